import type { Db } from '#platform/database';
import { baseUrlOf, type Standing } from './find-market.ts';
import { indexedLanguagesOf } from './indexed-languages.ts';
import { countriesOf } from './snapshot.ts';
import { countriesTag, countryTag } from './tags.ts';

/** A country's own host, as search engines are told of it. */
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

/** The hosts of all open countries; a further host that is lent to one has the same goods and is not among them. */
export async function listHosts(db: Db, standing: Standing): Promise<{ hosts: ShopHost[]; tags: string[] }> {
  const { countries } = await countriesOf(db);
  const open = countries.filter(({ isActive, hostOf }) => isActive && hostOf === null);
  return {
    hosts: open.map((row) => ({
      countryId: row.id,
      code: row.code,
      origin: baseUrlOf(row, standing),
      defaultLanguage: row.lang,
      indexedLanguages: indexedLanguagesOf(row),
    })),
    tags: [countriesTag, ...open.map(({ id }) => countryTag(id))],
  };
}
