import { useEffect, useRef, useState, type RefObject } from 'react';

/** ms that the wheel turns, and how often it goes round meanwhile. */
const turnsFor = 4200;
const rounds = 5;

interface Turn {
  /** Of what is turned. */
  wheel: RefObject<SVGGElement | null>;
  isTurning: boolean;
}

/**
 * Turns the wheel to what was drawn while the page stood there. What was there with the page, or for somebody who asks for
 * less motion, it shows at once.
 * @param drawn another object with each spin; null: nothing was drawn yet
 * @param angle to which it is drawn at rest, in degrees
 */
export function useTurn(drawn: object | null, angle: number): Turn {
  const wheel = useRef<SVGGElement>(null);
  const [told, setTold] = useState(drawn);
  const from = useRef(angle);
  useEffect(() => {
    if (drawn === told) return;
    const end = () => {
      from.current = angle;
      setTold(drawn);
    };
    const turned = wheel.current;
    if (!turned || !drawn || matchMedia('(prefers-reduced-motion: reduce)').matches) {
      end();
      return;
    }
    const turning = turned.animate([{ transform: `rotate(${from.current}deg)` }, { transform: `rotate(${angle + 360 * rounds}deg)` }], {
      duration: turnsFor,
      easing: 'cubic-bezier(0.15, 0.75, 0.15, 1)',
    });
    turning.onfinish = end;
    return () => turning.cancel();
  }, [drawn, told, angle]);
  return { wheel, isTurning: drawn !== told };
}
