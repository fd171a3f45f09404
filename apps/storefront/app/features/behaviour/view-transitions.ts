/** How long a change of page may be held up by its transition, ms. */
const longestWait = 100;

/**
 * Bounds the transitions that links ask for: none for who wants less motion, and one whose page is not there in a tenth of
 * a second is left out. @returns takes it back
 */
export function boundViewTransitions(): () => void {
  const own = typeof document.startViewTransition === 'function' ? document.startViewTransition.bind(document) : undefined;
  if (!own) return () => undefined;
  document.startViewTransition = (update) => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return without(update);
    const transition = own(update);
    const timer = setTimeout(() => transition.skipTransition(), longestWait);
    transition.updateCallbackDone.then(
      () => clearTimeout(timer),
      () => clearTimeout(timer),
    );
    // Whoever goes on quickly skips one; that is no error.
    transition.ready.catch(() => undefined);
    return transition;
  };
  return () => {
    document.startViewTransition = own;
  };
}

function without(update: Parameters<Document['startViewTransition']>[0]): ViewTransition {
  const callback = typeof update === 'function' ? update : update?.update;
  const done = Promise.resolve(callback?.()).then(() => undefined);
  return { finished: done, ready: done, updateCallbackDone: done, skipTransition: () => undefined, types: new Set() } as unknown as ViewTransition;
}
