import { asc, eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { cacheModel } from '#platform/sql/cached-model';
import { fingerprintTables } from '#platform/sql/fingerprint-tables';
import type { Goal } from './discount-goal.ts';
import { discountGoals } from '../tables.ts';
import { goalsTag } from '../tags.ts';

type GoalRow = typeof discountGoals.$inferSelect;

/** Returns the tiers of a country that are in force, from memory without a query. */
export async function listActiveGoals(db: Db, { countryId, at }: { countryId: number; at: Date }): Promise<Goal[]> {
  return (await getAllGoals(db)).filter(
    (row) => row.countryId === countryId && (row.validFrom === null || row.validFrom <= at) && (row.validUntil === null || at < row.validUntil),
  );
}

/** The tiers of all countries in memory: this process sees a change at once, other processes within a second. */
export const getAllGoals = cacheModel<readonly GoalRow[]>({
  tag: goalsTag,
  fingerprint: fingerprintTables('discount_goals'),
  load: async (db) => db.select().from(discountGoals).where(eq(discountGoals.isActive, true)).orderBy(asc(discountGoals.threshold)),
});
