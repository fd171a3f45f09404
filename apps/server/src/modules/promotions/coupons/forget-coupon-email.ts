import { eq } from 'drizzle-orm';
import type { Tx } from '#platform/transaction';
import { coupons, couponUses } from '../tables.ts';

/**
 * Removes an email address from coupons. A coupon bound to it is deactivated.
 * @param email lower case
 */
export async function forgetCouponEmail(tx: Tx, email: string): Promise<void> {
  if (email === '') return;
  await tx.update(couponUses).set({ email: '' }).where(eq(couponUses.email, email));
  await tx.update(coupons).set({ boundEmail: '', isActive: false }).where(eq(coupons.boundEmail, email));
}
