/** The specification's times in ms: shown after `throttle`, half full after about `duration`, hidden `hideDelay` after the end. */
export const loadingTimes = { throttle: 200, duration: 2000, hideDelay: 500, resetDelay: 400 } as const;

/** Returns how full the bar is: fast at first, never full before the page has loaded. @param elapsed ms @returns 0 to 100 */
export const computeProgress = (elapsed: number): number => (2 / Math.PI) * 100 * Math.atan(elapsed / (loadingTimes.duration / 2));
