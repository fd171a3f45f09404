import { useEffect, useRef, useState, type RefObject } from 'react';

/** ms per spin; `rounds` is the number of full turns. */
const spinDurationMs = 4200;
const fullTurns = 5;

interface SpinAnimation {
  /** The element that turns. */
  wheel: RefObject<SVGGElement | null>;
  isTurning: boolean;
}

/**
 * Turns the wheel to a result that arrives while the page is open. A result that was loaded with the page is shown at once, and so is any
 * result with reduced motion.
 * @param drawn a new object per spin; null before the first
 * @param angle of the wheel at rest, in degrees
 */
export function useSpinAnimation(drawn: object | null, angle: number): SpinAnimation {
  const wheel = useRef<SVGGElement>(null);
  const [settledResult, setSettledResult] = useState(drawn);
  const from = useRef(angle);
  useEffect(() => {
    if (drawn === settledResult) return;
    const end = () => {
      from.current = angle;
      setSettledResult(drawn);
    };
    const turned = wheel.current;
    if (!turned || !drawn || matchMedia('(prefers-reduced-motion: reduce)').matches) {
      end();
      return;
    }
    const turning = turned.animate([{ transform: `rotate(${from.current}deg)` }, { transform: `rotate(${angle + 360 * fullTurns}deg)` }], {
      duration: spinDurationMs,
      easing: 'cubic-bezier(0.15, 0.75, 0.15, 1)',
    });
    turning.onfinish = end;
    return () => turning.cancel();
  }, [drawn, settledResult, angle]);
  return { wheel, isTurning: drawn !== settledResult };
}
