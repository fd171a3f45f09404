import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { classes } from '#ui/styles/classes.ts';
import '../router-globals.ts';
import styles from './loading-bar.module.css';

/** The specification's times in ms: shown after `throttle`, half full after about `duration`, hidden `hideDelay` after the end. */
export const loadingTimes = { throttle: 200, duration: 2000, hideDelay: 500, resetDelay: 400 } as const;

/** Returns how full the bar is: fast at first, never full before the page has loaded. @param elapsed ms @returns 0 to 100 */
export const computeProgress = (elapsed: number): number => (2 / Math.PI) * 100 * Math.atan(elapsed / (loadingTimes.duration / 2));

/** Outlives the component: an error page renders everything again, with a bar that has no state. */
let isUnderWay = false;
const isBroken = (): boolean => window.__reactRouterDataRouter?.state.errors != null;

/** A bar of 3 px at the top of the window while a page loads; red for a moment if it fails. */
export function LoadingBar() {
  const isLoading = useNavigation().state !== 'idle';
  const [progress, setProgress] = useState<number | null>(() => (isUnderWay && isBroken() ? 100 : null));
  const [hasFailed, setHasFailed] = useState(progress === 100);

  useEffect(() => {
    isUnderWay = isLoading;
    if (!isLoading) return;
    const started = performance.now();
    let frame = 0;
    const grow = () => {
      setHasFailed(false);
      setProgress(computeProgress(performance.now() - started));
      frame = requestAnimationFrame(grow);
    };
    // A page that loads at once shows no bar.
    const timer = setTimeout(grow, loadingTimes.throttle);
    return () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      setHasFailed(isBroken());
      setProgress((now) => (now === null && !isBroken() ? null : 100));
    };
  }, [isLoading]);

  useEffect(() => {
    if (progress !== 100) return;
    const timer = setTimeout(() => setProgress(null), loadingTimes.hideDelay + loadingTimes.resetDelay);
    return () => clearTimeout(timer);
  }, [progress]);

  if (progress === null) return null;
  return (
    <div
      className={classes(styles.bar, progress === 100 && styles.done, hasFailed && styles.failed)}
      style={{ transform: `scaleX(${progress / 100})` }}
      data-progress={Math.round(progress)}
      aria-hidden="true"
    />
  );
}
