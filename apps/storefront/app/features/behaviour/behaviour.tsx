import { lazy, Suspense, useEffect } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { isConsentGiven, onConsentChange } from '#lib/session/consent.ts';
import { recordArrival } from '#lib/tracking/record-arrival.ts';
import { useMaybeShop } from '#lib/use-shop.ts';
import './router-globals.ts';
import './navigation/view-transitions.css';
import { startCarryingParameters } from './navigation/start-carrying-parameters.ts';
import { ConnectionNotice } from './loading/connection-notice.tsx';
import { prefetchData } from './navigation/page-instances.ts';
import { LoadingBar } from './loading/loading-bar.tsx';
import { PlaceSuggestionSlot } from './suggestion/place-suggestion-slot.tsx';
import { preloadPages, prefetchInView, prefetchIntended } from './navigation/prefetch.ts';
import { rememberCountryCode, rememberShop } from './suggestion/remember-shop.ts';
import { reportErrors } from './requests/report-errors.ts';
import { useNavigationAnnouncement } from './navigation/use-navigation-announcement.ts';
import { layOutAsNavigated, layOutOnBack } from './navigation/lay-out-on-back.ts';
import { limitViewTransitions } from './navigation/view-transitions.ts';
import { startServiceWorker } from './start-service-worker.ts';
import { useFailureSnackbar } from './use-failure-snackbar.ts';
import { watchBuilds } from './requests/watch-builds.ts';

/** Loaded only for visitors with a preview link. */
const PreviewBar = lazy(async () => ({ default: (await import('./preview-bar.tsx')).PreviewBar }));

/** Renders the components that run on every page. Loads after the page can be used. */
export function Behaviour() {
  const title = useNavigationAnnouncement();
  const isPreview = new URLSearchParams(useLocation().search).has('preview');
  usePrefetch();
  useLayoutOnBack();
  useRememberedShop();
  useMeasuring();
  useFailureSnackbar();
  useEffect(startCarryingParameters, []);
  useEffect(reportErrors, []);
  useEffect(limitViewTransitions, []);
  const shop = useMaybeShop();
  const [language, defaultLanguage] = [shop?.language.code, shop?.market.defaultLanguage];
  useEffect(() => {
    const own = window.__reactRouterManifest?.version;
    return own ? watchBuilds({ own, reload: () => location.reload() }) : undefined;
  }, []);
  useEffect(() => {
    const build = window.__reactRouterManifest?.version;
    if (build && language && defaultLanguage && !import.meta.env.DEV) startServiceWorker({ language, defaultLanguage, build });
  }, [language, defaultLanguage]);
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

function useLayoutOnBack(): void {
  const { key } = useLocation();
  useEffect(layOutOnBack, []);
  useEffect(layOutAsNavigated, [key]);
}

function usePrefetch(): void {
  const { key } = useLocation();
  const isSettled = useNavigation().state === 'idle';
  useEffect(() => (isSettled ? prefetchInView(prefetchData) : undefined), [key, isSettled]);
  useEffect(() => prefetchIntended(prefetchData), []);
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

/** Loads the tag manager if the country has one and the visitor has agreed to statistics. Before that, no request is sent. */
function useMeasuring(): void {
  const containerId = useMaybeShop()?.market.tagManagerId;
  useEffect(() => {
    if (!containerId) return;
    const startIfAllowed = () => {
      if (isConsentGiven('statistics')) void startMeasuring(containerId).catch(() => undefined);
    };
    startIfAllowed();
    return onConsentChange(startIfAllowed);
  }, [containerId]);
}

const startMeasuring = async (containerId: string): Promise<void> => (await import('#lib/measuring/start-measuring.ts')).startMeasuring(containerId);
