import { isApiError } from '#lib/api/api-error.ts';
import { findReferral } from '#lib/session/referral.ts';
import type { Shop } from '#lib/shop-context.ts';

/** Stores the affiliate code or discount of a request with the cart. Errors are ignored: they must not prevent a purchase. */
export async function carryReferral(request: Request, { api }: Pick<Shop, 'api'>, cartId: string | null): Promise<void> {
  const referral = findReferral(request);
  if (!referral || !cartId) return;
  try {
    await api.carryReferral(cartId, referral);
  } catch (error) {
    if (!isApiError(error)) throw error;
  }
}
