import { rateLimit, sharedKey } from '#platform/rate-limit';

const anHour = 60 * 60;

/** Codes that nobody made, tried in one cart. */
const perCart = rateLimit({ name: 'coupon', points: 20, seconds: anHour });
/** The same from one address, with ever new carts; a whole office may share it. */
const perAddress = rateLimit({ name: 'coupon-address', points: 100, seconds: anHour });

/**
 * Counts a try of a code before it is looked up.
 * @param stranger as `strangerOf` gives it
 * @returns forgives it, for a code that exists
 * @throws TooManyRequests from the 21st wrong one within an hour on
 */
export async function countCouponTry({ cartId, stranger }: { cartId: string; stranger: string | undefined }): Promise<() => Promise<void>> {
  if (stranger !== undefined) await perAddress.count(stranger);
  await perCart.count(sharedKey(cartId));
  return async () => {
    if (stranger !== undefined) await perAddress.giveBack(stranger);
    await perCart.giveBack(sharedKey(cartId));
  };
}
