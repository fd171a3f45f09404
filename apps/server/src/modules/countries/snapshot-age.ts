import { now } from '#kit/clock';
import type { Db } from '#platform/database';
import { toLocalDay } from './dates.ts';
import { getCountries } from './snapshot.ts';

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3600;

/** Returns how many seconds country data may be cached: a minute around the day on which a currency changes, otherwise an hour. */
export async function getCountriesCacheAge(db: Db): Promise<number> {
  const { currencyPeriods } = await getCountries(db);
  const at = now().getTime();
  // Midnight of any country is within a day of midnight UTC.
  const near = [-1, 0, 1].map((offset) => toLocalDay('UTC', new Date(at + offset * 24 * HOUR_SECONDS * 1000)));
  const changeTimes = currencyPeriods.flatMap(({ validFrom, validUntil, dualDisplay }) => [
    validFrom,
    validUntil,
    dualDisplay?.from,
    dualDisplay?.until,
  ]);
  return changeTimes.some((day) => day && near.includes(day)) ? MINUTE_SECONDS : HOUR_SECONDS;
}
