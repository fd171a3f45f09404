import { asc, eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { keepModel } from '#platform/kept-model';
import { printOf } from '#platform/print-of';
import type { Goal } from './discount-goal.ts';
import { discountGoals } from './tables.ts';
import { goalsTag } from './tags.ts';

type GoalRow = typeof discountGoals.$inferSelect;

/** A country's tiers that are in force. Out of memory: no query a cart. */
export async function goalsIn(db: Db, { countryId, at }: { countryId: number; at: Date }): Promise<Goal[]> {
  return (await goalsOf(db)).filter(
    (row) => row.countryId === countryId && (row.validFrom === null || row.validFrom <= at) && (row.validUntil === null || at < row.validUntil),
  );
}

/** All countries' tiers, out of memory: a change is seen at once here, and within a second by other processes. */
export const goalsOf = keepModel<readonly GoalRow[]>({
  tag: goalsTag,
  print: printOf('discount_goals'),
  load: async (db) => db.select().from(discountGoals).where(eq(discountGoals.isActive, true)).orderBy(asc(discountGoals.threshold)),
});
