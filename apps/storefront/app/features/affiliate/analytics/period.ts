import { toLocalDay } from './local-day.ts';

/** Lengths to choose from, in days including today. */
export const periodLengths = [7, 30, 90] as const;
export type PeriodLength = (typeof periodLengths)[number];

/** The days that a portal page covers, both ends included. */
export interface Period {
  dateFrom: string;
  dateTo: string;
  /** Null for custom dates. */
  length: PeriodLength | null;
}

const usualLength = 30;
/** Maximum number of days in a report. Of a longer period the last days are shown. */
const maxDays = 400;
/** ms */
const day = 86_400_000;

/**
 * Reads the period from `?days=7` or `?dateFrom=…&dateTo=…`; the last 30 days by default. Puts swapped dates in order and ignores
 * invalid dates.
 * @param timeZone decides which day is today, IANA
 * @param now ms; the current time by default
 */
export function readPeriod(query: URLSearchParams, timeZone: string, now = performance.timeOrigin + performance.now()): Period {
  const today = toLocalDay(timeZone, new Date(now));
  const [from, to] = [readDay(query, 'dateFrom'), readDay(query, 'dateTo')];
  if (from || to) {
    const until = to ?? today;
    const since = from ?? subtractDays(until, usualLength - 1);
    const [first, last] = since <= until ? [since, until] : [until, since];
    const earliest = subtractDays(last, maxDays - 1);
    return { dateFrom: first < earliest ? earliest : first, dateTo: last, length: null };
  }
  const length = periodLengths.find((days) => String(days) === query.get('days')) ?? usualLength;
  return { dateFrom: subtractDays(today, length - 1), dateTo: today, length };
}

const formatIsoDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

const subtractDays = (date: string, count: number): string => formatIsoDay(Date.parse(date) - count * day);

/** Returns a valid date of the query, or null. */
export function readDay(query: URLSearchParams, name: string): string | null {
  const written = query.get(name) ?? '';
  const time = /^\d{4}-\d{2}-\d{2}$/.test(written) ? Date.parse(written) : NaN;
  return Number.isNaN(time) || formatIsoDay(time) !== written ? null : written;
}
