import { eq } from 'drizzle-orm';
import type { Tx } from '#platform/transaction';
import { affiliateDiscounts } from '../tables.ts';

/** Ends the discounts of an affiliate whose data is erased and clears their names, which may be personal. Orders keep their discount. */
export async function endAffiliateDiscounts(tx: Tx, affiliateId: number): Promise<void> {
  await tx.update(affiliateDiscounts).set({ name: '', isActive: false }).where(eq(affiliateDiscounts.affiliateId, affiliateId));
}
