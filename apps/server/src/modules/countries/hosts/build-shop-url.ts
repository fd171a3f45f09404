import type { Db } from '#platform/database';
import { getCountry } from '../get-country.ts';
import { buildBaseUrl, type PublicAddress } from './find-market.ts';
import { findLanguage } from './list-locales.ts';

/**
 * Returns the base URL of a country's shop in a language, without a trailing slash: `https://selvedge.de/en`. The country's own language has no
 * path segment. @throws CountryNotFound
 */
export async function buildShopUrl(
  db: Db,
  publicAddress: PublicAddress,
  { countryId, languageId }: { countryId: number; languageId: number },
): Promise<string> {
  const country = await getCountry(db, countryId);
  const language = await findLanguage(db, languageId);
  const baseUrl = buildBaseUrl(country, publicAddress);
  return language && language.id !== country.languageId ? `${baseUrl}/${language.code}` : baseUrl;
}
