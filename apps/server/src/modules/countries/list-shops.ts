import { now } from '#kit/clock';
import type { Db } from '#platform/database';
import { currencyWithin } from './currency-on.ts';
import { countriesOf, type CountryRow } from './snapshot.ts';

/** A country that the shop sells in, as reports need it. */
export interface Shop extends Pick<CountryRow, 'id' | 'code' | 'name' | 'timeZone' | 'eurRate'> {
  /** What it pays in today; null where nothing is set. */
  currency: string | null;
}

/** The countries that the shop sells in or has sold in, without the rows that only lend a host; and the decimals of each currency. */
export async function listShops(db: Db): Promise<{ shops: Shop[]; exponents: ReadonlyMap<string, number> }> {
  const snapshot = await countriesOf(db);
  const sold = new Set(snapshot.currencyPeriods.map(({ countryId }) => countryId));
  const shops = snapshot.countries
    .filter(({ id, hostOf }) => hostOf === null && sold.has(id))
    .map((row) => ({ ...row, currency: currencyWithin(snapshot, row.id, now())?.code ?? null }))
    .map(({ id, code, name, timeZone, eurRate, currency }) => ({ id, code, name, timeZone, eurRate, currency }));
  return { shops, exponents: new Map([...snapshot.currencies.values()].map(({ code, exponent }) => [code, exponent])) };
}
