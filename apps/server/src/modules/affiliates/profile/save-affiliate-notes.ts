import { eq } from 'drizzle-orm';
import type { Tx } from '#platform/transaction';
import { affiliates } from '../tables.ts';

/** Saves internal notes on an affiliate; the affiliate never sees them. The caller holds the lock. */
export async function saveAffiliateNotes(tx: Tx, affiliateId: number, notes: string): Promise<void> {
  await tx.update(affiliates).set({ notes }).where(eq(affiliates.id, affiliateId));
}
