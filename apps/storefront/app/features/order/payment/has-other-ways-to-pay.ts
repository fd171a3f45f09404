import { isApiError } from '#lib/api/api-error.ts';
import { readCartId } from '#lib/session/cookies.ts';
import type { Shop } from '#lib/shop-context.ts';

/** Returns whether the cart of this browser can be paid with another method than `tried`. It stays the same order. */
export async function hasOtherWaysToPay(request: Request, { api }: Pick<Shop, 'api'>, tried: string): Promise<boolean> {
  const cartId = readCartId(request);
  if (cartId === null) return false;
  try {
    const { cart, paymentOptions } = await api.checkout(cartId);
    return cart.lines.length > 0 && paymentOptions.some(({ code }) => code !== tried);
  } catch (error) {
    if (isApiError(error)) return false;
    throw error;
  }
}
