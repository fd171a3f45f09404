import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { orders } from '../tables.ts';
import type { Tx } from '#platform/transaction';

/**
 * Assigns guest orders with this email address to a customer. The address must be confirmed, because its emails already give access
 * to these orders.
 * @param email lower case
 * @returns how many
 */
export async function adoptOrders(db: Db, { userId, email }: { userId: number; email: string }): Promise<number> {
  const adopted = await db
    .update(orders)
    .set({ customerId: userId })
    .where(and(eq(orders.email, email), isNull(orders.customerId)))
    .returning({ id: orders.id });
  return adopted.length;
}

/** Moves the orders of a cart to the cart it was merged into, where an unpaid one can be superseded. */
export async function transferOrders(tx: Tx, { from, to }: { from: string; to: string }): Promise<void> {
  await tx.update(orders).set({ cartId: to }).where(eq(orders.cartId, from));
}
