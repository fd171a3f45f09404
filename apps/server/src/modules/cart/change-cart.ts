import { and, eq, sql } from 'drizzle-orm';
import { now } from '#kit/clock';
import type { Db } from '#platform/database';
import { inTransaction, type Tx } from '#platform/transaction';
import { CartNotFound } from './errors.ts';
import { carts } from './tables.ts';

/**
 * Changes a cart's lines. The revision grows first: that locks the cart, so that changes of one cart come one after
 * the other and the same revision is always the same content.
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
