import { eq } from 'drizzle-orm';
import { now } from '#kit/clock';
import type { Tx } from '#platform/transaction';
import { affiliates } from '../tables.ts';

/**
 * Accepts an affiliate's present payout account although another affiliate has the same one or payouts to it failed. Another account has to be
 * accepted anew. The caller holds the affiliate's lock.
 */
export async function acceptPayoutAccount(tx: Tx, affiliateId: number): Promise<void> {
  await tx.update(affiliates).set({ payoutAccountAcceptedAt: now() }).where(eq(affiliates.id, affiliateId));
}
