import { days } from '#kit/clock';
import { divideRounded, getExponent } from '#kit/money';
import { MissingRate } from './errors.ts';

/** The rate of a currency on a day. */
export interface ExchangeRate {
  currency: string;
  /** ISO date. */
  day: string;
  /** Units of the currency for one euro: an exact decimal text. */
  units: string;
  /** Who published the rate. */
  source: string;
}

/** Rates by currency, in the order of their days. */
export type ExchangeRates = ReadonlyMap<string, readonly ExchangeRate[]>;

/** The European Central Bank publishes no rates at weekends and on closing days of TARGET: five days in a row at most. */
export const MAX_GAP_DAYS = 7;

/** Groups rates for lookups by currency and day. Of two rates of the same currency and day, the later one in the list counts. */
export function groupRates(rates: readonly ExchangeRate[]): ExchangeRates {
  const byKey = new Map(rates.map((rate) => [`${rate.currency} ${rate.day}`, rate]));
  const byCurrency = new Map<string, ExchangeRate[]>();
  for (const [, rate] of [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)))
    byCurrency.set(rate.currency, [...(byCurrency.get(rate.currency) ?? []), rate]);
  return byCurrency;
}

interface RateLookup {
  currency: string;
  day: string;
  rates: ExchangeRates;
}

/**
 * Returns the latest rate published until a day, as Art. 91(2) of Directive 2006/112/EC requires for amounts of a transaction.
 * @throws MissingRate if the last one is more than {@link MAX_GAP_DAYS} older
 */
export function getLatestRate({ currency, day, rates }: RateLookup): ExchangeRate {
  const earliest = shiftDay(day, -MAX_GAP_DAYS);
  const found = rates.get(currency)?.findLast((rate) => rate.day <= day);
  if (!found || found.day < earliest) throw new MissingRate(currency, day);
  return found;
}

/**
 * Returns the rate of a day or, if none was published on it, of the next day of publication, as Art. 369h of Directive 2006/112/EC requires for
 * the return of the One-Stop Shop.
 * @throws MissingRate if the next one is more than {@link MAX_GAP_DAYS} later
 */
export function getNextRate({ currency, day, rates }: RateLookup): ExchangeRate {
  const latest = shiftDay(day, MAX_GAP_DAYS);
  const found = rates.get(currency)?.find((rate) => rate.day >= day);
  if (!found || found.day > latest) throw new MissingRate(currency, day);
  return found;
}

/** A currency and its units for one euro. */
export type RateOfCurrency = Pick<ExchangeRate, 'currency' | 'units'>;

export const euro: RateOfCurrency = { currency: 'EUR', units: '1' };

/**
 * Converts an amount from one currency to another through the euro: exact until the result is rounded once, half away from zero.
 * @param amount minor units
 * @returns minor units of the other currency
 */
export function convertAmount(amount: number, { from, to }: { from: RateOfCurrency; to: RateOfCurrency }): number {
  if (from.currency === to.currency) return amount;
  const [source, target] = [readDecimal(from.units), readDecimal(to.units)];
  const numerator = BigInt(amount) * target.digits * source.scale * 10n ** BigInt(getExponent(to.currency));
  return divideRounded(numerator, source.digits * target.scale * 10n ** BigInt(getExponent(from.currency)));
}

/** Splits a decimal text into an integer and a power of ten. */
function readDecimal(units: string): { digits: bigint; scale: bigint } {
  const [whole = '0', fraction = ''] = units.split('.');
  return { digits: BigInt(whole + fraction), scale: 10n ** BigInt(fraction.length) };
}

/** Returns whether a text is a rate: a positive decimal number with at most ten digits before and after the point. */
export const isRate = (units: string): boolean => /^\d{1,10}(\.\d{1,10})?$/.test(units) && /[1-9]/.test(units);

/** Returns whether a text is a day of the calendar, such as `2026-11-27`. */
export const isDay = (day: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day);

/** @returns the ISO date so many days later */
export const shiftDay = (day: string, by: number): string => new Date(Date.parse(day) + days(by)).toISOString().slice(0, 10);
