/* Whether the shop can be reached, as far as this page has found out. */

type Listener = () => void;

export interface Connection {
  isLost: () => boolean;
  /** How often something that somebody did could not be sent: each is told. */
  unsent: () => number;
  onChange: (listener: Listener) => () => void;
  /** Told by who has found out. */
  lose: () => void;
  find: () => void;
  tellUnsent: () => void;
  /** Resolves when it is worth another try: asked for, or the browser says so. @throws what the signal was aborted with */
  nextTry: (signal: AbortSignal | null | undefined) => Promise<void>;
  /** Lets all who wait try again. */
  tryAgain: () => void;
}

/** @param every ms after which those who wait try again by themselves */
export function openConnection({
  every = 10_000,
  events = globalThis,
}: { every?: number; events?: Pick<EventTarget, 'addEventListener'> } = {}): Connection {
  const listeners = new Set<Listener>();
  const waiting = new Set<Listener>();
  let isLost = false;
  let unsent = 0;
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const set = (next: boolean) => {
    if (isLost === next) return;
    isLost = next;
    tell();
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
    lose: () => set(true),
    find: () => set(false),
    tellUnsent: () => {
      unsent += 1;
      tell();
    },
    nextTry: (signal) =>
      new Promise((resolve, reject) => {
        const done = (settle: () => void) => () => {
          clearTimeout(timer);
          waiting.delete(go);
          signal?.removeEventListener('abort', stop);
          settle();
        };
        const go = done(resolve);
        const stop = done(() => {
          // Nobody waits any more: there is nothing to be told of.
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
