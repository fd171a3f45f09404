import { formatAddressLines } from '@selvedge/addresses';
import { formatDayRange } from '@selvedge/i18n/day-range';
import type { MailAddress } from './order/order-mail-data.ts';

/** Formats amounts, rates, dates and addresses for a language. */
export interface Formats {
  /** @param major decimal number in major units */
  amount(major: number): string;
  /** Whole pieces. */
  count(pieces: number): string;
  /** @param basisPoints 2200 is 22 % */
  rate(basisPoints: number): string;
  /** @param iso `2026-03-05` */
  date(iso: string): string;
  day(iso: string): string;
  /** A range of days with their weekdays: `Thursday 3 – Saturday 5 December`. */
  days(from: string, until: string): string;
  /** Returns the lines of a postal address. */
  address(address: MailAddress): string[];
}

/** @param tag BCP 47 @param currency ISO 4217 @param decimals always shown: the formatter's own would leave out fillér */
export function createFormats(tag: string, { currency, decimals }: { currency: string; decimals: number }): Formats {
  const amounts = new Intl.NumberFormat(tag, { style: 'currency', currency, minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  const counts = new Intl.NumberFormat(tag);
  const rates = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 });
  const days = new Intl.DateTimeFormat(tag, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
  const countries = new Intl.DisplayNames(tag, { type: 'region' });
  return {
    amount: (major) => amounts.format(major),
    count: (pieces) => counts.format(pieces),
    rate: (basisPoints) => rates.format(basisPoints / 10_000),
    date: (iso) => formatDate(tag, iso),
    day: (iso) => days.format(toDate(iso)),
    days: (from, until) => formatDayRange(days, toDate(from), toDate(until)),
    address: (address) =>
      [...formatAddressLines(address), countries.of(address.countryCode) ?? address.countryCode, address.vatNumber].filter((line) => line !== ''),
  };
}

/** @param tag BCP 47 @param iso `2026-03-05` */
export const formatDate = (tag: string, iso: string): string =>
  new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(toDate(iso));

/** Dates are calendar days: parsed and formatted in the same zone, they do not change. */
const toDate = (iso: string): Date => new Date(`${iso}T00:00:00Z`);
