import { localizedPath, type LanguageCode } from '@selvedge/i18n';
import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { useLocation, useMatches } from 'react-router';
import { knownConsent, onConsentChange } from '#lib/consent.ts';
import { splitPath } from '#lib/locale.ts';
import { usePathIn } from '#lib/page-paths.ts';
import { useMaybeShop } from '#lib/use-shop.ts';
import { isRefused, refuse } from './refused-suggestions.ts';
import { countryOfZone, suggestedPlace, type SuggestedPlace } from './suggested-place.ts';
import type { PlaceSuggestionProps } from './place-suggestion.tsx';

type Notice = ComponentType<Pick<PlaceSuggestionProps, 'href' | 'onRefuse'>>;

/** ms until the page has settled: what is worked out of time zones takes longer than a frame. */
const settleMs = 1000;

/**
 * Offers the browser's own language or country where the page has another, and leaves it at that after a No. Only where people
 * look around: whoever pays or signs in is not asked. Nothing is fetched where nothing is to be suggested.
 */
export function PlaceSuggestionSlot() {
  const shop = useMaybeShop();
  const pathIn = usePathIn();
  const { pathname } = useLocation();
  const isLookingAround = useMatches().some(({ id }) => id === 'layouts/default');
  // One question at a time: cookies first.
  const isAsked = useSyncExternalStore(onConsentChange, knownConsent, () => undefined) === null;
  const [place, setPlace] = useState<SuggestedPlace | null>(null);
  const [isDeclined, setIsDeclined] = useState(false);
  const [found, setFound] = useState<{ Notice: Notice } | null>(null);

  useEffect(() => {
    if (!shop || isAsked) return;
    const timer = setTimeout(() => setPlace(placeFor(shop)), settleMs);
    return () => clearTimeout(timer);
  }, [shop, isAsked]);

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

  if (!shop || !place || !found || isDeclined || !isLookingAround) return null;
  const { language, country } = place;
  const own = pathIn(language) ?? splitPath(pathname).path;
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

function placeFor({ market, language }: NonNullable<ReturnType<typeof useMaybeShop>>): SuggestedPlace | null {
  // Whoever has chosen has said what he wants.
  if (/(?:^|;\s*)locale_prefer=/.test(document.cookie)) return null;
  const countries = market.countries.map(({ code }) => code);
  const place = suggestedPlace({
    language,
    country: market.country.code,
    languages: market.languages,
    countries,
    spoken: navigator.languages,
    zoneCountry: countryOfZone(new Intl.DateTimeFormat().resolvedOptions().timeZone, countries),
  });
  return place && !isRefused(language.code, place) ? place : null;
}
