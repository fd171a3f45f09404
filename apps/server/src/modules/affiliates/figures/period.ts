import { days, now } from '#kit/clock';
import { InvalidInput } from '#kit/errors';

/** Days of a report, in UTC, both included: `YYYY-MM-DD`. */
export interface Period {
  dateFrom: string;
  dateTo: string;
}

/** What somebody has asked for of it. */
export interface AskedPeriod {
  dateFrom?: string | undefined;
  dateTo?: string | undefined;
}

/** Days that a report goes over at most. */
export const MOST_DAYS = 400;

/**
 * The days that a report is of: what is not said ends it today, and makes it thirty days long.
 * @param length days, where one of the two is not said
 * @throws InvalidInput where they are the wrong way round, or too far apart
 */
export function periodOf({ dateFrom, dateTo }: AskedPeriod, length = 30): Period {
  const until = dateTo ?? dayOf(now());
  const from = dateFrom ?? addDays(until, 1 - length);
  if (from > until) throw new InvalidInput([{ field: dateTo === undefined ? 'dateFrom' : 'dateTo', code: 'order' }]);
  if (addDays(from, MOST_DAYS - 1) < until) throw new InvalidInput([{ field: 'dateFrom', code: 'period', params: { most: MOST_DAYS } }]);
  return { dateFrom: from, dateTo: until };
}

/** Each day of a period. */
export function daysOf({ dateFrom, dateTo }: Period): string[] {
  const all: string[] = [];
  for (let day = dateFrom; day <= dateTo; day = addDays(day, 1)) all.push(day);
  return all;
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
const addDays = (day: string, count: number): string => dayOf(new Date(Date.parse(`${day}T00:00:00Z`) + days(count)));
