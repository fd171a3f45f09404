import { rateLimit } from '#platform/rate-limit';

/** Carts begun from one address, which an office or a whole provider's customers may share. */
const newCarts = rateLimit({ name: 'new-cart', points: 300, seconds: 15 * 60 });

/** @param stranger as `strangerOf` gives it @throws TooManyRequests for an address that fills the database with empty carts */
export async function countNewCart(stranger: string | undefined): Promise<void> {
  if (stranger !== undefined) await newCarts.count(stranger);
}
