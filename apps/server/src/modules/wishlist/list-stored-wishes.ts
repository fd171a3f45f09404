import { and, desc, eq } from 'drizzle-orm';
import { getOpenCountry } from '#modules/countries';
import { listRequestedProducts, type ListedItem } from '#modules/search';
import type { Db } from '#platform/database';
import { wishes } from './tables.ts';

/** A stored wish. */
export type WishRow = typeof wishes.$inferSelect;

/** The owner of a wishlist: an account has one per country. */
export interface WishlistOwner {
  userId: number;
  countryId: number;
}

/**
 * Resolves the owner of a wishlist: a host row shares the wishlist of its country.
 * @throws CountryNotFound, CountryClosed
 */
export async function resolveWishlist(db: Db, { userId, countryId }: WishlistOwner): Promise<WishlistOwner> {
  return { userId, countryId: (await getOpenCountry(db, countryId)).id };
}

/** Returns all wishes of a user in a country, the newest first, including products no longer sold. Runs one query. */
export async function listStoredWishes(db: Db, { userId, countryId }: WishlistOwner): Promise<WishRow[]> {
  return db
    .select()
    .from(wishes)
    .where(and(eq(wishes.userId, userId), eq(wishes.countryId, countryId)))
    .orderBy(desc(wishes.addedAt), desc(wishes.id));
}

/**
 * Returns the wishes whose products the country currently sells, with the listing data of the products.
 * @throws CountryNotFound, CountryClosed
 */
export async function selectSoldWishes(db: Db, owner: WishlistOwner): Promise<{ wish: WishRow; item: ListedItem }[]> {
  const wisher = await resolveWishlist(db, owner);
  const stored = await listStoredWishes(db, wisher);
  const items = await listRequestedProducts(db, { productIds: stored.map(({ productId }) => productId), countryId: wisher.countryId });
  const byProduct = new Map(items.map((item) => [item.productId, item]));
  return stored.flatMap((wish) => {
    const item = byProduct.get(wish.productId);
    return item ? [{ wish, item }] : [];
  });
}
