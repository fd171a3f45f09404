import { countryKey } from '#lib/persisted.ts';
import type { RootData } from '#lib/use-shop.ts';

/** Where the shop itself stands in `sessionStorage`, for pages that could not load it. */
const siteKey = 'site';

/** What is persisted of a country; without the shop, of which country the visitor is, only its code. */
interface KeptCountry {
  countryCode: string;
  globals?: { id: number; code: string };
}

/** Keeps the shop as it was loaded: its country for good, the rest for this tab. */
export function rememberShop(shop: RootData): void {
  const { id, code } = shop.market.country;
  attempt(() => {
    localStorage.setItem(countryKey, JSON.stringify({ countryCode: code, globals: { id, code } } satisfies KeptCountry));
    sessionStorage.setItem(siteKey, JSON.stringify(shop));
  });
}

/** What is known where the shop could not be loaded: that of this tab, for the language that the page is in. */
export function rememberedShop(tag: string): RootData | null {
  const kept = attempt(() => JSON.parse(sessionStorage.getItem(siteKey) ?? 'null') as RootData | null) ?? null;
  return kept?.language.tag === tag && kept.origin === location.origin ? kept : null;
}

/** Where a country could not be looked up, its code is what is left of it. @param host such as `de.localhost` */
export function rememberCountryCode(host: string): void {
  attempt(() => {
    const kept = JSON.parse(localStorage.getItem(countryKey) ?? 'null') as KeptCountry | null;
    const named = /^([a-z]{2})\.localhost/i.exec(host)?.[1] ?? /\.([a-z]{2})(:\d+)?$/i.exec(host)?.[1];
    const countryCode = (kept?.countryCode ?? named)?.toUpperCase();
    if (countryCode) localStorage.setItem(countryKey, JSON.stringify({ countryCode } satisfies KeptCountry));
  });
}

/** Storage may be refused, or hold what nobody can read. */
function attempt<Value>(act: () => Value): Value | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
