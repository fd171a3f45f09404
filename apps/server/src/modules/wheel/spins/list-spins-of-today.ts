import { and, asc, eq } from 'drizzle-orm';
import { now } from '#kit/clock';
import { toLocalDay, getCountry } from '#modules/countries';
import type { Db } from '#platform/database';
import type { SpinsOfToday } from '../contract.ts';
import { getDayKey, hashSpinner } from './day-key.ts';
import { WheelClosed } from '../errors.ts';
import { toPublicSpin } from './to-shown-spin.ts';
import { wheelSpins, spinQuotas } from '../tables.ts';
import { findActiveWheel } from '../find-active-wheel.ts';

/**
 * Returns a browser's spins of today in a country and the number of spins left. A visitor who closes the page can see the prize again.
 * @param visitor secret of the browser
 * @throws WheelClosed, CountryNotFound
 */
export async function listSpinsOfToday(db: Db, { countryId, visitor }: { countryId: number; visitor: string }): Promise<SpinsOfToday> {
  const country = await getCountry(db, countryId);
  const wheel = await findActiveWheel(db, country.id);
  if (!wheel) throw new WheelClosed();
  const day = toLocalDay(country.timeZone, now());
  const visitorHash = hashSpinner(await getDayKey(db, day), 'visitor', visitor);
  const [taken] = await db
    .select({ turns: spinQuotas.turns })
    .from(spinQuotas)
    .where(and(eq(spinQuotas.day, day), eq(spinQuotas.keyHash, visitorHash)));
  const rows = await db
    .select()
    .from(wheelSpins)
    .where(and(eq(wheelSpins.day, day), eq(wheelSpins.visitorHash, visitorHash), eq(wheelSpins.countryId, country.id)))
    .orderBy(asc(wheelSpins.id));
  return {
    results: await Promise.all(rows.map((row) => toPublicSpin(db, row))),
    spinsLeft: Math.max(0, wheel.spinsPerDay - (taken?.turns ?? 0)),
  };
}
