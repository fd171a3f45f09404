import { asc, eq, inArray } from 'drizzle-orm';
import { now } from '#kit/clock';
import { publish } from '#platform/outbox';
import type { Tx } from '#platform/transaction';
import { stockLevels, stockMovements } from './tables.ts';

/** Pieces of a variant that were counted. */
export interface StockCount {
  variantId: number;
  /** Whole pieces on hand, held ones included. */
  pieces: number;
}

/**
 * Brings the running figures to what was counted; the ledger gets the differences. Pieces that are held for orders stay,
 * whatever the count says. A count that agrees changes nothing.
 * @param reference the count, import or person that caused it
 * @returns how many figures changed
 */
export async function correctStock(tx: Tx, { counts, reference }: { counts: readonly StockCount[]; reference: string }): Promise<number> {
  const wanted = new Map(counts.map(({ variantId, pieces }) => [variantId, pieces]));
  const ids = [...wanted.keys()].sort((a, b) => a - b);
  if (ids.length === 0) return 0;
  if (counts.some(({ pieces }) => !Number.isSafeInteger(pieces) || pieces < 0)) throw new RangeError('stock is counted in whole pieces');
  await tx
    .insert(stockLevels)
    .values(ids.map((variantId) => ({ variantId })))
    .onConflictDoNothing();
  // In the order of their variants, as every move of stock locks them.
  const levels = await tx.select().from(stockLevels).where(inArray(stockLevels.variantId, ids)).orderBy(asc(stockLevels.variantId)).for('update');
  const changes = levels
    .map(({ variantId, onHand, held }) => ({ variantId, before: onHand, after: Math.max(wanted.get(variantId) ?? onHand, held) }))
    .filter(({ before, after }) => before !== after);
  for (const { variantId, after } of changes) await tx.update(stockLevels).set({ onHand: after }).where(eq(stockLevels.variantId, variantId));
  if (changes.length === 0) return 0;
  await tx
    .insert(stockMovements)
    .values(
      changes.map(({ variantId, before, after }) => ({ variantId, kind: 'corrected' as const, onHandChange: after - before, reference, at: now() })),
    );
  await publish(tx, { type: 'stock.changed', payload: { variantIds: changes.map(({ variantId }) => variantId) } });
  return changes.length;
}
