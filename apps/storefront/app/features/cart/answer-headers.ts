import { cartCookieOf, forgetCart } from '#lib/cookies.ts';
import type { Shop } from '#lib/shop-context.ts';
import type { CartAnswer } from './change-cart.ts';

/** Headers of an answer to a change: nobody's but the visitor's, with the cookie of the cart as it is now. */
export function answerHeaders({ cart, notice }: CartAnswer, { isSecure }: Pick<Shop, 'isSecure'>): Headers {
  const headers = new Headers({ 'Cache-Control': 'private, no-store' });
  if (cart) headers.append('Set-Cookie', cartCookieOf(cart.id, { isSecure }));
  else if (notice?.code === 'cart-lost' || notice?.code === 'cart-of-other-country') headers.append('Set-Cookie', forgetCart({ isSecure }));
  return headers;
}
