import { asc, lte } from 'drizzle-orm';
import { now } from '#kit/clock';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { setPrices } from './set-prices.ts';
import { prices } from './tables.ts';

/** Prices updated per transaction. */
const batch = 1000;

/**
 * Records dated sales that have started or ended since the last run: adds the change to the history, sets the prior price at the
 * start and clears it at the end.
 * @returns the number of changed prices; less than a batch means that none is left
 */
export async function recordSaleBoundaries(db: Db): Promise<number> {
  return inTransaction(db, async (tx) => {
    const due = await tx
      .select()
      .from(prices)
      .where(lte(prices.dueAt, now()))
      .orderBy(asc(prices.id))
      .limit(batch)
      .for('update', { skipLocked: true });
    if (due.length > 0) await setPrices(tx, due);
    return due.length;
  });
}
