import { and, eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { returnItems, returnRequests } from '../tables.ts';

/** Returns the items of withdrawals whose parcel is still in delivery; they count as returned once it is delivered. */
export const listExpectedItems = (db: Db, orderId: number): Promise<{ id: number; requestId: number; orderLineId: number; quantity: number }[]> =>
  db
    .select({ id: returnItems.id, requestId: returnItems.requestId, orderLineId: returnItems.orderLineId, quantity: returnItems.quantity })
    .from(returnItems)
    .innerJoin(returnRequests, eq(returnRequests.id, returnItems.requestId))
    .where(and(eq(returnRequests.orderId, orderId), eq(returnRequests.kind, 'withdrawal'), eq(returnItems.status, 'Requested For Return')))
    .orderBy(returnItems.id);
