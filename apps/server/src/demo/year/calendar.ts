import { days } from '#kit/clock';
import type { SeededRandom } from './seeded-random.ts';

/** Number of past days with orders. */
export const YEAR = 365;

/** Factor of each month from January on: winter sale, spring, a quiet August, gifts. */
const byMonth = [0.95, 0.8, 0.95, 1.05, 1.05, 0.95, 0.9, 0.8, 1.1, 1.15, 1.4, 1.35];
/** Factor of each weekday from Sunday on. */
const byWeekday = [1.3, 1.15, 1, 0.95, 0.95, 0.85, 0.9];
/** Factor of each hour from midnight on: few orders at night, most in the evening. */
const byHour = [3, 1, 1, 0, 0, 1, 2, 4, 6, 8, 9, 9, 10, 9, 8, 8, 8, 9, 10, 12, 15, 15, 11, 6];

/** A day, counted back from today, with its share of the orders. */
export interface WeightedDay {
  /** ISO date. */
  date: string;
  weight: number;
}

/** Returns the days of the year that ends today, the first one first: orders grow and vary by season and weekday. @param today an instant */
export function weighDays(today: Date): WeightedDay[] {
  const midnight = Date.parse(today.toISOString().slice(0, 10));
  return Array.from({ length: YEAR + 1 }, (_, index) => {
    const date = new Date(midnight - days(YEAR - index));
    const growth = 0.6 + (0.9 * index) / YEAR;
    // Black Friday (the day after the fourth Thursday of November) and the Monday after it.
    const isBlackFriday = date.getUTCMonth() === 10 && date.getUTCDay() === 5 && date.getUTCDate() >= 23 && date.getUTCDate() <= 29;
    const isChristmas = date.getUTCMonth() === 11 && date.getUTCDate() >= 23 && date.getUTCDate() <= 26;
    const season = (byMonth[date.getUTCMonth()] ?? 1) * (isBlackFriday ? 2.6 : 1) * (isChristmas ? 0.35 : 1);
    return { date: date.toISOString().slice(0, 10), weight: growth * season * (byWeekday[date.getUTCDay()] ?? 1) };
  });
}

/** Returns a random local time of an order: `20:41`, and its seconds. */
export function rollTimeOfDay(random: SeededRandom): { time: string; seconds: number } {
  const hour = random.pickWeighted([...byHour.keys()], (index) => byHour[index] ?? 0);
  return { time: `${padTwoDigits(hour)}:${padTwoDigits(random.between(0, 59))}`, seconds: random.between(0, 59) };
}

const padTwoDigits = (count: number): string => String(count).padStart(2, '0');
