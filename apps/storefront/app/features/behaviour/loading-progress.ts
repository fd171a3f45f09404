/** The specification's times, ms: shown after `throttle`, half full after about `duration`, gone `hideDelay` after the end. */
export const loadingTimes = { throttle: 200, duration: 2000, hideDelay: 500, resetDelay: 400 } as const;

/** How full the bar is: quick at first, never full before the page is there. @param elapsed ms @returns 0 to 100 */
export const progressAfter = (elapsed: number): number => (2 / Math.PI) * 100 * Math.atan(elapsed / (loadingTimes.duration / 2));
