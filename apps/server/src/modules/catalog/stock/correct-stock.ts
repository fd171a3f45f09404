import { asc, inArray, sql } from 'drizzle-orm';
import { now } from '#kit/clock';
import { publish } from '#platform/outbox';
import type { Tx } from '#platform/transaction';
import { StockMoved } from '../errors.ts';
import { stockLevels, stockMovements } from './tables.ts';

/** A stock count of a variant. */
export interface StockCount {
  variantId: number;
  /** Whole pieces on hand, including held ones. */
  pieces: number;
  /** The stock on hand that was shown to the person who counted; default: not checked. */
  shown?: number | undefined;
}

/**
 * Sets stock levels to the counted quantities and writes the differences to the ledger. Held pieces stay held. A count that
 * equals the stock level changes nothing.
 * @param reference the count, import or person that caused it
 * @returns the number of changed levels
 * @throws StockMoved if the stock on hand differs from the shown stock
 */
export async function correctStock(tx: Tx, { counts, reference }: { counts: readonly StockCount[]; reference: string }): Promise<number> {
  const wanted = new Map(counts.map(({ variantId, pieces }) => [variantId, pieces]));
  const ids = [...wanted.keys()].sort((a, b) => a - b);
  if (ids.length === 0) return 0;
  if (counts.some(({ pieces }) => !Number.isSafeInteger(pieces) || pieces < 0))
    throw new RangeError('the counted stock must be a whole number of at least 0');
  await tx
    .insert(stockLevels)
    .values(ids.map((variantId) => ({ variantId })))
    .onConflictDoNothing();
  // Locked in the order of variant ids, as in every stock movement.
  const levels = await tx.select().from(stockLevels).where(inArray(stockLevels.variantId, ids)).orderBy(asc(stockLevels.variantId)).for('update');
  for (const { variantId, shown } of counts) {
    const onHand = levels.find((level) => level.variantId === variantId)?.onHand ?? 0;
    if (shown !== undefined && shown !== onHand) throw new StockMoved({ variantId, onHand });
  }
  const changes = levels
    .map(({ variantId, onHand, held }) => ({ variantId, before: onHand, after: Math.max(wanted.get(variantId) ?? onHand, held) }))
    .filter(({ before, after }) => before !== after);
  if (changes.length === 0) return 0;
  const [changed, counted] = [changes.map(({ variantId }) => variantId), changes.map(({ after }) => after)];
  await tx.execute(sql`
    update ${stockLevels} as level set on_hand = counted.pieces
    from unnest(${sql.param(changed)}::int[], ${sql.param(counted)}::int[]) as counted (variant_id, pieces)
    where level.variant_id = counted.variant_id`);
  await tx
    .insert(stockMovements)
    .values(
      changes.map(({ variantId, before, after }) => ({ variantId, kind: 'corrected' as const, onHandChange: after - before, reference, at: now() })),
    );
  await publish(tx, { type: 'stock.changed', payload: { variantIds: changes.map(({ variantId }) => variantId) } });
  return changes.length;
}
