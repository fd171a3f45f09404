import { parse } from 'csv-parse/sync';
import { UnreadableRates } from './errors.ts';
import { isDay, isRate, type ExchangeRate } from './rates.ts';

/**
 * Parses `day,currency,rate` (`2026-09-30,HUF,389.15`): units of the currency for one euro.
 * @param source who published the rates
 * @throws UnreadableRates with the line number
 */
export function parseRateTable(csv: string, source: string): ExchangeRate[] {
  return parseRows(csv).map(({ day = '', currency = '', rate = '' }, index) => {
    if (!isDay(day) || !/^[A-Z]{3}$/.test(currency) || currency === 'EUR' || !isRate(rate))
      throw new UnreadableRates(`line ${index + 2} is not day,currency,rate as in 2026-09-30,HUF,389.15`);
    return { day, currency, units: rate, source };
  });
}

function parseRows(csv: string): Partial<Record<'day' | 'currency' | 'rate', string>>[] {
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
