import { eq, sql } from 'drizzle-orm';
import { now } from '#kit/clock';
import { prepared } from '#platform/sql/prepared';
import type { Tx } from '#platform/transaction';
import { cartLines, carts } from './tables.ts';

const empty = prepared((db) => {
  const ofCart = sql.placeholder('cartId');
  const emptied = db.$with('emptied').as(db.delete(cartLines).where(eq(cartLines.cartId, ofCart)).returning({ id: cartLines.id }));
  return db
    .with(emptied)
    .update(carts)
    .set({ revision: sql`${carts.revision} + 1`, referral: null, touchSessionId: null, updatedAt: sql`${sql.placeholder('at')}::timestamptz` })
    .where(eq(carts.id, ofCart))
    .prepare('empty a cart');
});

/** Removes all lines of a cart that has been bought, and its referral. The revision is incremented. */
export async function emptyCart(tx: Tx, cartId: string): Promise<void> {
  await empty(tx).execute({ cartId, at: now().toISOString() });
}

/** Deletes a merged cart with its lines and its draft. */
export async function discardCart(tx: Tx, cartId: string): Promise<void> {
  await tx.delete(carts).where(eq(carts.id, cartId));
}
