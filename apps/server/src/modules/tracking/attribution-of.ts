import { eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { orderAttributions } from './tables.ts';

/** Who is credited with an order and why, as it was written when it was placed. */
export type OrderAttribution = typeof orderAttributions.$inferSelect;

/** @returns undefined where nobody was in question */
export async function attributionOf(db: Db, orderId: number): Promise<OrderAttribution | undefined> {
  const [found] = await db.select().from(orderAttributions).where(eq(orderAttributions.orderId, orderId));
  return found;
}
