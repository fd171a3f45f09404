import { lazy, Suspense, useState, useSyncExternalStore, type ComponentType } from 'react';
import { useLocation } from 'react-router';
import { findConsent, onConsentChange } from '#lib/session/consent.ts';
import { splitPath } from '#lib/locale/locale.ts';

// Loaded only for visitors who have not answered. If it cannot be loaded, there is no banner, and without consent there is no analytics.
const ConsentBanner = lazy(async (): Promise<{ default: ComponentType<{ onAnswer: () => void }> }> => {
  const banner = await import('./consent-banner.tsx').catch(() => null);
  return { default: banner?.ConsentBanner ?? Nothing };
});

const Nothing = () => null;

/** Shows the banner to visitors who have not answered, once the page can be used. The cached page is the same for all visitors. */
export function ConsentSlot() {
  const consent = useSyncExternalStore(onConsentChange, findConsent, getServerConsent);
  const { pathname } = useLocation();
  const [isAnswered, setIsAnswered] = useState(false);
  const isConsentPage = splitPath(pathname).path.toLowerCase() === '/consent';
  if (consent !== null || isAnswered || isConsentPage) return null;
  return (
    <Suspense>
      <ConsentBanner onAnswer={() => setIsAnswered(true)} />
    </Suspense>
  );
}

const getServerConsent = () => undefined;
