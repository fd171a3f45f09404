import { eq } from 'drizzle-orm';
import type { Tx } from '#platform/transaction';
import { orders } from './tables.ts';

/** Has the orders of a cart count as those of another that takes it up: one that waits for its money is superseded there. */
export async function handOverOrders(tx: Tx, { from, to }: { from: string; to: string }): Promise<void> {
  await tx.update(orders).set({ cartId: to }).where(eq(orders.cartId, from));
}
