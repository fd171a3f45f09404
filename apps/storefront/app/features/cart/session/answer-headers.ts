import { buildCartCookie, forgetCart } from '#lib/session/cookies.ts';
import type { Shop } from '#lib/shop-context.ts';
import type { CartAnswer } from '../lines/apply-cart-change.ts';

/** Returns the headers of an answer to a cart change: private, with the cookies of the cart and of the notice. */
export function answerHeaders({ cart, notice }: CartAnswer, { isSecure }: Pick<Shop, 'isSecure'>): Headers {
  const headers = new Headers({ 'Cache-Control': 'private, no-store' });
  if (cart) headers.append('Set-Cookie', buildCartCookie(cart.id, { isSecure }));
  else if (notice?.code === 'cart-lost' || notice?.code === 'cart-of-other-country') headers.append('Set-Cookie', forgetCart({ isSecure }));
  return headers;
}
