import { money, toMajor } from '#kit/money';
import { computeOffset, buildPageMeta, type Page, type PageMeta } from '#kit/paging';
import { getCountry, getCurrency } from '#modules/countries';
import type { ListedItem } from '#modules/search';
import type { Db } from '#platform/database';
import type { Wish } from './contract.ts';
import { selectSoldWishes, type WishlistOwner, type WishRow } from './list-stored-wishes.ts';
import { toWishedProducts } from './list-wished-products.ts';

/**
 * Returns a page of a user's wishlist in a country, the newest first. Products that are no longer sold stay stored, but are neither
 * shown nor counted. Runs a constant number of queries.
 * @throws CountryNotFound, CountryClosed
 */
export async function listWishes(
  db: Db,
  { userId, countryId, languageId, ...page }: WishlistOwner & { languageId: number } & Page,
): Promise<{ wishes: Wish[]; meta: PageMeta }> {
  const sold = await selectSoldWishes(db, { userId, countryId });
  const shown = sold.slice(computeOffset(page), computeOffset(page) + page.take);
  const products = await toWishedProducts(
    db,
    shown.map(({ item }) => item),
    { countryId, languageId },
  );
  const byProduct = new Map(shown.map((entry) => [entry.wish.productId, entry]));
  const wishes: Wish[] = [];
  for (const product of products) {
    const entry = byProduct.get(product.id);
    if (entry) wishes.push({ ...product, ...(await buildNotes(db, entry)) });
  }
  return { wishes, meta: buildPageMeta(sold.length, page) };
}

async function buildNotes(db: Db, { wish, item }: { wish: WishRow; item: ListedItem }) {
  const before = await findClaimablePrice(db, wish, item);
  const { code } = await getCurrency(db, wish.countryId);
  return {
    wishlistId: wish.id,
    addedAt: wish.addedAt.toISOString(),
    priceWhenAdded: before !== null && item.price < before ? toMajor(money(before, code)) : null,
    isBack: !wish.wasAvailableWhenAdded && item.isAvailable,
  };
}

/** Returns the price at the time of adding, in minor units; null if it was not sold at that time or the country has changed its currency. */
export async function findComparablePrice(db: Db, { countryId, priceWhenAdded, addedAt }: WishRow): Promise<number | null> {
  const [then, now] = [await getCurrency(db, countryId, addedAt), await getCurrency(db, countryId)];
  return then.code === now.code ? priceWhenAdded : null;
}

/**
 * Returns the price at the time of adding, in minor units, if the shop may show it as the former price. Where the law compares a reduction with
 * the lowest price of the 30 days before it, a higher former price is not allowed, and without a reduction no former price is allowed.
 */
export async function findClaimablePrice(db: Db, wish: WishRow, { prior }: Pick<ListedItem, 'prior'>): Promise<number | null> {
  const before = await findComparablePrice(db, wish);
  const { hasOmnibusRule } = await getCountry(db, wish.countryId);
  return hasOmnibusRule && before !== null && before > prior ? null : before;
}
