import { toInstant, toLocalDay } from '#modules/countries';
import { addDays } from '../periods.ts';

/** When a saved report is sent, in local time. */
export type Schedule = { hour: number } & (
  | { every: 'day' }
  /** 1 is Monday. */
  | { every: 'week'; weekday: number }
  /** A month without the day uses its last day. */
  | { every: 'month'; monthDay: number }
);

/** A monthly report is due within 62 days: a month that began after its day, and the whole next month. */
const MAX_DAYS = 62;

/**
 * Returns the first due time after an instant. An hour that occurs twice is due at its first occurrence. An hour that clocks skip is due at the
 * next hour.
 */
export function findNextDueTime(schedule: Schedule, timeZone: string, after: Date): Date {
  const today = toLocalDay(timeZone, after);
  for (let offset = 0; offset <= MAX_DAYS; offset += 1) {
    const day = addDays(today, offset);
    if (!isDueDay(schedule, day)) continue;
    const due = toInstant(timeZone, `${day}T${String(schedule.hour).padStart(2, '0')}:00`);
    if (due > after) return due;
  }
  throw new Error(`the schedule ${JSON.stringify(schedule)} has no due time`);
}

/** Returns the latest due time up to an instant, so that a report that was due several times is sent once. @param first a due time */
export function findLastDueTime(schedule: Schedule, timeZone: string, first: Date, at: Date): Date {
  let due = first;
  for (let next = findNextDueTime(schedule, timeZone, due); next <= at; next = findNextDueTime(schedule, timeZone, due)) due = next;
  return due;
}

function isDueDay(schedule: Schedule, day: string): boolean {
  const date = new Date(day);
  switch (schedule.every) {
    case 'day':
      return true;
    case 'week':
      return (date.getUTCDay() || 7) === schedule.weekday;
    case 'month': {
      const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
      return date.getUTCDate() === Math.min(schedule.monthDay, lastDay);
    }
  }
}
