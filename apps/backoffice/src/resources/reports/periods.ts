/** A period as ISO dates, both inclusive. */
export interface Period {
  from: string;
  until: string;
}

export const periodNames = {
  today: 'Today',
  '7d': 'Last 7 days',
  '30d': 'Last 30 days',
  'this-month': 'This month',
  'last-month': 'Last month',
  '90d': 'Last 90 days',
  'this-year': 'This year',
  '365d': 'Last 365 days',
  'last-year': 'Last year',
  custom: 'Custom dates',
} as const;
export type PeriodName = keyof typeof periodNames;

const format = (date: Date): string => date.toISOString().slice(0, 10);
const buildDate = (year: number, month: number, day: number): Date => new Date(Date.UTC(year, month, day));

/** Returns the days of a named period, which ends on the current day of the person's computer. */
export function findPeriod(name: Exclude<PeriodName, 'custom'>): Period {
  // oxlint-disable-next-line selvedge/no-system-clock -- The clock of the kit is that of the server.
  const today = new Date();
  const [year, month, day] = [today.getFullYear(), today.getMonth(), today.getDate()];
  const until = format(buildDate(year, month, day));
  const endNow = (from: Date): Period => ({ from: format(from), until });
  switch (name) {
    case 'this-month':
      return endNow(buildDate(year, month, 1));
    case 'last-month':
      return { from: format(buildDate(year, month - 1, 1)), until: format(buildDate(year, month, 0)) };
    case 'this-year':
      return endNow(buildDate(year, 0, 1));
    case 'last-year':
      return { from: format(buildDate(year - 1, 0, 1)), until: format(buildDate(year - 1, 11, 31)) };
    default:
      return endNow(buildDate(year, month, day - (name === 'today' ? 1 : Number.parseInt(name, 10)) + 1));
  }
}
