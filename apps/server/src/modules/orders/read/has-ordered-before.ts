import { and, eq, isNotNull, lt, or } from 'drizzle-orm';
import type { Db } from '#platform/database';
import type { PlacedOrderRow } from '../change/record-order.ts';
import { orders } from '../tables.ts';

/** Tells whether the customer of this order had ordered before, by account or email address; unconfirmed orders do not count. */
export async function hasOrderedBefore(db: Db, { customerId, email, placedAt }: PlacedOrderRow): Promise<boolean> {
  const isHis = or(eq(orders.email, email), customerId === null ? undefined : eq(orders.customerId, customerId));
  const found = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(isHis, lt(orders.placedAt, placedAt), isNotNull(orders.invoiceNumber)))
    .limit(1);
  return found.length > 0;
}
