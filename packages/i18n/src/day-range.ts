/**
 * Formats a range of days without repeating a common month: `3–5 December`. Some formats of the CLDR write a zero before the day (`03–05
 * dicembre` in Italian, `03. – 05. prosinca` in Croatian). Before the name of a month, this zero is removed.
 */
export function formatDayRange(format: Intl.DateTimeFormat, from: Date, until: Date): string {
  const parts = format.formatRangeToParts(from, until);
  const hasNumericMonth = parts.some(({ type, value }) => type === 'month' && /^\d/.test(value));
  return parts.map(({ type, value }) => (type === 'day' && !hasNumericMonth ? value.replace(/^0/, '') : value)).join('');
}
