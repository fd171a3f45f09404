import { countryKey } from '#lib/session/persisted.ts';
import type { RootData } from '#lib/use-shop.ts';

/** The `sessionStorage` key of the shop, for pages that could not load it. */
const siteKey = 'site';

/** The stored country. If the shop could not be loaded, it has only the code. */
interface StoredCountry {
  countryCode: string;
  globals?: { id: number; code: string };
}

/** Stores the loaded shop: its country permanently, the rest for this tab. */
export function rememberShop(shop: RootData): void {
  const { id, code } = shop.market.country;
  attempt(() => {
    localStorage.setItem(countryKey, JSON.stringify({ countryCode: code, globals: { id, code } } satisfies StoredCountry));
    sessionStorage.setItem(siteKey, JSON.stringify(shop));
  });
}

/** Returns this tab's stored shop for a page that could not load it, if the language matches and this version has stored it. */
export function readRememberedShop(tag: string): RootData | null {
  const kept = attempt(() => JSON.parse(sessionStorage.getItem(siteKey) ?? 'null') as RootData | null) ?? null;
  return kept?.language.tag === tag && kept.origin === location.origin && 'returnPolicy' in kept.market ? kept : null;
}

/** Stores the country code if the country could not be loaded. @param host such as `de.localhost` */
export function rememberCountryCode(host: string): void {
  attempt(() => {
    const kept = JSON.parse(localStorage.getItem(countryKey) ?? 'null') as StoredCountry | null;
    const named = /^([a-z]{2})\.localhost/i.exec(host)?.[1] ?? /\.([a-z]{2})(:\d+)?$/i.exec(host)?.[1];
    const countryCode = (kept?.countryCode ?? named)?.toUpperCase();
    if (countryCode) localStorage.setItem(countryKey, JSON.stringify({ countryCode } satisfies StoredCountry));
  });
}

/** Runs a storage operation. Storage may be forbidden or contain invalid data. */
function attempt<Value>(act: () => Value): Value | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
