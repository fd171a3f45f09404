import { parse } from 'csv-parse/sync';
import { ShopError } from '#kit/errors';
import { divideRounded, getExponent } from '#kit/money';

/** Units of a currency for one euro on a day, as published by the European Central Bank; an exact decimal text. */
export type ExchangeRates = ReadonlyMap<string, string>;

export class MissingRate extends ShopError {
  constructor(currency: string, day: string) {
    super('MissingRate', 422, `The rates have none for ${currency} on ${day}: enter what the European Central Bank published for that day`, {
      currency,
      day,
    });
  }
}

class UnreadableRates extends ShopError {
  constructor(reason: string) {
    super('UnreadableRates', 422, `The rates cannot be read: ${reason}`);
  }
}

const toRateKey = (currency: string, day: string): string => `${currency} ${day}`;

/**
 * Parses `day,currency,rate` (`2026-09-30,HUF,389.15`): units of the currency for one euro.
 * @throws UnreadableRates with the line number
 */
export function readRates(csv: string): ExchangeRates {
  const rows = parseRateRows(csv);
  return new Map(
    rows.map(({ day = '', currency = '', rate = '' }, index) => {
      if (!/^\d{4}-\d\d-\d\d$/.test(day) || !/^[A-Z]{3}$/.test(currency) || !/^\d+(\.\d+)?$/.test(rate) || Number(rate) === 0) {
        throw new UnreadableRates(`line ${index + 2} is not day,currency,rate as in 2026-09-30,HUF,389.15`);
      }
      return [toRateKey(currency, day), rate];
    }),
  );
}

function parseRateRows(csv: string): Partial<Record<'day' | 'currency' | 'rate', string>>[] {
  try {
    return parse(csv, {
      columns: (names: string[]) => names.map((name) => name.trim().toLowerCase()),
      trim: true,
      skip_empty_lines: true,
      bom: true,
    });
  } catch (error) {
    throw new UnreadableRates(error instanceof Error ? error.message : String(error));
  }
}

/**
 * Converts an amount to euro cents by the rate of a day, rounded half away from zero.
 * @param amount minor units
 * @throws MissingRate
 */
export function inEuro(amount: number, { currency, day, rates }: { currency: string; day: string; rates: ExchangeRates }): number {
  if (currency === 'EUR') return amount;
  const rate = rates.get(toRateKey(currency, day));
  if (rate === undefined) throw new MissingRate(currency, day);
  const [whole = '0', fraction = ''] = rate.split('.');
  // amount / 10^exponent / rate * 100, as integers.
  const numerator = BigInt(amount) * 100n * 10n ** BigInt(fraction.length);
  return divideRounded(numerator, BigInt(whole + fraction) * 10n ** BigInt(getExponent(currency)));
}
