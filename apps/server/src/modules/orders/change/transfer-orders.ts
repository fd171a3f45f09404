import { eq } from 'drizzle-orm';
import type { Tx } from '#platform/transaction';
import { orders } from '../tables.ts';

/** Moves the orders of a cart to the cart it was merged into, where an unpaid one can be superseded. */
export async function transferOrders(tx: Tx, { from, to }: { from: string; to: string }): Promise<void> {
  await tx.update(orders).set({ cartId: to }).where(eq(orders.cartId, from));
}
