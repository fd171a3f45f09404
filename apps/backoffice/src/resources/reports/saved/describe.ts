import type { SavedReport } from '@selvedge/server/contract/reports';
import { buildReportPath, periodNames } from '@selvedge/server/reports/files';

export const kindNames: Readonly<Record<SavedReport['kind'], string>> = {
  sales: 'Sales',
  returns: 'Return rates',
  stock: 'Stock cover',
  vat: 'VAT',
  customers: 'Customer cohorts',
};

export const weekdayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** Formats an hour: 08:00. */
export const formatHour = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

type Schedule = Pick<NonNullable<SavedReport['schedule']>, 'every' | 'weekday' | 'monthDay' | 'hour'>;

/** Describes when a report is sent: Mondays at 08:00. */
export function describeSchedule({ every, weekday, monthDay, hour }: Schedule): string {
  const at = `at ${formatHour(hour)}`;
  if (every === 'day') return `Daily ${at}`;
  if (every === 'week') return `${weekdayNames[weekday - 1] ?? ''}s ${at}`;
  return monthDay === 31 ? `Last day of the month ${at}` : `Monthly on day ${monthDay} ${at}`;
}

/** Describes a report: Sales by week, last 30 days. */
export function describeReport({ kind, settings: { groupBy, period, from, until } }: Pick<SavedReport, 'kind' | 'settings'>): string {
  const name = groupBy === '' ? kindNames[kind] : `${kindNames[kind]} by ${groupBy === 'color' ? 'colour' : groupBy}`;
  return `${name}, ${period === 'custom' ? `${from ?? ''} – ${until ?? ''}` : periodNames[period].toLowerCase()}`;
}

/** Returns the address of a saved report in the back office. */
export const buildSavedPath = ({ id, kind, settings }: Pick<SavedReport, 'id' | 'kind' | 'settings'>): string =>
  buildReportPath(kind, settings, { saved: String(id) });
