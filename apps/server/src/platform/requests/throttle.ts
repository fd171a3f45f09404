import { setTimeout as pause } from 'node:timers/promises';

/** Pause relative to the work time: the job uses at most a fifth of one core. */
const PAUSE_SHARE = 4;

/** Returns a throttle for long work while the shop is open. Called between small steps, it pauses four times as long as the step took. */
export function createThrottle(signal: AbortSignal): () => Promise<void> {
  let began = performance.now();
  return async () => {
    await pause(PAUSE_SHARE * (performance.now() - began), undefined, { signal });
    began = performance.now();
  };
}
