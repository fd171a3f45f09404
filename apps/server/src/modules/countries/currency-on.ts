import { now } from '#kit/clock';
import type { Db } from '#platform/database';
import { dayIn, isInForce } from './dates.ts';
import { shopOf } from './get-country.ts';
import { countriesOf, type CurrencyRow, type Snapshot } from './snapshot.ts';

/** What a country pays in on a day. */
export interface CountryCurrency extends CurrencyRow {
  /** A second currency beside each price while the law asks for it: its units per unit of this one, × 100,000. */
  dualDisplay: { currency: string; rateE5: number } | null;
}

/**
 * The currency that a country pays in at an instant, by its own calendar.
 * @throws CountryNotFound
 */
export async function currencyOn(db: Db, countryId: number, at: Date = now()): Promise<CountryCurrency> {
  const snapshot = await countriesOf(db);
  const currency = currencyWithin(snapshot, countryId, at);
  if (!currency) throw new Error(`country ${countryId} has no currency at ${at.toISOString()}`);
  return currency;
}

export function currencyWithin(snapshot: Snapshot, countryId: number, at: Date): CountryCurrency | undefined {
  const country = shopOf(snapshot, countryId);
  const day = dayIn(country.timeZone, at);
  const period = snapshot.currencyPeriods.findLast((row) => row.countryId === country.id && isInForce(row, day));
  const currency = period && snapshot.currencies.get(period.currency);
  if (!currency) return undefined;
  const second = period.dualDisplay;
  const isShown = second !== null && second.from <= day && day <= second.until;
  return { ...currency, dualDisplay: isShown ? { currency: second.currency, rateE5: second.rateE5 } : null };
}
