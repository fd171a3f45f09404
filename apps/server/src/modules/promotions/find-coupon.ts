import { and, count, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { couponKey, isCouponCode } from './coupon-code.ts';
import { coupons, couponUses } from './tables.ts';

/** A coupon with how often it has been used, by others than those who ask. */
export interface FoundCoupon extends Omit<typeof coupons.$inferSelect, 'createdAt'> {
  usesOfMailbox: number;
}

/**
 * Looks a code up, in any case. One query.
 * @param email of whom the uses are counted, lower case
 * @param exceptOrders numbers of orders whose use does not count: those that the present one takes the place of
 */
export async function findCoupon(
  db: Db,
  { code, email, exceptOrders }: { code: string; email: string; exceptOrders: readonly string[] },
): Promise<FoundCoupon | null> {
  const key = couponKey(code);
  if (!isCouponCode(key)) return null;
  const standing = and(eq(couponUses.couponId, coupons.id), isNull(couponUses.releasedAt));
  const isOwn = inArray(couponUses.orderNumber, [...exceptOrders]);
  const ownUses = db.select({ count: count() }).from(couponUses).where(and(standing, isOwn));
  const usesOfMailbox = db
    .select({ count: count() })
    .from(couponUses)
    .where(and(standing, eq(couponUses.email, email), ne(couponUses.email, ''), exceptOrders.length > 0 ? sql`not (${isOwn})` : undefined));
  const [found] = await db
    .select({
      coupon: coupons,
      ownUses: exceptOrders.length > 0 ? sql<number>`(${ownUses})::integer` : sql<number>`0`,
      usesOfMailbox: sql<number>`(${usesOfMailbox})::integer`,
    })
    .from(coupons)
    .where(eq(coupons.code, key));
  if (!found) return null;
  const { createdAt: _, ...coupon } = found.coupon;
  return { ...coupon, uses: coupon.uses - found.ownUses, usesOfMailbox: found.usesOfMailbox };
}
