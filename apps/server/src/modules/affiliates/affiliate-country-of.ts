import { eq } from 'drizzle-orm';
import { findCountryByHost, listActiveCountries } from '#modules/countries';
import type { Db } from '#platform/database';
import { affiliates } from './tables.ts';

/** Whose shop an affiliate is at home in: where he is taxed if the shop sells there, else the first that he sells to. */
export async function affiliateCountryOf(db: Db, affiliateId: number): Promise<number> {
  const [row] = await db.select({ tax: affiliates.tax, countryIds: affiliates.countryIds }).from(affiliates).where(eq(affiliates.id, affiliateId));
  const sold = await listActiveCountries(db);
  const home = sold.find(({ code }) => code === row?.tax.countryCode) ?? sold.find(({ id }) => row?.countryIds.includes(id));
  return home?.id ?? (await findCountryByHost(db, '')).country.id;
}
