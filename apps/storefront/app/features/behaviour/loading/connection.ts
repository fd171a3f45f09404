/* Whether the shop is reachable, according to the last request of this page. */

type Listener = () => void;

export interface Connection {
  isLost: () => boolean;
  /** Number of forms that could not be sent. Each is reported. */
  unsent: () => number;
  onChange: (listener: Listener) => () => void;
  /** Called by the request that has failed. */
  markLost: () => void;
  markFound: () => void;
  reportUnsent: () => void;
  /** Resolves at the next retry: on request, after a time, or when the browser is online. @throws the reason if the signal is aborted */
  nextTry: (signal: AbortSignal | null | undefined) => Promise<void>;
  /** Resolves all waiting retries. */
  tryAgain: () => void;
}

/** @param every ms after which waiting requests retry by themselves */
export function openConnection({
  every = 10_000,
  events = globalThis,
}: { every?: number; events?: Pick<EventTarget, 'addEventListener'> } = {}): Connection {
  const listeners = new Set<Listener>();
  const waiting = new Set<Listener>();
  let isLost = false;
  let unsent = 0;
  const notifyListeners = () => {
    for (const listener of listeners) listener();
  };
  const set = (next: boolean) => {
    if (isLost === next) return;
    isLost = next;
    notifyListeners();
  };
  const tryAgain = () => {
    for (const go of [...waiting]) go();
  };
  events.addEventListener('online', tryAgain);

  return {
    isLost: () => isLost,
    unsent: () => unsent,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    markLost: () => set(true),
    markFound: () => set(false),
    reportUnsent: () => {
      unsent += 1;
      notifyListeners();
    },
    nextTry: (signal) =>
      new Promise((resolve, reject) => {
        const settleOnce = (settle: () => void) => () => {
          clearTimeout(timer);
          waiting.delete(go);
          signal?.removeEventListener('abort', stop);
          settle();
        };
        const go = settleOnce(resolve);
        const stop = settleOnce(() => {
          // No request is waiting any more, so there is nothing to report.
          if (waiting.size === 0) set(false);
          reject(signal?.reason as Error);
        });
        const timer = setTimeout(() => go(), every);
        waiting.add(go);
        if (signal?.aborted) stop();
        else signal?.addEventListener('abort', stop);
      }),
    tryAgain,
  };
}
