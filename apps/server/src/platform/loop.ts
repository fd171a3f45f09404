import type { Log } from './log.ts';

/** A task that repeats until it is stopped. */
export interface Loop {
  /** Starts the next round now instead of waiting. */
  nudge: () => void;
  /** Resolves when the current round has ended. */
  stop: () => Promise<void>;
}

/**
 * Repeats `round` with a pause between rounds (ms). After a round that returns "more", the next round starts immediately. A failed round is logged
 * and retried, because the database may be restarting.
 */
export function startLoop(name: string, pauseMs: number, log: Log, round: () => Promise<'more' | 'done'>): Loop {
  const state = { isStopped: false, isNudged: false };
  let wake: () => void = () => undefined;
  let failures = 0;

  const wait = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const computeDelay = (hasMore: boolean): number => {
    if (state.isStopped) return 0;
    if (failures > 0) return Math.min(5000, pauseMs * 2 ** failures);
    return hasMore || state.isNudged ? 0 : pauseMs;
  };

  const run = async () => {
    while (!state.isStopped) {
      state.isNudged = false;
      let hasMore = false;
      try {
        hasMore = (await round()) === 'more';
        failures = 0;
      } catch (error) {
        failures += 1;
        if (failures === 1 || failures % 20 === 0) log.error({ err: error, failures }, `${name}: a round failed`);
      }
      const ms = computeDelay(hasMore);
      if (ms > 0) await wait(ms);
    }
  };
  const ended = run();

  return {
    nudge: () => {
      state.isNudged = true;
      wake();
    },
    stop: () => {
      state.isStopped = true;
      wake();
      return ended;
    },
  };
}
