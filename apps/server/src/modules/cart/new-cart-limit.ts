import { rateLimit } from '#platform/requests/rate-limit';

/** New carts per address, which an office or all customers of a provider may share. */
const newCarts = rateLimit({ name: 'new-cart', points: 300, seconds: 15 * 60 });

/** @param rateLimitKey from `anonymousRateLimitKey` @throws TooManyRequests for an address that creates too many carts */
export async function countNewCart(rateLimitKey: string | undefined): Promise<void> {
  if (rateLimitKey !== undefined) await newCarts.count(rateLimitKey);
}
