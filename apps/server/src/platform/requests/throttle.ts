import { setTimeout as pause } from 'node:timers/promises';

/** Ratio of pause to work time: the job uses at most a fifth of one core. */
const PAUSE_SHARE = 4;

/** Returns a throttle for long work while the shop is open. A call after each small step pauses for four times the step's duration. */
export function createThrottle(signal: AbortSignal): () => Promise<void> {
  let began = performance.now();
  return async () => {
    await pause(PAUSE_SHARE * (performance.now() - began), undefined, { signal });
    began = performance.now();
  };
}
