import { inArray } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { orderAttributions } from './tables.ts';

/** When whoever placed each of these orders had come by the credited affiliate's link; null: the code was brought along. */
export async function touchesOfOrders(db: Db, orderIds: readonly number[]): Promise<Map<number, Date | null>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select({ orderId: orderAttributions.orderId, touchedAt: orderAttributions.touchedAt })
    .from(orderAttributions)
    .where(inArray(orderAttributions.orderId, [...orderIds]));
  return new Map(rows.map(({ orderId, touchedAt }) => [orderId, touchedAt]));
}
