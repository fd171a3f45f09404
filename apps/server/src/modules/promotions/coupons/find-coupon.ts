import { and, count, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { toCanonicalEmail } from '#kit/canonical-email';
import type { Db } from '#platform/database';
import { couponKey, isCouponCode } from './coupon-code.ts';
import { coupons, couponUses } from '../tables.ts';

/** A coupon with its uses by other orders. */
export interface FoundCoupon extends Omit<typeof coupons.$inferSelect, 'createdAt'> {
  usesByEmail: number;
}

/**
 * Finds a coupon by code, in any case. One query.
 * @param email the email address whose uses are counted, in all spellings of the inbox; empty: not known yet
 * @param exceptOrders numbers of orders that the current one replaces; their use does not count
 */
export async function findCoupon(
  db: Db,
  { code, email, exceptOrders }: { code: string; email: string; exceptOrders: readonly string[] },
): Promise<FoundCoupon | null> {
  const key = couponKey(code);
  if (!isCouponCode(key)) return null;
  const unreleased = and(eq(couponUses.couponId, coupons.id), isNull(couponUses.releasedAt));
  const isOfOrder = inArray(couponUses.orderNumber, [...exceptOrders]);
  const usesOfOrder = db.select({ count: count() }).from(couponUses).where(and(unreleased, isOfOrder));
  const usesByEmail = db
    .select({ count: count() })
    .from(couponUses)
    .where(
      and(
        unreleased,
        eq(couponUses.email, email === '' ? '' : toCanonicalEmail(email)),
        ne(couponUses.email, ''),
        exceptOrders.length > 0 ? sql`not (${isOfOrder})` : undefined,
      ),
    );
  const [found] = await db
    .select({
      coupon: coupons,
      ownUses: exceptOrders.length > 0 ? sql<number>`(${usesOfOrder})::integer` : sql<number>`0`,
      usesByEmail: sql<number>`(${usesByEmail})::integer`,
    })
    .from(coupons)
    .where(eq(coupons.code, key));
  if (!found) return null;
  const { createdAt: _, ...coupon } = found.coupon;
  return { ...coupon, uses: coupon.uses - found.ownUses, usesByEmail: found.usesByEmail };
}
