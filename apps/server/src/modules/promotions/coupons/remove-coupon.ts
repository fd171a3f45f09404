import { eq } from 'drizzle-orm';
import type { Tx } from '#platform/transaction';
import { CouponUsed } from '../errors.ts';
import { coupons, couponUses } from '../tables.ts';

/**
 * Deletes a coupon that was never used.
 * @throws CouponUsed
 */
export async function removeCoupon(tx: Tx, id: number): Promise<void> {
  const [used] = await tx.select({ id: couponUses.id }).from(couponUses).where(eq(couponUses.couponId, id)).limit(1);
  if (used) throw new CouponUsed();
  await tx.delete(coupons).where(eq(coupons.id, id));
}
