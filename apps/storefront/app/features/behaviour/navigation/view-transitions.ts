/** Maximum delay in ms that a transition may cause. */
const maxWaitMs = 100;

/**
 * Limits the view transitions of links: none with reduced motion, and none if the page needs longer than a tenth of a second.
 * @returns a function that restores the original behaviour
 */
export function limitViewTransitions(): () => void {
  const startNatively = typeof document.startViewTransition === 'function' ? document.startViewTransition.bind(document) : undefined;
  if (!startNatively) return () => undefined;
  document.startViewTransition = (update) => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return runWithoutTransition(update);
    const transition = startNatively(update);
    const timer = setTimeout(() => transition.skipTransition(), maxWaitMs);
    transition.updateCallbackDone.then(
      () => clearTimeout(timer),
      () => clearTimeout(timer),
    );
    // Fast navigation skips a transition; this is not an error.
    transition.ready.catch(() => undefined);
    return transition;
  };
  return () => {
    document.startViewTransition = startNatively;
  };
}

function runWithoutTransition(update: Parameters<Document['startViewTransition']>[0]): ViewTransition {
  const callback = typeof update === 'function' ? update : update?.update;
  const done = Promise.resolve(callback?.()).then(() => undefined);
  return { finished: done, ready: done, updateCallbackDone: done, skipTransition: () => undefined, types: new Set() } as unknown as ViewTransition;
}
