import { eq, sql } from 'drizzle-orm';
import type { Tx } from '#platform/transaction';
import { cartLines } from './tables.ts';

/** Notes that all pieces of a cart are held for it by an order that waits for its payment. */
export async function holdLines(tx: Tx, cartId: string): Promise<void> {
  await tx
    .update(cartLines)
    .set({ held: sql`${cartLines.quantity}` })
    .where(eq(cartLines.cartId, cartId));
}

/** Notes that nothing is held for a cart any more. */
export async function releaseLines(tx: Tx, cartId: string): Promise<void> {
  await tx.update(cartLines).set({ held: 0 }).where(eq(cartLines.cartId, cartId));
}
