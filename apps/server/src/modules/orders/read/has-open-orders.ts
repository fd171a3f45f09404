import { and, eq, inArray, or } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { orders } from '../tables.ts';

/** Returns whether a customer still waits for a parcel or a refund. */
export async function hasOpenOrders(db: Db, userId: number): Promise<boolean> {
  const isUnderWay = or(
    inArray(orders.status, ['PENDING', 'CONFIRMED', 'PACKED', 'SHIPPED']),
    and(eq(orders.status, 'CANCELLED'), inArray(orders.paymentStatus, ['PROCESSING', 'PAID'])),
  );
  const found = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.customerId, userId), isUnderWay))
    .limit(1);
  return found.length > 0;
}
