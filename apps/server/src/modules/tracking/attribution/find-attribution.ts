import { eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { orderAttributions } from '../tables.ts';

/** The stored attribution of an order, written when the order was placed. */
export type OrderAttribution = typeof orderAttributions.$inferSelect;

/** Returns the attribution of an order. @returns undefined if there were no candidates */
export async function findAttribution(db: Db, orderId: number): Promise<OrderAttribution | undefined> {
  const [found] = await db.select().from(orderAttributions).where(eq(orderAttributions.orderId, orderId));
  return found;
}
