import { eq } from 'drizzle-orm';
import type { Tx } from '#platform/transaction';
import { orders } from './tables.ts';

/** Keeps when the last of an order arrived: the days of return and withdrawal count from there. */
export async function recordArrival(tx: Tx, orderId: number, deliveredAt: Date): Promise<void> {
  await tx.update(orders).set({ deliveredAt }).where(eq(orders.id, orderId));
}
