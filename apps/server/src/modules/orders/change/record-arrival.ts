import { eq } from 'drizzle-orm';
import type { Tx } from '#platform/transaction';
import { orders } from '../tables.ts';

/** Records when the last parcel arrived: the periods of return and withdrawal start then. */
export async function recordArrival(tx: Tx, orderId: number, deliveredAt: Date): Promise<void> {
  await tx.update(orders).set({ deliveredAt }).where(eq(orders.id, orderId));
}
