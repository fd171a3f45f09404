/**
 * Formats of amounts, times, days and countries. All screens use these, so that one amount or time looks the same everywhere. English,
 * with the symbol and the decimals of the currency, and the day before the month.
 */

/** Formats an amount in major units: €71.99, Ft 7,990. Forints have decimals only in sums of VAT. */
export const formatMoney = (amount: number, currency: string, digits?: number): string =>
  new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: digits ?? 2,
    ...(digits !== undefined && { minimumFractionDigits: digits }),
  }).format(amount);

/** Formats date and time in the computer's time zone: 26 Nov 2026, 14:05. @param hasSeconds for technical lists */
export const formatTime = (iso: string, { hasSeconds = false } = {}): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: hasSeconds ? 'medium' : 'short' }).format(new Date(iso));

/** Formats a day: 26 Nov 2026. @param iso a day, or a time, which is shown as the day in the computer's time zone */
export const formatDay = (iso: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', ...(iso.length === 10 && { timeZone: 'UTC' }) }).format(new Date(iso));

/** Formats two days as one range: 26 Nov 2026 – 3 Dec 2026. */
export const formatDays = (from: string, until: string): string => (from === until ? formatDay(from) : `${formatDay(from)} – ${formatDay(until)}`);

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

/** Returns the English name of a country. @param code ISO 3166-1 alpha-2; an unknown code is returned unchanged */
export const formatCountry = (code: string): string => (/^[A-Z]{2}$/.test(code) ? (countryNames.of(code) ?? code) : code);

/** Formats a number of things: 1 price, 1,200 prices. @param noun in the singular; its plural ends in s */
export const formatCount = (count: number, noun: string): string => `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;

/** Formats a file size: 850 B, 120 KB, 3.4 MB. */
export function formatSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  const isMega = bytes >= 1_000_000;
  const size = new Intl.NumberFormat('en', { maximumFractionDigits: isMega ? 1 : 0 }).format(bytes / (isMega ? 1_000_000 : 1000));
  return `${size} ${isMega ? 'MB' : 'KB'}`;
}
