import type { MergedLine, SignedInAnswer } from '@selvedge/server/contract';
import { isApiError } from '#lib/api/api-error.ts';
import { buildCartCookie, deleteCartCookie, readCartId } from '#lib/session/cookies.ts';
import type { Shop } from '#lib/shop-context.ts';
import { buildNoticeCookie, type MergedCounts } from '../notice/cart-notice.ts';

/**
 * Assigns the guest cart to the account of a customer who signs in, merged with the account's cart.
 * @returns the cookies for cart and notice; empty after an error, because a cart must not prevent signing in
 */
export async function claimCart(request: Request, shop: Pick<Shop, 'createUserApi' | 'isSecure'>, { id, token }: SignedInAnswer): Promise<string[]> {
  const guestCartId = readCartId(request);
  try {
    const { cart, merged } = await shop.createUserApi(token).claimCart(id, guestCartId);
    const notice = merged.length > 0 ? [buildNoticeCookie({ code: 'cart-merged', merged: countMergedLines(merged) }, shop)] : [];
    if (cart) return [buildCartCookie(cart.id, shop), ...notice];
    return guestCartId ? [deleteCartCookie(shop), ...notice] : notice;
  } catch (error) {
    if (isApiError(error)) return [];
    throw error;
  }
}

/** Counts the merged lines by result. */
export function countMergedLines(merged: readonly MergedLine[]): MergedCounts {
  const count = (change: MergedLine['change']) => merged.filter((line) => line.change === change).length;
  return { joined: count('joined'), fewer: count('fewer'), lost: count('lost') };
}
