import type { Db } from '#platform/database';
import { couponKey } from './coupon-code.ts';
import { CouponExists } from '../errors.ts';
import { coupons } from '../tables.ts';

/** A new coupon. Amounts in minor units by currency. */
export type NewCoupon = Omit<typeof coupons.$inferInsert, 'id' | 'uses' | 'isActive' | 'createdAt'>;

/**
 * Creates a coupon; stores its code in upper case and its email address in lower case.
 * @throws CouponExists
 */
export async function saveCoupon(db: Db, { code, boundEmail, ...coupon }: NewCoupon): Promise<void> {
  const made = await db
    .insert(coupons)
    .values({ ...coupon, code: couponKey(code), boundEmail: boundEmail?.trim().toLowerCase() ?? null })
    .onConflictDoNothing()
    .returning({ id: coupons.id });
  if (made.length === 0) throw new CouponExists(couponKey(code));
}
