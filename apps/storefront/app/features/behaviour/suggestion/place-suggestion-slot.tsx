import { localizedPath, type LanguageCode } from '@selvedge/i18n';
import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { useLocation, useMatches } from 'react-router';
import { findConsent, onConsentChange } from '#lib/session/consent.ts';
import { splitPath } from '#lib/locale/locale.ts';
import { useTranslatedPath } from '#lib/paths/page-paths.ts';
import { useMaybeShop } from '#lib/use-shop.ts';
import { isRefused, refuse } from './refused-suggestions.ts';
import { findCountryByTimeZone, chooseSuggestedPlace, type SuggestedPlace } from './choose-suggested-place.ts';
import type { PlaceSuggestionProps } from './place-suggestion.tsx';

type Notice = ComponentType<Pick<PlaceSuggestionProps, 'href' | 'onRefuse'>>;

/** ms until the page has settled: checking time zones takes longer than a frame. */
const settleMs = 1000;

/**
 * Suggests the browser's language or country if the page has another, until the visitor refuses. Not shown at the checkout or the
 * sign-in. Loads nothing if there is nothing to suggest.
 */
export function PlaceSuggestionSlot() {
  const shop = useMaybeShop();
  const getPathByLanguage = useTranslatedPath();
  const { pathname } = useLocation();
  const isDefaultLayout = useMatches().some(({ id }) => id === 'layouts/default');
  // The cookie banner is shown first.
  const isConsentOpen = useSyncExternalStore(onConsentChange, findConsent, () => undefined) === null;
  const [place, setPlace] = useState<SuggestedPlace | null>(null);
  const [isDeclined, setIsDeclined] = useState(false);
  const [found, setFound] = useState<{ Notice: Notice } | null>(null);

  useEffect(() => {
    if (!shop || isConsentOpen) return;
    const timer = setTimeout(() => setPlace(findSuggestedPlace(shop)), settleMs);
    return () => clearTimeout(timer);
  }, [shop, isConsentOpen]);

  useEffect(() => {
    const tag = place && shop?.market.languages.find(({ code }) => code === place.language)?.tag;
    if (!tag) return;
    let isWanted = true;
    void import('./place-suggestion.tsx').then(
      async ({ placeSuggestion }) => {
        const Notice = await placeSuggestion({ language: { code: place.language as LanguageCode, tag }, country: place.country });
        if (isWanted) setFound({ Notice });
      },
      () => undefined,
    );
    return () => void (isWanted = false);
  }, [place, shop]);

  if (!shop || !place || !found || isDeclined || !isDefaultLayout) return null;
  const { language, country } = place;
  const own = getPathByLanguage(language) ?? splitPath(pathname).path;
  const there = shop.market.countries.find(({ code }) => code === country);
  const path = there ? localizedPath(own, { language, defaultLanguage: there.lang }) : own;
  const way = there ? `/country/${there.code.toLowerCase()}` : `/language/${language}`;
  return (
    <found.Notice
      href={`${way}?${new URLSearchParams({ path }).toString()}`}
      onRefuse={() => {
        refuse(shop.language.code, place);
        setIsDeclined(true);
      }}
    />
  );
}

function findSuggestedPlace({ market, language }: NonNullable<ReturnType<typeof useMaybeShop>>): SuggestedPlace | null {
  // A visitor who has chosen a language gets no suggestion.
  if (/(?:^|;\s*)locale_prefer=/.test(document.cookie)) return null;
  const countries = market.countries.map(({ code }) => code);
  const place = chooseSuggestedPlace({
    language,
    country: market.country.code,
    languages: market.languages,
    countries,
    spoken: navigator.languages,
    zoneCountry: findCountryByTimeZone(new Intl.DateTimeFormat().resolvedOptions().timeZone, countries),
  });
  return place && !isRefused(language.code, place) ? place : null;
}
