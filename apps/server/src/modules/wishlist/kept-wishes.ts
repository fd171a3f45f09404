import { and, desc, eq } from 'drizzle-orm';
import { getOpenCountry } from '#modules/countries';
import { wantedProducts, type ListedItem } from '#modules/search';
import type { Db } from '#platform/database';
import { wishes } from './tables.ts';

/** A wish as it is kept. */
export type WishRow = typeof wishes.$inferSelect;

/** Whose wishlist: an account has one in each country's shop. */
export interface Wisher {
  userId: number;
  countryId: number;
}

/**
 * The wishlist that is meant: a host row's is that of the shop it belongs to.
 * @throws CountryNotFound, CountryClosed
 */
export async function wishlistOf(db: Db, { userId, countryId }: Wisher): Promise<Wisher> {
  return { userId, countryId: (await getOpenCountry(db, countryId)).id };
}

/** All that somebody wishes for in a country, the newest first, sold there or not. One query. */
export async function keptWishes(db: Db, { userId, countryId }: Wisher): Promise<WishRow[]> {
  return db
    .select()
    .from(wishes)
    .where(and(eq(wishes.userId, userId), eq(wishes.countryId, countryId)))
    .orderBy(desc(wishes.addedAt), desc(wishes.id));
}

/**
 * Those of them that are sold there now, each with what the listing says of its product.
 * @throws CountryNotFound, CountryClosed
 */
export async function soldWishes(db: Db, asked: Wisher): Promise<{ wish: WishRow; item: ListedItem }[]> {
  const wisher = await wishlistOf(db, asked);
  const kept = await keptWishes(db, wisher);
  const items = await wantedProducts(db, { productIds: kept.map(({ productId }) => productId), countryId: wisher.countryId });
  const byProduct = new Map(items.map((item) => [item.productId, item]));
  return kept.flatMap((wish) => {
    const item = byProduct.get(wish.productId);
    return item ? [{ wish, item }] : [];
  });
}
