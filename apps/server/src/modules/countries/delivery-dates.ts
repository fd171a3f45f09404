import { dayIn } from './dates.ts';
import { publicHolidays } from './public-holidays.ts';

/** What decides when something arrives. */
export interface DeliveryTerms {
  /** courier, express, pickup, locker */
  code: string;
  /** Working days, first and last. */
  minDays: number;
  maxDays: number;
  /** Weekdays on which nothing is delivered: 0 Sunday … 6 Saturday. */
  restDays: readonly number[];
  /** Further such days, ISO. */
  closures: readonly string[];
  /** ISO-2, for its public holidays. */
  countryCode: string;
  /** IANA zone of the country: what counts as today. */
  timeZone: string;
}

/** ISO dates (`2026-03-05`), first and last day of arrival. */
export interface DeliveryDates {
  from: string;
  until: string;
}

const DAY = 24 * 60 * 60 * 1000;
/** A pickup point hands out on weekdays from 10:00 to 15:00 CET, and an order is ready the next business day. */
const PICKUP_DAYS = 1;

/**
 * When an order placed at that moment arrives, counted in the country's working days after the day it was placed: days
 * of rest, public holidays and the country's closures do not count.
 */
export function deliveryDates(placedAt: Date, terms: DeliveryTerms): DeliveryDates {
  const today = Date.parse(`${dayIn(terms.timeZone, placedAt)}T00:00:00Z`);
  const after = (workingDays: number) => isoDate(workingDayAfter(today, workingDays, terms));
  return terms.code === 'pickup'
    ? { from: after(PICKUP_DAYS), until: after(PICKUP_DAYS) }
    : { from: after(terms.minDays), until: after(terms.maxDays) };
}

/** @param today midnight UTC of the day, ms */
function workingDayAfter(today: number, count: number, { restDays, closures, countryCode }: DeliveryTerms): number {
  // A country in which every day is a day of rest would never see its parcel.
  if (new Set(restDays).size >= 7) return today + count * DAY;
  let day = today;
  for (let left = count; left > 0;) {
    day += DAY;
    const [date, iso] = [new Date(day), isoDate(day)];
    const isRest = restDays.includes(date.getUTCDay()) || closures.includes(iso);
    if (!isRest && !publicHolidays(countryCode, date.getUTCFullYear()).has(iso)) left -= 1;
  }
  return day;
}

const isoDate = (day: number): string => new Date(day).toISOString().slice(0, 10);
