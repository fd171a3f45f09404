import { and, eq, inArray } from 'drizzle-orm';
import { findOrder } from '#modules/orders';
import type { Db } from '#platform/database';
import { returnItems, returnRequests } from './tables.ts';

/** Returns whether any of these orders has an open return, sent or received but not refunded. */
export async function hasOpenReturns(db: Db, orderNumbers: readonly string[]): Promise<boolean> {
  for (const orderNumber of orderNumbers) {
    const order = await findOrder(db, orderNumber);
    if (!order) continue;
    const found = await db
      .select({ id: returnItems.id })
      .from(returnItems)
      .innerJoin(returnRequests, eq(returnRequests.id, returnItems.requestId))
      .where(and(eq(returnRequests.orderId, order.id), inArray(returnItems.status, ['APPROVED', 'RECEIVED', 'EXCHANGE_FAILED'])))
      .limit(1);
    if (found.length > 0) return true;
  }
  return false;
}
