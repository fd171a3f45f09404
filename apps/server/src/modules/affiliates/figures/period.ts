import { days, now } from '#kit/clock';
import { InvalidInput } from '#kit/errors';
import { toLocalDay } from '#modules/countries';

/** Days of a report, both included: `YYYY-MM-DD`. */
export interface Period {
  dateFrom: string;
  dateTo: string;
}

/** The period as requested; both ends are optional. */
export interface PeriodQuery {
  dateFrom?: string | undefined;
  dateTo?: string | undefined;
}

/** Maximum length of a report in days. */
export const MAX_DAYS = 400;

/** Length of a report in days if one of its ends is missing. */
const usualLength = 30;

/**
 * Returns the period of a report. By default it ends today.
 * @param timeZone decides which day is today
 * @param length days, if one of the two ends is missing
 * @throws InvalidInput if the days are in the wrong order or too far apart
 */
export function toPeriod({ dateFrom, dateTo }: PeriodQuery, timeZone: string, length = usualLength): Period {
  const until = dateTo ?? toLocalDay(timeZone, now());
  const from = dateFrom ?? addDays(until, 1 - length);
  if (from > until) throw new InvalidInput([{ field: dateTo === undefined ? 'dateFrom' : 'dateTo', code: 'order' }]);
  if (addDays(from, MAX_DAYS - 1) < until) throw new InvalidInput([{ field: 'dateFrom', code: 'period', params: { most: MAX_DAYS } }]);
  return { dateFrom: from, dateTo: until };
}

/** Returns the period of the same length directly before. */
export function getPreviousPeriod({ dateFrom, dateTo }: Period): Period {
  const count = listDays({ dateFrom, dateTo }).length;
  return { dateFrom: addDays(dateFrom, -count), dateTo: addDays(dateFrom, -1) };
}

/** Lists each day of a period. */
export function listDays({ dateFrom, dateTo }: Period): string[] {
  const all: string[] = [];
  for (let day = dateFrom; day <= dateTo; day = addDays(day, 1)) all.push(day);
  return all;
}

const toUtcDay = (at: Date): string => at.toISOString().slice(0, 10);
const addDays = (day: string, count: number): string => toUtcDay(new Date(Date.parse(`${day}T00:00:00Z`) + days(count)));

/** Returns when the last days began, today included: midnight UTC, as in reports that count by day. */
export const getPeriodStart = (length: number): Date => new Date(`${addDays(toUtcDay(now()), 1 - length)}T00:00:00Z`);
