import { defaultLanguageId } from '@selvedge/i18n';
import { buildBaseUrl, findLanguage, getOpenCountry } from '#modules/countries';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';
import type { FeedFilter } from './feed-contract.ts';

interface FeedAddress {
  secret: string;
  filter: FeedFilter;
  countryId: number;
  languageId: number;
  publicAddress: Pick<Config, 'publicUrl' | 'isLoopback'>;
}

/**
 * Returns the address of a feed with a selection. Feeds exist in the language of the country and in English.
 * @throws CountryNotFound, CountryClosed
 */
export async function buildFeedAddress(db: Db, { secret, filter, countryId, languageId, publicAddress }: FeedAddress): Promise<string> {
  const country = await getOpenCountry(db, countryId);
  const language = await findLanguage(db, languageId === defaultLanguageId ? defaultLanguageId : country.languageId);
  if (!language) throw new RangeError(`country ${countryId} has no language`);
  const chosen = Object.entries(filter).filter(([, value]) => value !== 'false');
  const query = new URLSearchParams(chosen.map(([name, value]): [string, string] => [name, String(value)]));
  const path = `/api/affiliate-feeds/${secret}/${country.code.toLowerCase()}/${language.code}/google.xml`;
  return `${buildBaseUrl(country, publicAddress)}${path}${query.size > 0 ? `?${query.toString()}` : ''}`;
}
