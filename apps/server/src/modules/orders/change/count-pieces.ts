import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '#platform/transaction';
import { PiecesNotAvailable } from '../errors.ts';
import { orderLines } from '../tables.ts';

export interface LinePieces {
  orderLineId: number;
  /** Whole pieces, at least 1. */
  quantity: number;
}

const left = sql`${orderLines.quantity} - ${orderLines.cancelled} - ${orderLines.returned}`;

/** Adds pieces to the cancelled quantity. The caller holds the order's lock. @throws PiecesNotAvailable */
export const countCancelled = (tx: Tx, pieces: readonly LinePieces[]): Promise<void> =>
  count(tx, pieces, ({ quantity }) => ({ cancelled: sql`${orderLines.cancelled} + ${quantity}` }));

/** Adds pieces to the quantity that is returned or on its way back. The caller holds the order's lock. @throws PiecesNotAvailable */
export const countReturned = (tx: Tx, pieces: readonly LinePieces[]): Promise<void> =>
  count(tx, pieces, ({ quantity }) => ({ returned: sql`${orderLines.returned} + ${quantity}` }));

/** Marks pieces as withdrawn while their parcel is under way. The caller holds the order's lock. @throws PiecesNotAvailable */
export const countExpectedBack = (tx: Tx, pieces: readonly LinePieces[]): Promise<void> =>
  count(tx, pieces, ({ quantity }) => ({ expectedBack: sql`${orderLines.expectedBack} + ${quantity}` }));

/** Stops counting pieces as expected, because their parcel has arrived or never will. */
export async function subtractExpectedBack(tx: Tx, pieces: readonly LinePieces[]): Promise<void> {
  for (const { orderLineId, quantity } of pieces) {
    await tx
      .update(orderLines)
      .set({ expectedBack: sql`${orderLines.expectedBack} - ${quantity}` })
      .where(eq(orderLines.id, orderLineId));
  }
}

/** Subtracts pieces from the returned quantity after their return was refused or withdrawn. */
export async function subtractReturned(tx: Tx, pieces: readonly LinePieces[]): Promise<void> {
  for (const { orderLineId, quantity } of pieces) {
    const isAvailable = and(eq(orderLines.id, orderLineId), sql`${orderLines.returned} >= ${quantity}`);
    const updated = await tx
      .update(orderLines)
      .set({ returned: sql`${orderLines.returned} - ${quantity}` })
      .where(isAvailable)
      .returning({ id: orderLines.id });
    if (updated.length === 0) throw new RangeError(`line ${orderLineId} has fewer than ${quantity} returned pieces`);
  }
}

async function count(tx: Tx, pieces: readonly LinePieces[], change: (pieces: LinePieces) => Record<string, unknown>): Promise<void> {
  for (const requested of pieces) {
    const isAvailable = and(eq(orderLines.id, requested.orderLineId), sql`${left} >= ${requested.quantity}`);
    const counted = await tx.update(orderLines).set(change(requested)).where(isAvailable).returning({ id: orderLines.id });
    if (counted.length === 0) throw new PiecesNotAvailable(requested);
  }
}
