import { eq, and } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { orderAttributions } from '../tables.ts';
import { clicks } from '../clicks/click-rows.ts';

/** The stored attribution of an order, written when the order was placed. */
export type OrderAttribution = typeof orderAttributions.$inferSelect;

/** Returns the attribution of an order. @returns undefined if there were no candidates */
export async function findAttribution(db: Db, orderId: number): Promise<OrderAttribution | undefined> {
  const [found] = await db.select().from(orderAttributions).where(eq(orderAttributions.orderId, orderId));
  return found;
}

/**
 * Returns the sub-id (`subid`) of the click that an order is credited by. It is found by the touch's time, which exists only for browsers
 * with consent.
 * @returns empty if the click had none, is unknown or was deleted
 */
export async function findSubId(db: Db, orderId: number): Promise<string> {
  const { affiliateId, touchedAt } = (await findAttribution(db, orderId)) ?? {};
  if (!affiliateId || !touchedAt) return '';
  const [only, another] = await db
    .selectDistinct({ subId: clicks.subId })
    .from(clicks)
    .where(and(eq(clicks.at, touchedAt), eq(clicks.affiliateId, affiliateId)));
  // Two clicks of the affiliate in the same millisecond: the right one is unknown.
  return only && !another ? only.subId : '';
}
