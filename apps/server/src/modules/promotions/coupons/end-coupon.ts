import { eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { couponKey } from './coupon-code.ts';
import { CouponNotFound } from '../errors.ts';
import { coupons } from '../tables.ts';

/**
 * Deactivates a coupon. Existing orders keep it.
 * @throws CouponNotFound
 */
export async function endCoupon(db: Db, code: string): Promise<void> {
  const ended = await db
    .update(coupons)
    .set({ isActive: false })
    .where(eq(coupons.code, couponKey(code)))
    .returning({ id: coupons.id });
  if (ended.length === 0) throw new CouponNotFound(couponKey(code));
}
