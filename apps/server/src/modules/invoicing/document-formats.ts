import { formatDayRange } from '@selvedge/i18n/day-range';
import { getExponent, money, toMajor } from '#kit/money';

/** Formats of a document's language. Amounts are minor units of its currency. */
export interface DocumentFormats {
  /** An amount with its currency. */
  amount(minor: number, currency: string): string;
  /** An amount without currency, for a column whose heading names it. */
  figure(minor: number): string;
  count(pieces: number): string;
  /** @param basisPoints 2200 is 22 % */
  rate(basisPoints: number): string;
  /** @param rateE5 units per unit × 100,000 */
  exchange(rateE5: number): string;
  /** A decimal text such as `389.15`, with the decimals that it has. */
  decimal(text: string): string;
  /** @param iso `2026-03-05` */
  day(iso: string): string;
  /** A range of days in the shortest form; one day if both are equal. */
  days(from: string, until: string): string;
  country(code: string): string;
}

/** @param tag BCP 47 @param currency ISO 4217 */
export function createDocumentFormats(tag: string, currency: string): DocumentFormats {
  const decimals = getExponent(currency);
  const fixed = (of: number) => ({ minimumFractionDigits: of, maximumFractionDigits: of });
  const figures = new Intl.NumberFormat(tag, fixed(decimals));
  const counts = new Intl.NumberFormat(tag);
  const rates = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 });
  const exchanges = new Intl.NumberFormat(tag, fixed(5));
  const days = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
  const spans = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' });
  const at = (iso: string) => new Date(`${iso}T00:00:00Z`);
  const countries = new Intl.DisplayNames(tag, { type: 'region' });
  return {
    amount: (minor, of) =>
      new Intl.NumberFormat(tag, { style: 'currency', currency: of, ...fixed(getExponent(of)) }).format(toMajor(money(minor, of))),
    figure: (minor) => figures.format(toMajor(money(minor, currency))),
    count: (pieces) => counts.format(pieces),
    rate: (basisPoints) => rates.format(basisPoints / 10_000),
    exchange: (rateE5) => exchanges.format(rateE5 / 100_000),
    // A text of digits is formatted exactly, without a binary fraction.
    decimal: (text) => new Intl.NumberFormat(tag, fixed(text.split('.')[1]?.length ?? 0)).format(text as `${number}`),
    day: (iso) => days.format(at(iso)),
    days: (from, until) => formatDayRange(spans, at(from), at(until)),
    country: (code) => (code === '' ? '' : (countries.of(code) ?? code)),
  };
}
