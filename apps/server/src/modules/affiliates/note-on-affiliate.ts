import { eq } from 'drizzle-orm';
import type { Tx } from '#platform/transaction';
import { affiliates } from './tables.ts';

/** Writes down what is known of an affiliate, for those who work here: he never reads it. The caller holds his lock. */
export async function noteOnAffiliate(tx: Tx, affiliateId: number, notes: string): Promise<void> {
  await tx.update(affiliates).set({ notes }).where(eq(affiliates.id, affiliateId));
}
