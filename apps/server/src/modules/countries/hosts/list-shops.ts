import { now } from '#kit/clock';
import type { Db } from '#platform/database';
import { selectCurrency } from '../get-currency.ts';
import { getCountries, type CountryRow } from '../snapshot.ts';

/** A country that the shop sells in, with the data that reports need. */
export interface Shop extends Pick<CountryRow, 'id' | 'code' | 'name' | 'timeZone' | 'eurRate'> {
  /** The current currency; null if none is set. */
  currency: string | null;
}

/** Returns the countries that the shop sells or has sold in, without host rows, and the decimals of each currency. */
export async function listShops(db: Db): Promise<{ shops: Shop[]; exponents: ReadonlyMap<string, number> }> {
  const snapshot = await getCountries(db);
  const sold = new Set(snapshot.currencyPeriods.map(({ countryId }) => countryId));
  const shops = snapshot.countries
    .filter(({ id, hostOf }) => hostOf === null && sold.has(id))
    .map((row) => ({ ...row, currency: selectCurrency(snapshot, row.id, now())?.code ?? null }))
    .map(({ id, code, name, timeZone, eurRate, currency }) => ({ id, code, name, timeZone, eurRate, currency }));
  return { shops, exponents: new Map([...snapshot.currencies.values()].map(({ code, exponent }) => [code, exponent])) };
}
