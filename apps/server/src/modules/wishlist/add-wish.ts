import { and, count, eq } from 'drizzle-orm';
import { ProductNotFound } from '#modules/catalog';
import { listRequestedProducts } from '#modules/search';
import type { Db } from '#platform/database';
import { maxWishes, type WishRef } from './contract.ts';
import { WishlistIsFull } from './errors.ts';
import { resolveWishlist, type WishlistOwner } from './list-stored-wishes.ts';
import { storeWishes } from './store-wishes.ts';
import { wishes } from './tables.ts';

/**
 * Adds a product to a user's wishlist in a country. An existing wish stays unchanged.
 * @returns `isNew`: whether this call has stored it
 * @throws CountryNotFound, CountryClosed
 * @throws ProductNotFound if it is not sold there
 * @throws WishlistIsFull
 */
export async function addWish(db: Db, { productId, ...owner }: WishlistOwner & { productId: number }): Promise<{ wish: WishRef; isNew: boolean }> {
  const wisher = await resolveWishlist(db, owner);
  const items = await listRequestedProducts(db, { productIds: [productId], countryId: wisher.countryId });
  if (items.length === 0) throw new ProductNotFound(productId);
  const isHis = and(eq(wishes.userId, wisher.userId), eq(wishes.countryId, wisher.countryId));
  const ofProduct = and(isHis, eq(wishes.productId, productId));
  const [known] = await db.select({ id: wishes.id }).from(wishes).where(ofProduct);
  if (known) return { wish: { id: productId, wishlistId: known.id }, isNew: false };
  const [all] = await db.select({ count: count() }).from(wishes).where(isHis);
  if ((all?.count ?? 0) >= maxWishes) throw new WishlistIsFull(maxWishes);
  const isNew = (await storeWishes(db, wisher, items)) > 0;
  const [stored] = await db.select({ id: wishes.id }).from(wishes).where(ofProduct);
  if (!stored) throw new Error(`the wish for product ${productId} was not stored`);
  return { wish: { id: productId, wishlistId: stored.id }, isNew };
}
