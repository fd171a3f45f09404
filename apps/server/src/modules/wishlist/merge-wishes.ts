import { wantedProducts } from '#modules/search';
import type { Db } from '#platform/database';
import { mostWishes, type WishRef } from './contract.ts';
import { keepWishes } from './keep-wishes.ts';
import { keptWishes, wishlistOf, type Wisher } from './kept-wishes.ts';
import { wishRefs } from './wish-refs.ts';

/**
 * Puts what a guest wished for on the wishlist of the account that he signed in to, without doubles; what is unknown or not
 * sold there is left out, and so is what would be more than the list holds.
 * @param productIds in the order they were wished for
 * @returns the whole list
 * @throws CountryNotFound, CountryClosed
 */
export async function mergeWishes(db: Db, { productIds, ...asked }: Wisher & { productIds: readonly number[] }): Promise<WishRef[]> {
  const wisher = await wishlistOf(db, asked);
  const kept = await keptWishes(db, wisher);
  const known = new Set(kept.map(({ productId }) => productId));
  const fresh = [...new Set(productIds)].filter((id) => !known.has(id));
  const items = await wantedProducts(db, { productIds: fresh, countryId: wisher.countryId });
  await keepWishes(db, wisher, items.slice(0, Math.max(0, mostWishes - kept.length)));
  return wishRefs(db, wisher);
}
