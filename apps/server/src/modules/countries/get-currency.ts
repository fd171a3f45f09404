import { sql, type SQL } from 'drizzle-orm';
import { now } from '#kit/clock';
import type { Db } from '#platform/database';
import { toLocalDay, isInForce } from './dates.ts';
import { getShop } from './get-country.ts';
import { cashRoundings } from './tables.ts';
import { getCountries, type CurrencyRow, type Snapshot } from './snapshot.ts';

/** Steps of cash rounding that a country has or had: a query of `country_id, step` (minor units). */
export const cashSteps: SQL = sql`select country_id, step from ${cashRoundings}`;

/** The currency of a country on a day. */
export interface CountryCurrency extends CurrencyRow {
  /** A second currency next to each price while the law requires it: its units per unit of this one, × 100,000. */
  dualDisplay: { currency: string; rateE5: number } | null;
  /** Cash totals are rounded to a multiple of this number of minor units; 1: not rounded. */
  cashStep: number;
}

/**
 * Returns the currency of a country at an instant, in the country's time zone.
 * @throws CountryNotFound
 */
export async function getCurrency(db: Db, countryId: number, at: Date = now()): Promise<CountryCurrency> {
  const snapshot = await getCountries(db);
  const currency = selectCurrency(snapshot, countryId, at);
  if (!currency) throw new Error(`country ${countryId} has no currency at ${at.toISOString()}`);
  return currency;
}

export function selectCurrency(snapshot: Snapshot, countryId: number, at: Date): CountryCurrency | undefined {
  const country = getShop(snapshot, countryId);
  const day = toLocalDay(country.timeZone, at);
  const period = snapshot.currencyPeriods.findLast((row) => row.countryId === country.id && isInForce(row, day));
  const currency = period && snapshot.currencies.get(period.currency);
  if (!currency) return undefined;
  const second = period.dualDisplay;
  const isShown = second !== null && second.from <= day && day <= second.until;
  const cashStep = snapshot.cashRoundings.findLast((row) => row.countryId === country.id && isInForce(row, day))?.step ?? 1;
  return { ...currency, cashStep, dualDisplay: isShown ? { currency: second.currency, rateE5: second.rateE5 } : null };
}
