import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import styles from './loading-bar.module.css';
import { progressAfter, loadingTimes } from './loading-progress.ts';

/** 3 px at the top of the window while a page is on its way. */
export function LoadingBar() {
  const isLoading = useNavigation().state !== 'idle';
  const [progress, setProgress] = useState<number | null>(null);

  useEffect(() => {
    if (!isLoading) return;
    const started = performance.now();
    let frame = 0;
    const grow = () => {
      setProgress(progressAfter(performance.now() - started));
      frame = requestAnimationFrame(grow);
    };
    // What is there at once needs no bar.
    const timer = setTimeout(grow, loadingTimes.throttle);
    return () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      setProgress((now) => (now === null ? null : 100));
    };
  }, [isLoading]);

  useEffect(() => {
    if (progress !== 100) return;
    const timer = setTimeout(() => setProgress(null), loadingTimes.hideDelay);
    return () => clearTimeout(timer);
  }, [progress]);

  if (progress === null) return null;
  return <div className={styles.bar} style={{ transform: `scaleX(${progress / 100})`, opacity: progress === 100 ? 0 : 1 }} aria-hidden="true" />;
}
