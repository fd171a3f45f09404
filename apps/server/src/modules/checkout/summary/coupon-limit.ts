import { rateLimit, getSharedKey } from '#platform/requests/rate-limit';

/** Unknown codes tried in one cart. */
const perCart = rateLimit('coupon');
/** Unknown codes from one address, over all carts; many people in an office may share an address. */
const perAddress = rateLimit('coupon-address');

/**
 * Counts an attempt to use a code before the code is looked up.
 * @param rateLimitKey from `buildAnonymousRateLimitKey`
 * @returns a function that undoes the count, for a code that exists
 * @throws TooManyRequests from the 21st unknown code within an hour on
 */
export async function countCouponTry({ cartId, rateLimitKey }: { cartId: string; rateLimitKey: string | undefined }): Promise<() => Promise<void>> {
  if (rateLimitKey !== undefined) await perAddress.count(rateLimitKey);
  await perCart.count(getSharedKey(cartId));
  return async () => {
    if (rateLimitKey !== undefined) await perAddress.release(rateLimitKey);
    await perCart.release(getSharedKey(cartId));
  };
}
