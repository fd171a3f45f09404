import { formatDay, formatDays } from '#fields/formats.ts';
import { returnReasonLabels } from '#resources/returns/labels.ts';

/** Names a row. Days have their names on the screen, and ISO dates in a file. */
export function formatRowName({ label, key }: { label: string; key: string }, groupBy: string, place: 'screen' | 'file' = 'screen'): string {
  if (groupBy === 'reason') return key === '' ? 'No reason given' : ((returnReasonLabels as Readonly<Record<string, string>>)[key] ?? label);
  if (place === 'file') return label;
  if (groupBy === 'day') return formatDay(label.slice(0, 10));
  if (groupBy === 'week') {
    const [first = '', last = first] = label.split(' – ');
    return formatDays(first, last);
  }
  if (groupBy === 'month') return formatMonth(label);
  return label;
}

/** Formats a month, such as Nov 2026. @param month `2026-11`, or a day of it */
export const formatMonth = (month: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', month: 'short', year: 'numeric' }).format(new Date(`${month.slice(0, 7)}-01`));
