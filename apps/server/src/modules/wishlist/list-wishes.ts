import { money, toMajor } from '#kit/money';
import { offsetOf, pageMeta, type Page, type PageMeta } from '#kit/paging';
import { currencyOn } from '#modules/countries';
import type { ListedItem } from '#modules/search';
import type { Db } from '#platform/database';
import { comparablePrice } from './comparable-price.ts';
import type { Wish } from './contract.ts';
import { soldWishes, type Wisher, type WishRow } from './kept-wishes.ts';
import { shownProducts } from './wished-products.ts';

/**
 * A page of somebody's wishlist in a country, the newest first. What is not sold there any more is kept, and neither shown nor
 * counted. The same few queries however much is on it.
 * @throws CountryNotFound, CountryClosed
 */
export async function listWishes(
  db: Db,
  { userId, countryId, languageId, ...page }: Wisher & { languageId: number } & Page,
): Promise<{ wishes: Wish[]; meta: PageMeta }> {
  const sold = await soldWishes(db, { userId, countryId });
  const shown = sold.slice(offsetOf(page), offsetOf(page) + page.take);
  const products = await shownProducts(
    db,
    shown.map(({ item }) => item),
    { countryId, languageId },
  );
  const byProduct = new Map(shown.map((entry) => [entry.wish.productId, entry]));
  const wishes: Wish[] = [];
  for (const product of products) {
    const entry = byProduct.get(product.id);
    if (entry) wishes.push({ ...product, ...(await notesOf(db, entry)) });
  }
  return { wishes, meta: pageMeta(sold.length, page) };
}

async function notesOf(db: Db, { wish, item }: { wish: WishRow; item: ListedItem }) {
  const before = await comparablePrice(db, wish);
  const { code } = await currencyOn(db, wish.countryId);
  return {
    wishlistId: wish.id,
    addedAt: wish.addedAt.toISOString(),
    priceWhenAdded: before !== null && item.price < before ? toMajor(money(before, code)) : null,
    isBack: !wish.wasAvailableWhenAdded && item.isAvailable,
  };
}
