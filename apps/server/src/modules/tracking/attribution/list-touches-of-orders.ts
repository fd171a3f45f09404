import { inArray } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { orderAttributions } from '../tables.ts';

/** Returns when the shopper of each order came by the credited affiliate's link; null: unknown. */
export async function listTouchesOfOrders(db: Db, orderIds: readonly number[]): Promise<Map<number, Date | null>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select({ orderId: orderAttributions.orderId, touchedAt: orderAttributions.touchedAt })
    .from(orderAttributions)
    .where(inArray(orderAttributions.orderId, [...orderIds]));
  return new Map(rows.map(({ orderId, touchedAt }) => [orderId, touchedAt]));
}
