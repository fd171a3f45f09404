import { and, arrayContains, eq, gte, lt } from 'drizzle-orm';
import { days } from '#kit/clock';
import type { Db } from '#platform/database';
import { orderAttributions } from '../tables.ts';

/** The stored attribution of an order, written when the order was placed. */
export type OrderAttribution = typeof orderAttributions.$inferSelect;

/** Returns the attribution of an order. @returns undefined if there were no candidates */
export async function findAttribution(db: Db, orderId: number): Promise<OrderAttribution | undefined> {
  const [found] = await db.select().from(orderAttributions).where(eq(orderAttributions.orderId, orderId));
  return found;
}

/** Counts the orders of the 30 days before an order that were credited to an affiliate by a code entered over another affiliate's link. */
export const countCodesEnteredLast = (db: Db, { affiliateId, before }: { affiliateId: number; before: Date }): Promise<number> =>
  db.$count(
    orderAttributions,
    and(
      eq(orderAttributions.affiliateId, affiliateId),
      gte(orderAttributions.at, new Date(before.getTime() - days(30))),
      lt(orderAttributions.at, before),
      arrayContains(orderAttributions.signals, ['code-last']),
    ),
  );
