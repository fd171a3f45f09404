import { listPublicHolidays } from './delivery/public-holidays.ts';
import { isInUnion } from './union.ts';

const DAY = 24 * 60 * 60 * 1000;

/**
 * Returns the last day of a legal period: the given day or, if that is a public holiday or on a weekend, the next working day
 * (Regulation 1182/71, Art. 2 and 3(4)). In the European Union the weekend is Saturday and Sunday, whether or not carriers deliver.
 * Holidays of a region do not count (decision 107).
 * @param day ISO date
 */
export function findLegalEnd(day: string, { code, restDays }: { code: string; restDays: readonly number[] }): string {
  const weekend = isInUnion(code) ? [0, 6] : restDays;
  let end = Date.parse(`${day}T00:00:00Z`);
  // The limit ends the loop for a country with seven rest days.
  for (let moved = 0; moved < 14 && isFree(end, code, weekend); moved += 1) end += DAY;
  return formatDay(end);
}

function isFree(day: number, code: string, weekend: readonly number[]): boolean {
  const date = new Date(day);
  return weekend.includes(date.getUTCDay()) || listPublicHolidays(code, date.getUTCFullYear()).has(formatDay(day));
}

const formatDay = (day: number): string => new Date(day).toISOString().slice(0, 10);
