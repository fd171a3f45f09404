import { and, asc, desc, eq, gte } from 'drizzle-orm';
import { getOpenCountry } from '#modules/countries';
import type { Db } from '#platform/database';
import { popularSearches } from '../tables.ts';

const maxShown = 6;
/** The minimum count of a popular search. Fewer searches are not representative. */
const minSearches = 10;

/**
 * Lists the texts that were searched most in a country's shop and language, without those that staff have hidden.
 * @throws CountryNotFound, CountryClosed
 */
export async function listPopularSearches(db: Db, { countryId, languageId }: { countryId: number; languageId: number }): Promise<string[]> {
  await getOpenCountry(db, countryId);
  const rows = await db
    .select({ text: popularSearches.text })
    .from(popularSearches)
    .where(
      and(
        eq(popularSearches.countryId, countryId),
        eq(popularSearches.languageId, languageId),
        eq(popularSearches.isHidden, false),
        gte(popularSearches.searches, minSearches),
      ),
    )
    .orderBy(desc(popularSearches.searches), asc(popularSearches.text))
    .limit(maxShown);
  return rows.map(({ text }) => text);
}
