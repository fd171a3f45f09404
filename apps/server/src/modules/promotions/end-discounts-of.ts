import { eq } from 'drizzle-orm';
import type { Tx } from '#platform/transaction';
import { affiliateDiscounts } from './tables.ts';

/** Ends what an affiliate who is forgotten gave, whose names may be his; orders that had it keep it. */
export async function endDiscountsOf(tx: Tx, affiliateId: number): Promise<void> {
  await tx.update(affiliateDiscounts).set({ name: '', isActive: false }).where(eq(affiliateDiscounts.affiliateId, affiliateId));
}
