import { lazy, Suspense, useEffect } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { consentGiven, onConsentChange } from '#lib/consent.ts';
import { recordArrival } from '#lib/tracking/record-arrival.ts';
import { useMaybeShop } from '#lib/use-shop.ts';
import './router-globals.ts';
import './view-transitions.css';
import { carryQueries } from './carry-queries.ts';
import { ConnectionNotice } from './connection-notice.tsx';
import { fetchAhead } from './in-this-page.ts';
import { LoadingBar } from './loading-bar.tsx';
import { PlaceSuggestionSlot } from './place-suggestion-slot.tsx';
import { preloadPages, prefetchInView, prefetchIntended } from './prefetch.ts';
import { rememberCountryCode, rememberShop } from './remember-shop.ts';
import { reportErrors } from './report-errors.ts';
import { useArrival } from './use-arrival.ts';
import { boundViewTransitions } from './view-transitions.ts';
import { watchBuilds } from './watch-builds.ts';

/** Seen by those alone who were given such a link. */
const PreviewBar = lazy(async () => ({ default: (await import('./preview-bar.tsx')).PreviewBar }));

/** All that goes on beside a page, whichever it is. Comes after the page can be used. */
export function Behaviour() {
  const title = useArrival();
  const isPreview = new URLSearchParams(useLocation().search).has('preview');
  usePrefetch();
  useRememberedShop();
  useMeasuring();
  useEffect(carryQueries, []);
  useEffect(reportErrors, []);
  useEffect(boundViewTransitions, []);
  useEffect(() => {
    const own = window.__reactRouterManifest?.version;
    return own ? watchBuilds({ own, reload: () => location.reload() }) : undefined;
  }, []);
  return (
    <>
      <LoadingBar />
      <ConnectionNotice />
      <PlaceSuggestionSlot />
      {isPreview ? (
        <Suspense>
          <PreviewBar />
        </Suspense>
      ) : null}
      <div className="visually-hidden" aria-live="polite" data-behaviour="">
        {title}
      </div>
    </>
  );
}

function usePrefetch(): void {
  const { key } = useLocation();
  const isSettled = useNavigation().state === 'idle';
  useEffect(() => (isSettled ? prefetchInView(fetchAhead) : undefined), [key, isSettled]);
  useEffect(() => prefetchIntended(fetchAhead), []);
  useEffect(preloadPages, []);
}

function useRememberedShop(): void {
  const shop = useMaybeShop();
  useEffect(() => {
    if (shop) rememberShop(shop);
    else rememberCountryCode(location.host);
    recordArrival({ countryId: shop?.market.country.id ?? null, shops: shop?.market.countries.map(({ url }) => url) ?? [] });
  }, [shop]);
}

/** Where the country has a tag manager, and once somebody agrees to being counted: until then nothing of it is even fetched. */
function useMeasuring(): void {
  const containerId = useMaybeShop()?.market.tagManagerId;
  useEffect(() => {
    if (!containerId) return;
    const startIfAllowed = () => {
      if (consentGiven('statistics')) void startMeasuring(containerId).catch(() => undefined);
    };
    startIfAllowed();
    return onConsentChange(startIfAllowed);
  }, [containerId]);
}

const startMeasuring = async (containerId: string): Promise<void> => (await import('#lib/measuring/start-measuring.ts')).startMeasuring(containerId);
