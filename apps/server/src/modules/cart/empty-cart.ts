import { eq, sql } from 'drizzle-orm';
import { now } from '#kit/clock';
import type { Tx } from '#platform/transaction';
import { cartLines, carts } from './tables.ts';

/** Takes everything out of a cart that has been bought. Its next content has a revision of its own. */
export async function emptyCart(tx: Tx, cartId: string): Promise<void> {
  const emptied = tx.$with('emptied').as(tx.delete(cartLines).where(eq(cartLines.cartId, cartId)).returning({ id: cartLines.id }));
  await tx
    .with(emptied)
    .update(carts)
    .set({ revision: sql`${carts.revision} + 1`, updatedAt: now() })
    .where(eq(carts.id, cartId));
}
