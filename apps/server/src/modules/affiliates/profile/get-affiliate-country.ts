import { eq } from 'drizzle-orm';
import { findCountryByHost, listActiveCountries } from '#modules/countries';
import type { Db } from '#platform/database';
import { affiliates } from '../tables.ts';

/** Returns the affiliate's home country: where they are taxed if the shop sells there, else the first country that they sell to. */
export async function getAffiliateCountry(db: Db, affiliateId: number): Promise<number> {
  const [row] = await db.select({ tax: affiliates.tax, countryIds: affiliates.countryIds }).from(affiliates).where(eq(affiliates.id, affiliateId));
  const sold = await listActiveCountries(db);
  const home = sold.find(({ code }) => code === row?.tax.countryCode) ?? sold.find(({ id }) => row?.countryIds.includes(id));
  return home?.id ?? (await findCountryByHost(db, '')).country.id;
}
