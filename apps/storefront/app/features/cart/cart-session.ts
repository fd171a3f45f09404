import type { Cart } from '@selvedge/server/contract';
import { isApiError } from '#lib/api-error.ts';
import { forgetCart, readCartId } from '#lib/cookies.ts';
import type { Shop } from '#lib/shop-context.ts';
import type { NoticeCode } from './cart-notice.ts';

/** What a cookie led to: something of a cart, or nothing and perhaps the reason to tell the shopper. */
export interface Opened<Found> {
  found: Found | null;
  cartId: string | null;
  loss: Extract<NoticeCode, 'cart-lost' | 'cart-of-other-country'> | null;
}

/** Whether the browser sent a cart's cookie at all: a cart that was there and cannot be read is told, an absent one is not. */
const hasCartCookie = (request: Request): boolean => /(?:^|;\s*)cart=[^;\s]/.test(request.headers.get('cookie') ?? '');

/**
 * Opens what belongs to the visitor's cart. A cookie that is broken, or whose cart is gone or another country's, opens nothing:
 * the shopper starts anew and is told so.
 */
export async function openCart<Found>(
  request: Request,
  { countryId, load, cartOf }: { countryId: number; load: (cartId: string) => Promise<Found>; cartOf: (found: Found) => Pick<Cart, 'countryId'> },
): Promise<Opened<Found>> {
  const cartId = readCartId(request);
  if (!cartId) return { found: null, cartId: null, loss: hasCartCookie(request) ? 'cart-lost' : null };
  try {
    const found = await load(cartId);
    return cartOf(found).countryId === countryId ? { found, cartId, loss: null } : { found: null, cartId: null, loss: 'cart-of-other-country' };
  } catch (error) {
    if (isApiError(error, 'CartNotFound')) return { found: null, cartId: null, loss: 'cart-lost' };
    throw error;
  }
}

/** The visitor's cart itself. */
export const openOwnCart = (request: Request, { api, countryId }: Pick<Shop, 'api' | 'countryId'>): Promise<Opened<Cart>> =>
  openCart(request, { countryId, load: (cartId) => api.cart(cartId), cartOf: (cart) => cart });

/** Headers of an answer about the cart: nobody's but the visitor's, and without the cookie that led nowhere. */
export function cartHeaders({ loss }: Pick<Opened<unknown>, 'loss'>, { isSecure }: Pick<Shop, 'isSecure'>): Headers {
  const headers = new Headers({ 'Cache-Control': 'private, no-store' });
  if (loss) headers.append('Set-Cookie', forgetCart({ isSecure }));
  return headers;
}
