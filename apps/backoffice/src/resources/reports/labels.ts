import { formatDay, formatDays } from '#fields/formats.ts';
import { nameRow } from '@selvedge/server/reports/files';

/** Names a row on the screen, where days have their names. */
export function formatRowName(row: { label: string; key: string }, groupBy: string): string {
  const { label } = row;
  if (groupBy === 'day') return formatDay(label.slice(0, 10));
  if (groupBy === 'week') {
    const [first = '', last = first] = label.split(' – ');
    return formatDays(first, last);
  }
  return groupBy === 'month' ? formatMonth(label) : nameRow(row, groupBy);
}

/** Formats a month, such as Nov 2026. @param month `2026-11`, or a day of it */
export const formatMonth = (month: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', month: 'short', year: 'numeric' }).format(new Date(`${month.slice(0, 7)}-01`));
