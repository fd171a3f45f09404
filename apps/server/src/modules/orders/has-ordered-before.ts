import { and, eq, isNotNull, lt, or } from 'drizzle-orm';
import type { Db } from '#platform/database';
import type { PlacedOrderRow } from './record-order.ts';
import { orders } from './tables.ts';

/** Whether whoever placed this order had ordered before: his account, or his mailbox; an order that was never confirmed is none. */
export async function hasOrderedBefore(db: Db, { customerId, email, placedAt }: PlacedOrderRow): Promise<boolean> {
  const isHis = or(eq(orders.email, email), customerId === null ? undefined : eq(orders.customerId, customerId));
  const found = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(isHis, lt(orders.placedAt, placedAt), isNotNull(orders.invoiceNumber)))
    .limit(1);
  return found.length > 0;
}
