import { and, asc, eq } from 'drizzle-orm';
import { now } from '#kit/clock';
import { dayIn, getCountry } from '#modules/countries';
import type { Db } from '#platform/database';
import type { SpinsOfToday } from './contract.ts';
import { dayKey, hashWith } from './day-key.ts';
import { WheelClosed } from './errors.ts';
import { shownSpin } from './shown-spin.ts';
import { wheelSpins, wheelTurns } from './tables.ts';
import { wheelIn } from './wheel-in.ts';

/**
 * What a visitor has drawn today in this country, so that nothing won is lost with a page; and how often he can spin yet.
 * @param visitor the secret that his browser is known by
 * @throws WheelClosed, CountryNotFound
 */
export async function spinsOfToday(db: Db, { countryId, visitor }: { countryId: number; visitor: string }): Promise<SpinsOfToday> {
  const country = await getCountry(db, countryId);
  const wheel = await wheelIn(db, country.id);
  if (!wheel) throw new WheelClosed();
  const day = dayIn(country.timeZone, now());
  const visitorHash = hashWith(await dayKey(db, day), 'visitor', visitor);
  const [taken] = await db
    .select({ turns: wheelTurns.turns })
    .from(wheelTurns)
    .where(and(eq(wheelTurns.day, day), eq(wheelTurns.keyHash, visitorHash)));
  const rows = await db
    .select()
    .from(wheelSpins)
    .where(and(eq(wheelSpins.day, day), eq(wheelSpins.visitorHash, visitorHash), eq(wheelSpins.countryId, country.id)))
    .orderBy(asc(wheelSpins.id));
  return {
    results: await Promise.all(rows.map((row) => shownSpin(db, row))),
    spinsLeft: Math.max(0, wheel.spinsPerDay - (taken?.turns ?? 0)),
  };
}
