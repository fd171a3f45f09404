import { asc, lte } from 'drizzle-orm';
import { now } from '#kit/clock';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { setPrices } from './set-prices.ts';
import { prices } from './tables.ts';

/** Prices brought up to date in one transaction. */
const batch = 1000;

/**
 * Sales that were dated in advance and have begun or ended since the last look: their change goes into the history, the
 * prior price of one that begins is found, one that ended is cleared.
 * @returns how many prices changed; fewer than a batch means that none is left
 */
export async function recordSaleEdges(db: Db): Promise<number> {
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
