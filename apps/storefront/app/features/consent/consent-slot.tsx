import { lazy, Suspense, useState, useSyncExternalStore, type ComponentType } from 'react';
import { useLocation } from 'react-router';
import { knownConsent, onConsentChange } from '#lib/consent.ts';
import { splitPath } from '#lib/locale.ts';

// Only who has not been asked yet needs it. A question that cannot be fetched is not asked: nothing is done without it.
const ConsentBanner = lazy(async (): Promise<{ default: ComponentType<{ onAnswer: () => void }> }> => {
  const banner = await import('./consent-banner.tsx').catch(() => null);
  return { default: banner?.ConsentBanner ?? Nothing };
});

const Nothing = () => null;

/** Asks whoever has not been asked, once the page can be used: it is the same for everybody until then. */
export function ConsentSlot() {
  const consent = useSyncExternalStore(onConsentChange, knownConsent, unknown);
  const { pathname } = useLocation();
  const [isAnswered, setIsAnswered] = useState(false);
  const isOnItsPage = splitPath(pathname).path.toLowerCase() === '/consent';
  if (consent !== null || isAnswered || isOnItsPage) return null;
  return (
    <Suspense>
      <ConsentBanner onAnswer={() => setIsAnswered(true)} />
    </Suspense>
  );
}

const unknown = () => undefined;
