import { asc, eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { databaseOf } from '#platform/transaction';
import type { Goal } from './discount-goal.ts';
import { discountGoals } from './tables.ts';

type GoalRow = typeof discountGoals.$inferSelect;

/** How long a change made by another process may go unseen, in ms. */
const freshFor = 1000;

interface Kept {
  rows: Promise<readonly GoalRow[]>;
  /** When somebody looks again. Wall clock: a test's clock may stand still. */
  lookAgainAt: number;
}

const kept = new WeakMap<object, Kept>();

/** A country's tiers that are in force. Out of memory: no query a cart. */
export async function goalsIn(db: Db, { countryId, at }: { countryId: number; at: Date }): Promise<Goal[]> {
  return (await goalsOf(db)).filter(
    (row) => row.countryId === countryId && (row.validFrom === null || row.validFrom <= at) && (row.validUntil === null || at < row.validUntil),
  );
}

/** All countries' tiers, at most a second old. */
export async function goalsOf(db: Db): Promise<readonly GoalRow[]> {
  const key = databaseOf(db);
  const found = kept.get(key);
  if (found && performance.now() < found.lookAgainAt) return found.rows;
  const rows = load(db);
  if (found) {
    // The old ones serve until the new ones are here.
    found.lookAgainAt = performance.now() + freshFor;
    const fresh = await rows;
    found.rows = Promise.resolve(fresh);
    return fresh;
  }
  kept.set(key, { rows, lookAgainAt: performance.now() + freshFor });
  rows.catch(() => kept.delete(key));
  return rows;
}

const load = async (db: Db): Promise<readonly GoalRow[]> =>
  db.select().from(discountGoals).where(eq(discountGoals.isActive, true)).orderBy(asc(discountGoals.threshold));
