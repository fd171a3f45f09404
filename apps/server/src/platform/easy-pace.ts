import { setTimeout as pause } from 'node:timers/promises';

/** How many times longer than it worked a job rests: a fifth of one core is left to it. */
const RESTS = 4;

/** A pace for long work beside a shop that is open: called between small pieces of it, it rests as long as they took four times over. */
export function easyPace(signal: AbortSignal): () => Promise<void> {
  let began = performance.now();
  return async () => {
    await pause(RESTS * (performance.now() - began), undefined, { signal });
    began = performance.now();
  };
}
