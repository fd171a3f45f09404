import { sql, type SQL } from 'drizzle-orm';
import { toLocalDay, findCountryByHost } from '#modules/countries';
import type { Db } from '#platform/database';
import { visitCounts } from '../tables.ts';

/** Selects visits by the country's own days: `day, country_id, visits`. */
export const visitChecks: SQL = sql`select day, country_id, visits from ${visitCounts}`;

/** Visits by host, counted within about a minute. */
export type Visits = ReadonlyMap<string, number>;

/**
 * Adds visits to the daily counts of their countries, in each country's time zone.
 * @param at when they were counted
 */
export async function addVisits(db: Db, visits: Visits, at: Date): Promise<void> {
  const byCountry = new Map<number, { day: string; visits: number }>();
  for (const [host, count] of visits) {
    const { id, timeZone } = (await findCountryByHost(db, host)).country;
    byCountry.set(id, { day: toLocalDay(timeZone, at), visits: (byCountry.get(id)?.visits ?? 0) + count });
  }
  if (byCountry.size === 0) return;
  await db
    .insert(visitCounts)
    .values([...byCountry].map(([countryId, row]) => ({ countryId, ...row })))
    .onConflictDoUpdate({ target: [visitCounts.day, visitCounts.countryId], set: { visits: sql`${visitCounts.visits} + excluded.visits` } });
}
