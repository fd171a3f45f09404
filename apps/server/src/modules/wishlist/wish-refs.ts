import type { Db } from '#platform/database';
import type { WishRef } from './contract.ts';
import { selectSoldWishes, type Wisher } from './list-stored-wishes.ts';

/** Returns which products have a filled heart: all wishes of a user that are sold in the country, the newest first. One query. */
export async function wishRefs(db: Db, wisher: Wisher): Promise<WishRef[]> {
  return (await selectSoldWishes(db, wisher)).map(({ wish }) => ({ id: wish.productId, wishlistId: wish.id }));
}
