import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '#platform/transaction';
import { PiecesNotThere } from './errors.ts';
import { orderLines } from './tables.ts';

export interface LinePieces {
  orderLineId: number;
  /** Whole pieces, at least 1. */
  quantity: number;
}

const left = sql`${orderLines.quantity} - ${orderLines.cancelled} - ${orderLines.returned}`;

/** Counts pieces as cancelled: they are not sent. The caller holds the order's lock. @throws PiecesNotThere */
export const countCancelled = (tx: Tx, pieces: readonly LinePieces[]): Promise<void> =>
  count(tx, pieces, ({ quantity }) => ({ cancelled: sql`${orderLines.cancelled} + ${quantity}` }));

/** Counts pieces as returned, or as on their way back. The caller holds the order's lock. @throws PiecesNotThere */
export const countReturned = (tx: Tx, pieces: readonly LinePieces[]): Promise<void> =>
  count(tx, pieces, ({ quantity }) => ({ returned: sql`${orderLines.returned} + ${quantity}` }));

/** Counts pieces as kept after all: their return was refused or taken back. */
export async function countKept(tx: Tx, pieces: readonly LinePieces[]): Promise<void> {
  for (const { orderLineId, quantity } of pieces) {
    const isThere = and(eq(orderLines.id, orderLineId), sql`${orderLines.returned} >= ${quantity}`);
    const kept = await tx
      .update(orderLines)
      .set({ returned: sql`${orderLines.returned} - ${quantity}` })
      .where(isThere)
      .returning({ id: orderLines.id });
    if (kept.length === 0) throw new RangeError(`line ${orderLineId} has not ${quantity} pieces that came back`);
  }
}

async function count(tx: Tx, pieces: readonly LinePieces[], change: (pieces: LinePieces) => Record<string, unknown>): Promise<void> {
  for (const some of pieces) {
    const isThere = and(eq(orderLines.id, some.orderLineId), sql`${left} >= ${some.quantity}`);
    const counted = await tx.update(orderLines).set(change(some)).where(isThere).returning({ id: orderLines.id });
    if (counted.length === 0) throw new PiecesNotThere(some);
  }
}
