/** Data of countries that the demo needs. */
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import { countries, countryCurrencies } from './tables.ts';

export type ShopCountryRow = typeof countries.$inferSelect;

/** Returns the active countries that the shop sells in, as stored. Leaves out host rows, which have no prices and orders of their own. */
export const listShopCountries = (db: Db): Promise<ShopCountryRow[]> =>
  db
    .select()
    .from(countries)
    .where(and(eq(countries.isActive, true), isNull(countries.hostOf)))
    .orderBy(asc(countries.id));

/** Returns the first day (ISO) on which a country used a currency. */
export async function findCurrencyStart(db: Db, countryId: number, currency: string): Promise<string | undefined> {
  const [period] = await db
    .select({ validFrom: countryCurrencies.validFrom })
    .from(countryCurrencies)
    .where(and(eq(countryCurrencies.countryId, countryId), eq(countryCurrencies.currency, currency)));
  return period?.validFrom;
}

/** Adds social network links to active countries without any. @param buildLinks returns the links of a country code */
export async function addSocialLinks(tx: Tx, buildLinks: (code: string) => ShopCountryRow['socialLinks']): Promise<void> {
  const rows = await tx
    .select({ id: countries.id, code: countries.code })
    .from(countries)
    .where(sql`${countries.isActive} and ${countries.socialLinks} = '[]'::jsonb`);
  for (const { id, code } of rows)
    await tx
      .update(countries)
      .set({ socialLinks: buildLinks(code) })
      .where(eq(countries.id, id));
}
