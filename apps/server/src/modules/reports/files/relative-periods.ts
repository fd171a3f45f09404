import { addDays, getStepStart, type Span } from '../periods.ts';

/** The periods of the reports by value. All but custom dates are relative to a day, so that a saved report shows the latest figures. */
export const periodNames = {
  today: 'Today',
  yesterday: 'Yesterday',
  '7d': 'Last 7 days',
  '30d': 'Last 30 days',
  '90d': 'Last 90 days',
  '365d': 'Last 365 days',
  'this-week': 'This week so far',
  'last-week': 'Last week',
  'this-month': 'This month so far',
  'last-month': 'Last month',
  'this-quarter': 'This quarter so far',
  'last-quarter': 'Last quarter',
  'this-year': 'This year so far',
  'last-year': 'Last year',
  custom: 'Custom dates',
} as const;
export type PeriodName = keyof typeof periodNames;
export type RelativePeriod = Exclude<PeriodName, 'custom'>;

/** Returns the first day of a month. @param month from 0; months before the year are those of earlier years */
const buildMonthStart = (year: number, month: number): string => new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);

/** Returns the days of a relative period. @param today an ISO date */
export function findPeriod(name: RelativePeriod, today: string): Span {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1];
  const quarter = month - (month % 3);
  const monday = getStepStart(today, 'week');
  const endBefore = (from: string, next: string): Span => ({ from, until: addDays(next, -1) });
  switch (name) {
    case 'yesterday':
      return endBefore(addDays(today, -1), today);
    case 'this-week':
      return { from: monday, until: today };
    case 'last-week':
      return endBefore(addDays(monday, -7), monday);
    case 'this-month':
      return { from: buildMonthStart(year, month), until: today };
    case 'last-month':
      return endBefore(buildMonthStart(year, month - 1), buildMonthStart(year, month));
    case 'this-quarter':
      return { from: buildMonthStart(year, quarter), until: today };
    case 'last-quarter':
      return endBefore(buildMonthStart(year, quarter - 3), buildMonthStart(year, quarter));
    case 'this-year':
      return { from: buildMonthStart(year, 0), until: today };
    case 'last-year':
      return endBefore(buildMonthStart(year - 1, 0), buildMonthStart(year, 0));
    default:
      return { from: addDays(today, 1 - (name === 'today' ? 1 : Number.parseInt(name, 10))), until: today };
  }
}
