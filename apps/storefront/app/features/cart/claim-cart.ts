import type { MergedLine, SignedInAnswer } from '@selvedge/server/contract';
import { isApiError } from '#lib/api-error.ts';
import { cartCookieOf, forgetCart, readCartId } from '#lib/cookies.ts';
import type { Shop } from '#lib/shop-context.ts';
import { noticeCookieOf, type MergedCounts } from './cart-notice.ts';

/**
 * The cart follows the customer: what he had filled as a guest is put into the cart of his account, and that one is his from here on.
 * @returns the cookies that say so, and what has to be told; none where it failed, since nobody is kept from signing in by a cart
 */
export async function claimCart(request: Request, shop: Pick<Shop, 'apiOf' | 'isSecure'>, { id, token }: SignedInAnswer): Promise<string[]> {
  const guestCartId = readCartId(request);
  try {
    const { cart, merged } = await shop.apiOf(token).claimCart(id, guestCartId);
    const notice = merged.length > 0 ? [noticeCookieOf({ code: 'cart-merged', merged: countsOf(merged) }, shop)] : [];
    if (cart) return [cartCookieOf(cart.id, shop), ...notice];
    return guestCartId ? [forgetCart(shop), ...notice] : notice;
  } catch (error) {
    if (isApiError(error)) return [];
    throw error;
  }
}

/** How many lines came over in which way. */
export function countsOf(merged: readonly MergedLine[]): MergedCounts {
  const count = (change: MergedLine['change']) => merged.filter((line) => line.change === change).length;
  return { joined: count('joined'), fewer: count('fewer'), lost: count('lost') };
}
