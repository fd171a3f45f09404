import { attempt } from '../links/attempt.ts';
import { readCountry } from '../links/read-country.ts';
import type { Portal } from '../portal/get-portal.ts';
import { listCountryNames } from '../profile/country-names.ts';

/** Loads the banners and texts for a country. */
export async function loadCreatives({ shop, affiliateId }: Portal, query: URLSearchParams) {
  const countryId = readCountry(query, shop.countryId);
  const [creatives, countries] = await Promise.all([attempt(shop.api.portal.creatives(affiliateId, countryId)), listCountryNames(shop)]);
  const languages = shop.market.languages.map(({ id, name }) => ({ id, name }));
  return { view: 'creatives' as const, creatives, countries, countryId, languages };
}
