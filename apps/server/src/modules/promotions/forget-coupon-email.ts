import { eq } from 'drizzle-orm';
import type { Tx } from '#platform/transaction';
import { coupons, couponUses } from './tables.ts';

/** Takes a mailbox out of what coupons know. One that was made for it alone can be used by nobody any more. @param email lower case */
export async function forgetCouponEmail(tx: Tx, email: string): Promise<void> {
  if (email === '') return;
  await tx.update(couponUses).set({ email: '' }).where(eq(couponUses.email, email));
  await tx.update(coupons).set({ boundEmail: '', isActive: false }).where(eq(coupons.boundEmail, email));
}
