import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { runWhenLoaded } from '#lib/when-loaded.ts';

declare global {
  interface Window {
    /** Repeats the last tap on a button of the page before it was hydrated; null afterwards. */
    repeatEarlyTap?: (() => void) | null;
  }
}

// The page works without this script.
const Behaviour = lazy(async (): Promise<{ default: ComponentType }> => {
  const found = await import('./behaviour.tsx').catch(() => null);
  return { default: found?.Behaviour ?? (() => null) };
});

/** Loads the scripts that every page uses, once the page can be used. */
export function BehaviourSlot() {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    window.repeatEarlyTap?.();
    return runWhenLoaded(() => setIsDue(true));
  }, []);
  return isDue ? (
    <Suspense>
      <Behaviour />
    </Suspense>
  ) : null;
}
