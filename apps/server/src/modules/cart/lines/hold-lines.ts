import { eq, sql } from 'drizzle-orm';
import type { Tx } from '#platform/transaction';
import { cartLines } from '../tables.ts';

/** Records that an unpaid order holds all pieces of a cart. */
export async function holdLines(tx: Tx, cartId: string): Promise<void> {
  await tx
    .update(cartLines)
    .set({ held: sql`${cartLines.quantity}` })
    .where(eq(cartLines.cartId, cartId));
}

/** Records that nothing is held for a cart any more. */
export async function releaseLines(tx: Tx, cartId: string): Promise<void> {
  await tx.update(cartLines).set({ held: 0 }).where(eq(cartLines.cartId, cartId));
}
