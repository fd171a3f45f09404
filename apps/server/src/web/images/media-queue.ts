/** The queue holds no more work: the caller answers 503. */
export class QueueIsFull extends Error {
  override name = 'QueueIsFull';
}

/** Runs limited work in parallel, so that other processes on the machine are not starved. */
export interface Queue {
  /**
   * Runs urgent work first, the newest of it before the rest: a shopper who has opened another page waits for that page's images.
   * @throws QueueIsFull
   */
  run<Answer>(work: () => Promise<Answer>, isUrgent?: boolean): Promise<Answer>;
  /** Returns how many run or wait. */
  size(): number;
}

/**
 * @param ROWS_PER_STATEMENT how many run in parallel
 * @param most how many may wait
 */
export function createQueue(atOnce: number, most: number): Queue {
  const urgent: (() => void)[] = [];
  const idle: (() => void)[] = [];
  let running = 0;

  const startNext = (): void => {
    if (running >= atOnce) return;
    const start = urgent.pop() ?? idle.shift();
    if (!start) return;
    running += 1;
    start();
  };

  return {
    size: () => running + urgent.length + idle.length,
    run: async (work, isUrgent = true) => {
      if (urgent.length + idle.length >= most) throw new QueueIsFull('too many pictures are waited for');
      await new Promise<void>((resolve) => {
        (isUrgent ? urgent : idle).push(resolve);
        startNext();
      });
      try {
        return await work();
      } finally {
        running -= 1;
        startNext();
      }
    },
  };
}
