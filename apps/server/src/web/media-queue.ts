/** Asked to do more than it can hold: the caller answers 503. */
export class QueueIsFull extends Error {
  override name = 'QueueIsFull';
}

/** Work that is done a few at a time, so that what shares the machine with it is not starved. */
export interface Queue {
  /**
   * What is urgent goes before what is not, and the newest of it first: a shopper who has gone on to another page waits
   * for that page's pictures, not for those left behind.
   * @throws QueueIsFull
   */
  run<Answer>(work: () => Promise<Answer>, isUrgent?: boolean): Promise<Answer>;
  /** How many run or wait. */
  size(): number;
}

/**
 * @param atOnce how many pieces of work run at a time
 * @param most how many may wait
 */
export function createQueue(atOnce: number, most: number): Queue {
  const urgent: (() => void)[] = [];
  const idle: (() => void)[] = [];
  let running = 0;

  const next = (): void => {
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
        next();
      });
      try {
        return await work();
      } finally {
        running -= 1;
        next();
      }
    },
  };
}
