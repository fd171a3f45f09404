import { formatDayRange as formatRangeOfDays } from '@selvedge/i18n/day-range';
import { getIntl } from './get-intl.ts';

/** Formats amounts and dates for the reader. All functions take a BCP 47 tag: `sl-SI`, `bn-BD`. */

/**
 * Formats an amount with 2 decimals, thousands separators (as in the specification) and the currency sign.
 * @param value in major units
 */
export const formatMoney = (value: number, { currency, tag }: { currency: string; tag: string }): string =>
  getIntl(Intl.NumberFormat, tag, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    useGrouping: 'always',
  }).format(value);

/** Formats a percentage. @param basisPoints 2200 is 22 % */
export const formatPercent = (basisPoints: number, tag: string): string =>
  getIntl(Intl.NumberFormat, tag, { style: 'percent', maximumFractionDigits: 2 }).format(basisPoints / 10_000);

/** Formats a reduction: `−24 %`. @param percent whole, from {@link computeReductionPercent} */
export const formatReduction = (percent: number, tag: string): string =>
  getIntl(Intl.NumberFormat, tag, { style: 'percent' })
    .format(-percent / 100)
    .replace('-', '−');

export const formatNumber = (value: number, tag: string): string => getIntl(Intl.NumberFormat, tag, {}).format(value);

/** Formats a day: `Tue 24 November`. @param isoDate `2026-11-24`; an invalid date gives an empty string */
export const formatDay = (isoDate: string, tag: string): string => formatDate(isoDate, tag, { weekday: 'short', day: 'numeric', month: 'long' });

/** Formats `24–27 November`; empty if either date is invalid. */
export const formatDayRange = (from: string, until: string, tag: string): string => formatRange(from, until, tag, { day: 'numeric', month: 'long' });

/** Formats `Tue 24 Nov – Fri 27 Nov`; empty if either date is invalid. */
export const formatWeekdayRange = (from: string, until: string, tag: string): string =>
  formatRange(from, until, tag, { weekday: 'short', day: 'numeric', month: 'short' });

/** Languages with unnatural ranges of weekdays in the CLDR: `11-26, kt – 12-01, an` (lt), `nov. 26., Cs` (hu), `čet, 26. stu` (hr). */
const languagesWithoutWeekdays = new Set(['lt', 'hu', 'it', 'hr']);

function formatRange(from: string, until: string, tag: string, options: Intl.DateTimeFormatOptions): string {
  const [start, end] = [parseDay(from), parseDay(until)];
  if (!start || !end) return '';
  const fields: Intl.DateTimeFormatOptions = languagesWithoutWeekdays.has(tag.slice(0, 2)) ? { day: 'numeric', month: 'long' } : options;
  return formatRangeOfDays(getIntl(Intl.DateTimeFormat, tag, { ...fields, timeZone: 'UTC' }), start, end);
}

/** Formats `24 November 2026`. */
export const formatLongDay = (isoDate: string, tag: string): string => formatDate(isoDate, tag, { day: 'numeric', month: 'long', year: 'numeric' });

function formatDate(isoDate: string, tag: string, options: Intl.DateTimeFormatOptions): string {
  const date = parseDay(isoDate);
  return date ? getIntl(Intl.DateTimeFormat, tag, { ...options, timeZone: 'UTC' }).format(date) : '';
}

/** Parses a calendar day as UTC, so that no time zone shifts it. */
function parseDay(isoDate: string): Date | null {
  const date = new Date(isoDate.length === 10 ? `${isoDate}T00:00:00Z` : isoDate);
  return Number.isNaN(date.getTime()) ? null : date;
}

/**
 * Returns the reduction in whole percent, measured against the prior price (Art. 6a Directive 98/6/EC).
 * @returns null if no reduction may be claimed
 */
export function computeReductionPercent({ discountPrice, priorPrice }: { discountPrice: number; priorPrice: number | null }): number | null {
  if (!priorPrice || priorPrice <= discountPrice) return null;
  const percent = Math.floor(((priorPrice - discountPrice) / priorPrice) * 100);
  return percent > 0 ? percent : null;
}
