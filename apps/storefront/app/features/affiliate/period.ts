/** Lengths of time to choose from, in days with today. */
export const periodLengths = [7, 30, 90] as const;
export type PeriodLength = (typeof periodLengths)[number];

/** Of which days a page of the portal tells. UTC, both included. */
export interface Period {
  dateFrom: string;
  dateTo: string;
  /** Null: days of his own. */
  length: PeriodLength | null;
}

const usualLength = 30;
/** Days that a report goes over at most: of a longer time the last of them are shown. */
const longest = 400;
/** ms */
const day = 86_400_000;

/**
 * `?days=7`, or `?dateFrom=…&dateTo=…`; without either, the last 30 days. Dates the wrong way round are turned, and a day
 * that is none is left out.
 * @param now ms; the server's own unless told
 */
export function periodOf(query: URLSearchParams, now = performance.timeOrigin + performance.now()): Period {
  const today = isoDay(now);
  const [from, to] = [dayIn(query, 'dateFrom'), dayIn(query, 'dateTo')];
  if (from || to) {
    const until = to ?? today;
    const since = from ?? daysBefore(until, usualLength - 1);
    const [first, last] = since <= until ? [since, until] : [until, since];
    const earliest = daysBefore(last, longest - 1);
    return { dateFrom: first < earliest ? earliest : first, dateTo: last, length: null };
  }
  const length = periodLengths.find((days) => String(days) === query.get('days')) ?? usualLength;
  return { dateFrom: isoDay(now - (length - 1) * day), dateTo: today, length };
}

const isoDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

const daysBefore = (date: string, count: number): string => isoDay(Date.parse(date) - count * day);

/** A day of the query that there is, or null. */
export function dayIn(query: URLSearchParams, name: string): string | null {
  const written = query.get(name) ?? '';
  const time = /^\d{4}-\d{2}-\d{2}$/.test(written) ? Date.parse(written) : NaN;
  return Number.isNaN(time) || isoDay(time) !== written ? null : written;
}
