import { toLocalDay } from '../dates.ts';
import { listPublicHolidays } from './public-holidays.ts';

/** The data that determines the arrival date. */
export interface DeliveryTerms {
  /** courier, express, pickup, locker */
  code: string;
  /** First and last working day. */
  minDays: number;
  maxDays: number;
  /** Weekdays without delivery: 0 Sunday … 6 Saturday. */
  restDays: readonly number[];
  /** Additional days without delivery, as ISO dates. */
  closures: readonly string[];
  /** ISO 3166-1 alpha-2, for public holidays. */
  countryCode: string;
  /** IANA time zone of the country, which determines the current day. */
  timeZone: string;
}

/** First and last day of arrival as ISO dates (`2026-03-05`). */
export interface DeliveryDates {
  from: string;
  until: string;
}

const DAY = 24 * 60 * 60 * 1000;
/** A pickup point is open on weekdays from 10:00 to 15:00 CET, and an order is ready the next business day. */
const PICKUP_DAYS = 1;

/**
 * Returns the arrival dates of an order placed at an instant, in working days after that day. Rest days, public holidays and
 * the country's closures do not count.
 */
export function computeDeliveryDates(placedAt: Date, terms: DeliveryTerms): DeliveryDates {
  const today = Date.parse(`${toLocalDay(terms.timeZone, placedAt)}T00:00:00Z`);
  const findDateAfter = (workingDays: number) => formatIsoDate(findWorkingDayAfter(today, workingDays, terms));
  return terms.code === 'pickup'
    ? { from: findDateAfter(PICKUP_DAYS), until: findDateAfter(PICKUP_DAYS) }
    : { from: findDateAfter(terms.minDays), until: findDateAfter(terms.maxDays) };
}

/** @param today midnight UTC of the day, in ms */
function findWorkingDayAfter(today: number, count: number, { restDays, closures, countryCode }: DeliveryTerms): number {
  // Without this check, a country with seven rest days would cause an endless loop.
  if (new Set(restDays).size >= 7) return today + count * DAY;
  let day = today;
  for (let left = count; left > 0;) {
    day += DAY;
    const [date, iso] = [new Date(day), formatIsoDate(day)];
    const isRest = restDays.includes(date.getUTCDay()) || closures.includes(iso);
    if (!isRest && !listPublicHolidays(countryCode, date.getUTCFullYear()).has(iso)) left -= 1;
  }
  return day;
}

const formatIsoDate = (day: number): string => new Date(day).toISOString().slice(0, 10);
