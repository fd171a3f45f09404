import { and, count, eq } from 'drizzle-orm';
import { ProductNotFound } from '#modules/catalog';
import { wantedProducts } from '#modules/search';
import type { Db } from '#platform/database';
import { mostWishes, type WishRef } from './contract.ts';
import { WishlistIsFull } from './errors.ts';
import { wishlistOf, type Wisher } from './kept-wishes.ts';
import { keepWishes } from './keep-wishes.ts';
import { wishes } from './tables.ts';

/**
 * Puts a product on somebody's wishlist in a country. What is there already stays as it is.
 * @throws CountryNotFound, CountryClosed
 * @throws ProductNotFound if it is not sold there
 * @throws WishlistIsFull
 */
export async function addWish(db: Db, { productId, ...asked }: Wisher & { productId: number }): Promise<WishRef> {
  const wisher = await wishlistOf(db, asked);
  const items = await wantedProducts(db, { productIds: [productId], countryId: wisher.countryId });
  if (items.length === 0) throw new ProductNotFound(productId);
  const isHis = and(eq(wishes.userId, wisher.userId), eq(wishes.countryId, wisher.countryId));
  const ofProduct = and(isHis, eq(wishes.productId, productId));
  const [known] = await db.select({ id: wishes.id }).from(wishes).where(ofProduct);
  if (known) return { id: productId, wishlistId: known.id };
  const [all] = await db.select({ count: count() }).from(wishes).where(isHis);
  if ((all?.count ?? 0) >= mostWishes) throw new WishlistIsFull(mostWishes);
  await keepWishes(db, wisher, items);
  const [kept] = await db.select({ id: wishes.id }).from(wishes).where(ofProduct);
  if (!kept) throw new Error(`the wish for product ${productId} was not kept`);
  return { id: productId, wishlistId: kept.id };
}
