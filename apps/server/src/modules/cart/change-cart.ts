import { and, eq, sql } from 'drizzle-orm';
import { now } from '#kit/clock';
import type { Db } from '#platform/database';
import { inTransaction, type Tx } from '#platform/transaction';
import { CartNotFound } from './errors.ts';
import { carts } from './tables.ts';

/**
 * Changes a cart's lines. The revision is incremented first, which locks the cart: concurrent changes run one after the other, and a
 * revision always means the same content.
 * @throws CartNotFound
 */
export async function changeCart<Answer>(
  db: Db,
  { cartId, countryId }: { cartId: string; countryId?: number | undefined },
  change: (tx: Tx, cart: { id: string; countryId: number }) => Promise<Answer>,
): Promise<Answer> {
  return inTransaction(db, async (tx) => {
    const [cart] = await tx
      .update(carts)
      .set({ revision: sql`${carts.revision} + 1`, updatedAt: now() })
      .where(and(eq(carts.id, cartId), countryId === undefined ? undefined : eq(carts.countryId, countryId)))
      .returning({ id: carts.id, countryId: carts.countryId });
    if (!cart) throw new CartNotFound();
    return change(tx, cart);
  });
}

/** Gives a cart a new revision with the same content, which invalidates the idempotency key of the old one. */
export async function renewCart(tx: Tx, cartId: string): Promise<void> {
  await tx
    .update(carts)
    .set({ revision: sql`${carts.revision} + 1`, updatedAt: now() })
    .where(eq(carts.id, cartId));
}
