import type { Cart } from '@selvedge/server/contract';
import { isApiError } from '#lib/api/api-error.ts';
import { deleteCartCookie, readCartId, buildCartCookie } from '#lib/session/cookies.ts';
import type { Shop } from '#lib/shop-context.ts';
import type { CartNotice, NoticeCode } from '../notice/cart-notice.ts';
import { findReferral } from '#lib/session/referral.ts';

/** The result of opening a cart by its cookie: the data found, or null with an optional reason to show. */
export interface Opened<Found> {
  found: Found | null;
  cartId: string | null;
  loss: Extract<NoticeCode, 'cart-lost' | 'cart-of-other-country'> | null;
}

/** Returns whether the browser sent a cart cookie. A cart that cannot be read is reported, a missing one is not. */
const hasCartCookie = (request: Request): boolean => /(?:^|;\s*)cart=[^;\s]/.test(request.headers.get('cookie') ?? '');

/**
 * Loads data of the visitor's cart. If the cookie is broken or its cart is deleted or of another country, nothing is found and
 * the shopper gets a message.
 */
export async function openCart<Found>(
  request: Request,
  { countryId, load, getCart }: { countryId: number; load: (cartId: string) => Promise<Found>; getCart: (found: Found) => Pick<Cart, 'countryId'> },
): Promise<Opened<Found>> {
  const cartId = readCartId(request);
  if (!cartId) return { found: null, cartId: null, loss: hasCartCookie(request) ? 'cart-lost' : null };
  try {
    const found = await load(cartId);
    return getCart(found).countryId === countryId ? { found, cartId, loss: null } : { found: null, cartId: null, loss: 'cart-of-other-country' };
  } catch (error) {
    if (isApiError(error, 'CartNotFound')) return { found: null, cartId: null, loss: 'cart-lost' };
    throw error;
  }
}

/** Loads the visitor's cart. */
export const openVisitorCart = (request: Request, { api, countryId }: Pick<Shop, 'api' | 'countryId'>): Promise<Opened<Cart>> =>
  openCart(request, { countryId, load: (cartId) => api.cart(cartId), getCart: (cart) => cart });

/** Returns the headers of an answer about the cart: private, and deleting a cookie that points to no cart. */
export function buildCartHeaders({ loss }: Pick<Opened<unknown>, 'loss'>, { isSecure }: Pick<Shop, 'isSecure'>): Headers {
  const headers = new Headers({ 'Cache-Control': 'private, no-store' });
  if (loss) headers.append('Set-Cookie', deleteCartCookie({ isSecure }));
  return headers;
}

/** Returns the headers of an answer to a cart change: private, with the cookies of the cart and of the notice. */
export function answerHeaders({ cart, notice }: { cart: Cart | null; notice: CartNotice | null }, { isSecure }: Pick<Shop, 'isSecure'>): Headers {
  const headers = new Headers({ 'Cache-Control': 'private, no-store' });
  if (cart) headers.append('Set-Cookie', buildCartCookie(cart.id, { isSecure }));
  else if (notice?.code === 'cart-lost' || notice?.code === 'cart-of-other-country') headers.append('Set-Cookie', deleteCartCookie({ isSecure }));
  return headers;
}

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
