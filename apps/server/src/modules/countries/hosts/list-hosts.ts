import { listIndexedLanguages } from './indexed-languages.ts';
import type { Db } from '#platform/database';
import { buildBaseUrl, type PublicAddress } from './find-market.ts';
import { getCountries } from '../snapshot.ts';
import { countriesTag, buildCountryTag } from '../tags.ts';

/** A country's own host, for sitemaps and hreflang links. */
export interface ShopHost {
  countryId: number;
  /** ISO 3166-1 alpha-2. */
  code: string;
  /** Scheme, host and port. */
  origin: string;
  defaultLanguage: string;
  /** Codes, the host's own language first. */
  indexedLanguages: readonly string[];
}

/** Returns the hosts of all open countries. Host rows are omitted, because they sell the same goods. */
export async function listHosts(db: Db, publicAddress: PublicAddress): Promise<{ hosts: ShopHost[]; tags: string[] }> {
  const { countries } = await getCountries(db);
  const open = countries.filter(({ isActive, hostOf }) => isActive && hostOf === null);
  return {
    hosts: open.map((row) => ({
      countryId: row.id,
      code: row.code,
      origin: buildBaseUrl(row, publicAddress),
      defaultLanguage: row.lang,
      indexedLanguages: listIndexedLanguages(row),
    })),
    tags: [countriesTag, ...open.map(({ id }) => buildCountryTag(id))],
  };
}
