import { eq } from 'drizzle-orm';
import type { LinkReferral } from '#modules/tracking';
import type { Tx } from '#platform/transaction';
import { carts } from './tables.ts';

interface ReferralToStore {
  referral?: LinkReferral | null;
  /** The session id of the touches that were transferred from another shop. */
  touchSessionId?: string | null;
}

/** Stores the referral with a cart, so that it is kept through checkout. Missing fields stay unchanged. */
export async function storeReferral(tx: Tx, cartId: string, { referral: storedReferral, touchSessionId }: ReferralToStore): Promise<void> {
  if (!storedReferral && !touchSessionId) return;
  await tx
    .update(carts)
    .set({ ...(storedReferral && { referral: storedReferral }), ...(touchSessionId && { touchSessionId }) })
    .where(eq(carts.id, cartId));
}
