import type { Db } from '#platform/database';
import type { WishRef } from './contract.ts';
import { soldWishes, type Wisher } from './kept-wishes.ts';

/** Which products have their heart filled: all that is sold there of somebody's wishlist, the newest first. One query. */
export async function wishRefs(db: Db, wisher: Wisher): Promise<WishRef[]> {
  return (await soldWishes(db, wisher)).map(({ wish }) => ({ id: wish.productId, wishlistId: wish.id }));
}
