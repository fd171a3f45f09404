import { eq } from 'drizzle-orm';
import type { Tx } from '#platform/transaction';
import { AffiliateDiscountUsed } from '../errors.ts';
import { affiliateDiscounts, affiliateDiscountUses } from '../tables.ts';

/**
 * Deletes an affiliate's discount that was never used.
 * @throws AffiliateDiscountUsed
 */
export async function removeAffiliateDiscount(tx: Tx, id: number): Promise<void> {
  const uses = affiliateDiscountUses;
  const [used] = await tx.select({ orderNumber: uses.orderNumber }).from(uses).where(eq(uses.affiliateDiscountId, id)).limit(1);
  if (used) throw new AffiliateDiscountUsed();
  await tx.delete(affiliateDiscounts).where(eq(affiliateDiscounts.id, id));
}
