import { listRequestedProducts } from '#modules/search';
import type { Db } from '#platform/database';
import { maxWishes, type WishRef } from './contract.ts';
import { storeWishes } from './store-wishes.ts';
import { listStoredWishes, resolveWishlist, type WishlistOwner, selectSoldWishes } from './list-stored-wishes.ts';

/**
 * Merges a guest's wishes into the wishlist of the account after sign-in, without duplicates. Products that are unknown, not sold
 * in the country or above the limit are omitted.
 * @param productIds in the order of adding
 * @returns the whole list
 * @throws CountryNotFound, CountryClosed
 */
export async function mergeWishes(db: Db, { productIds, ...owner }: WishlistOwner & { productIds: readonly number[] }): Promise<WishRef[]> {
  const wisher = await resolveWishlist(db, owner);
  const stored = await listStoredWishes(db, wisher);
  const known = new Set(stored.map(({ productId }) => productId));
  const fresh = [...new Set(productIds)].filter((id) => !known.has(id));
  const items = await listRequestedProducts(db, { productIds: fresh, countryId: wisher.countryId });
  await storeWishes(db, wisher, items.slice(0, Math.max(0, maxWishes - stored.length)));
  return listWishRefs(db, wisher);
}

/** Returns the saved products of a user that are sold in the country, the newest first. Runs one query. */
export async function listWishRefs(db: Db, wisher: WishlistOwner): Promise<WishRef[]> {
  return (await selectSoldWishes(db, wisher)).map(({ wish }) => ({ id: wish.productId, wishlistId: wish.id }));
}
