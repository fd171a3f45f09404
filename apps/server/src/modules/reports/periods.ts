import { days } from '#kit/clock';
import type { comparisons } from './queries.ts';

/** ISO dates, both inclusive. */
export interface Span {
  from: string;
  until: string;
}

/** A part of a period that is read from the rows of days or of months. */
export interface Slice extends Span {
  grain: 'day' | 'month';
}

export const addDays = (day: string, count: number): string => new Date(Date.parse(day) + days(count)).toISOString().slice(0, 10);
const countDays = ({ from, until }: Span): number => Math.round((Date.parse(until) - Date.parse(from)) / days(1)) + 1;
const getMonthStart = (day: string): string => `${day.slice(0, 7)}-01`;
const getNextMonth = (day: string): string => getMonthStart(addDays(getMonthStart(day), 31));

/** Returns the same day of the previous year; 28 February for 29 February. */
const getYearBefore = (day: string): string => {
  const earlier = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
  return earlier.endsWith('-02-29') ? earlier.replace(/29$/, '28') : earlier;
};

/** Returns the period to compare with; null: none. */
export function findComparedSpan(span: Span, compare: (typeof comparisons)[number]): Span | null {
  if (compare === 'none') return null;
  if (compare === 'year') return { from: getYearBefore(span.from), until: getYearBefore(span.until) };
  return { from: addDays(span.from, -countDays(span)), until: addDays(span.from, -1) };
}

/** Splits a period into whole months and the days around them, so that a long period reads few rows. */
export function splitPeriod({ from, until }: Span): Slice[] {
  const firstMonth = from === getMonthStart(from) ? from : getNextMonth(from);
  const afterLast = getMonthStart(addDays(until, 1));
  if (firstMonth >= afterLast) return [{ grain: 'day', from, until }];
  const slices: Slice[] = [
    { grain: 'day', from, until: addDays(firstMonth, -1) },
    { grain: 'month', from: firstMonth, until: addDays(afterLast, -1) },
    { grain: 'day', from: afterLast, until },
  ];
  return slices.filter((slice) => slice.from <= slice.until);
}

/** Returns the first day of the day's step. A week begins on Monday. */
export function getStepStart(day: string, step: 'day' | 'week' | 'month'): string {
  if (step === 'month') return getMonthStart(day);
  return step === 'day' ? day : addDays(day, -((new Date(day).getUTCDay() + 6) % 7));
}

/** Returns the first day of each step of a period. The first may be before the period. */
export function listStepStarts({ from, until }: Span, step: 'day' | 'week' | 'month'): string[] {
  const starts: string[] = [];
  for (let at = getStepStart(from, step); at <= until; at = step === 'month' ? getNextMonth(at) : addDays(at, step === 'week' ? 7 : 1))
    starts.push(at);
  return starts;
}
