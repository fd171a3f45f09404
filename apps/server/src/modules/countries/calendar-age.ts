import { now } from '#kit/clock';
import type { Db } from '#platform/database';
import { dayIn } from './dates.ts';
import { countriesOf } from './snapshot.ts';

const aMinute = 60;
const anHour = 3600;

/** For how many seconds what is said of countries may be kept: a minute about the day on which a currency changes, else an hour. */
export async function countriesKeepFor(db: Db): Promise<number> {
  const { currencyPeriods } = await countriesOf(db);
  const at = now().getTime();
  // Wherever the country lies, its midnight is within a day of ours.
  const near = [-1, 0, 1].map((offset) => dayIn('UTC', new Date(at + offset * 24 * anHour * 1000)));
  const edges = currencyPeriods.flatMap(({ validFrom, validUntil, dualDisplay }) => [validFrom, validUntil, dualDisplay?.from, dualDisplay?.until]);
  return edges.some((day) => day && near.includes(day)) ? aMinute : anHour;
}
