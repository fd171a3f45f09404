import { and, eq, inArray } from 'drizzle-orm';
import { findOrder } from '#modules/orders';
import type { Tx } from '#platform/transaction';
import { returnEvents, returnItems, returnRequests } from './tables.ts';

/** Removes personal data from the returns of these orders: the customer's texts and pay-out details. Items and reasons stay. */
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
    // A staff member's reason may name the customer.
    await tx
      .update(returnEvents)
      .set({ reason: '' })
      .where(and(inArray(returnEvents.requestId, ids), eq(returnEvents.to, 'REJECTED')));
  }
}
