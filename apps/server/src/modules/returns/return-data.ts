import { asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { findOrder } from '#modules/orders';
import type { Db } from '#platform/database';
import { returnEvents, returnItems, returnRequests } from './tables.ts';

/**
 * Returned pieces that the customer did not keep: a query of `request_id, order_id, order_line_id, reason, quantity,
 * refund, created_at`. `refund` is the refund of the pieces in minor units, null while it is not known.
 */
export const returnChecks: SQL = sql`
  select request.id as request_id, request.order_id, item.order_line_id, item.reason, item.quantity, item.refund, request.created_at
  from ${returnItems} as item join ${returnRequests} as request on request.id = item.request_id
  where item.status <> 'WITHDRAWN'`;

/** The times of all returns, including those that customers took back: a query of `request_id, order_id, created_at`. */
export const returnDays: SQL = sql`select id as request_id, order_id, created_at from ${returnRequests}`;

/** Returns the data of these orders' returns, for a customer's data export. */
export async function readReturnData(db: Db, orderNumbers: readonly string[]) {
  const data = [];
  for (const orderNumber of orderNumbers) {
    const order = await findOrder(db, orderNumber);
    if (!order) continue;
    const requests = await db.select().from(returnRequests).where(eq(returnRequests.orderId, order.id)).orderBy(asc(returnRequests.id));
    const ids = requests.map(({ id }) => id);
    const items = await db.select().from(returnItems).where(inArray(returnItems.requestId, ids)).orderBy(asc(returnItems.id));
    const events = await db.select().from(returnEvents).where(inArray(returnEvents.requestId, ids)).orderBy(asc(returnEvents.id));
    data.push(
      ...requests.map(({ id, orderId: _, ...request }) => ({
        ...request,
        orderNumber,
        items: items.filter(({ requestId }) => requestId === id).map(({ requestId: __, ...item }) => item),
        events: events.filter(({ requestId }) => requestId === id).map(({ to, reason, at }) => ({ to, reason, at })),
      })),
    );
  }
  return data;
}
