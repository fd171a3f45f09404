/** Thrown when the queue is full. The caller then sends a placeholder. */
export class QueueIsFull extends Error {
  override name = 'QueueIsFull';
}

/** Limits parallel work, so that other processes on the machine get CPU time. */
export interface Queue {
  /**
   * Runs urgent work first, the newest first, because a shopper who has opened another page waits for that page's images.
   * @throws QueueIsFull
   */
  run<Answer>(work: () => Promise<Answer>, isUrgent?: boolean): Promise<Answer>;
  /** Returns the number of running and waiting tasks. */
  size(): number;
}

/**
 * @param maxConcurrent maximum number of parallel tasks
 * @param maxLength maximum number of waiting tasks
 */
export function createQueue(maxConcurrent: number, maxLength: number): Queue {
  const urgent: (() => void)[] = [];
  const idle: (() => void)[] = [];
  let running = 0;

  const startNext = (): void => {
    if (running >= maxConcurrent) return;
    const start = urgent.pop() ?? idle.shift();
    if (!start) return;
    running += 1;
    start();
  };

  return {
    size: () => running + urgent.length + idle.length,
    run: async (work, isUrgent = true) => {
      if (urgent.length + idle.length >= maxLength) throw new QueueIsFull('too many pictures are waited for');
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
