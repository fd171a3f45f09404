import { and, eq, inArray } from 'drizzle-orm';
import { findOrder } from '#modules/orders';
import type { Tx } from '#platform/transaction';
import { returnEvents, returnItems, returnRequests } from './tables.ts';

/** Takes the person out of the returns of these orders: his words, and where his money went. What came back and why stays. */
export async function anonymiseReturns(tx: Tx, orderNumbers: readonly string[]): Promise<void> {
  for (const orderNumber of orderNumbers) {
    const order = await findOrder(tx, orderNumber);
    if (!order) continue;
    const forgotten = await tx
      .update(returnRequests)
      .set({ comments: '', payOut: null })
      .where(eq(returnRequests.orderId, order.id))
      .returning({ id: returnRequests.id });
    const ids = forgotten.map(({ id }) => id);
    if (ids.length === 0) continue;
    await tx.update(returnItems).set({ comments: '' }).where(inArray(returnItems.requestId, ids));
    // What staff wrote of a return may name its customer.
    await tx
      .update(returnEvents)
      .set({ reason: '' })
      .where(and(inArray(returnEvents.requestId, ids), eq(returnEvents.to, 'REJECTED')));
  }
}
