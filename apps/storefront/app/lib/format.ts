/** Amounts and dates in the reader's own form. All take a BCP 47 tag: `sl-SI`, `bn-BD`. */

const moneyFormats = new Map<string, Intl.NumberFormat>();

/**
 * 2 decimals and thousands separators, as the specification wants them, with the currency's own sign.
 * @param value in major units
 */
export function formatMoney(value: number, { currency, tag }: { currency: string; tag: string }): string {
  const key = `${tag} ${currency}`;
  let format = moneyFormats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(tag, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
      useGrouping: 'always',
    });
    moneyFormats.set(key, format);
  }
  return format.format(value);
}

/** @param basisPoints of the whole: 2200 is 22 % */
export const formatPercent = (basisPoints: number, tag: string): string =>
  new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 }).format(basisPoints / 10_000);

/** What a reduction takes off, as shops write it: `−24 %`. @param percent whole, as {@link percentOff} gives it */
export const formatReduction = (percent: number, tag: string): string =>
  new Intl.NumberFormat(tag, { style: 'percent' }).format(-percent / 100).replace('-', '−');

export const formatNumber = (value: number, tag: string): string => new Intl.NumberFormat(tag).format(value);

/** A day as a shopper says it: `Tue 24 November`. @param isoDate `2026-11-24`; one that cannot be read gives an empty string */
export const formatDay = (isoDate: string, tag: string): string => formatDate(isoDate, tag, { weekday: 'short', day: 'numeric', month: 'long' });

/** `24–27 November`; empty where either day cannot be read. */
export function formatDayRange(from: string, until: string, tag: string): string {
  const [start, end] = [dayOf(from), dayOf(until)];
  if (!start || !end) return '';
  const format = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return format.formatRange(start, end);
}

/** `Tue 24 Nov – Fri 27 Nov`; empty where either day cannot be read. */
export function formatWeekdayRange(from: string, until: string, tag: string): string {
  const [start, end] = [dayOf(from), dayOf(until)];
  if (!start || !end) return '';
  const format = new Intl.DateTimeFormat(tag, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
  return format.formatRange(start, end);
}

/** `24 November 2026` */
export const formatLongDay = (isoDate: string, tag: string): string => formatDate(isoDate, tag, { day: 'numeric', month: 'long', year: 'numeric' });

function formatDate(isoDate: string, tag: string, options: Intl.DateTimeFormatOptions): string {
  const date = dayOf(isoDate);
  return date ? new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' }).format(date) : '';
}

/** Calendar days carry no zone: they are read and written as UTC, so that no one's clock moves them. */
function dayOf(isoDate: string): Date | null {
  const date = new Date(isoDate.length === 10 ? `${isoDate}T00:00:00Z` : isoDate);
  return Number.isNaN(date.getTime()) ? null : date;
}

/**
 * What a reduction takes off, in whole percent, measured against the prior price (Art. 6a Directive 98/6/EC).
 * @returns null where nothing may be claimed
 */
export function percentOff({ discountPrice, priorPrice }: { discountPrice: number; priorPrice: number | null }): number | null {
  if (!priorPrice || priorPrice <= discountPrice) return null;
  const percent = Math.floor(((priorPrice - discountPrice) / priorPrice) * 100);
  return percent > 0 ? percent : null;
}
