import { eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import { CouponNotFound, CouponUsed } from '../errors.ts';
import { coupons, couponUses } from '../tables.ts';
import { couponKey } from './coupon-code.ts';

/**
 * Deletes a coupon that was never used.
 * @throws CouponUsed
 */
export async function removeCoupon(tx: Tx, id: number): Promise<void> {
  const [used] = await tx.select({ id: couponUses.id }).from(couponUses).where(eq(couponUses.couponId, id)).limit(1);
  if (used) throw new CouponUsed();
  await tx.delete(coupons).where(eq(coupons.id, id));
}

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
