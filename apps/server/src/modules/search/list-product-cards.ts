import { and, count, eq, exists, type SQL } from 'drizzle-orm';
import { money, toMajor } from '#kit/money';
import { offsetOf, pageMeta, type PageMeta } from '#kit/paging';
import { productLooks } from '#modules/catalog';
import { currencyOn, getOpenCountry } from '#modules/countries';
import { lowestPrices } from '#modules/pricing';
import type { Db } from '#platform/database';
import type { ProductCard } from '../catalog/contract.ts';
import type { ListingQuery } from './contract.ts';
import { listingOrder } from './listing-order.ts';
import { listingCategories, listingEntries } from './tables.ts';

/**
 * A page of a listing: published products that have a price in the country, in a category or in all. Eight queries,
 * however long the page and the list. Order and count come from the read model, prices are those of this moment.
 * @throws CountryNotFound, CountryClosed
 */
export async function listProductCards(db: Db, query: ListingQuery): Promise<{ cards: ProductCard[]; meta: PageMeta }> {
  const { languageId } = query;
  const country = await getOpenCountry(db, query.countryId);
  const listed = listedIn(db, country.id, query.categoryId);
  const entries = await db
    .select({ productId: listingEntries.productId, isAvailable: listingEntries.isAvailable })
    .from(listingEntries)
    .where(listed)
    .orderBy(...listingOrder[query.orderBy])
    .limit(query.take)
    .offset(offsetOf(query));
  const [total] = await db.select({ items: count() }).from(listingEntries).where(listed);

  const productIds = entries.map(({ productId }) => productId);
  const looks = await productLooks(db, { productIds, languageId });
  const prices = await lowestPrices(db, { productIds, countryId: country.id });
  const { code: currency } = await currencyOn(db, country.id);
  const major = (amount: number) => toMajor(money(amount, currency));
  const cards = entries.flatMap(({ productId, isAvailable }) => {
    const [look, price] = [looks.get(productId), prices.get(productId)];
    if (!look || !price) return [];
    const priorPrice = price.prior === null ? null : major(price.prior);
    return [{ ...look, currency, unitPrice: major(price.regular), discountPrice: major(price.discount), priorPrice, isAvailable }];
  });
  return { cards, meta: pageMeta(total?.items ?? 0, query) };
}

function listedIn(db: Db, countryId: number, categoryId: number | undefined): SQL | undefined {
  const inCountry = eq(listingEntries.countryId, countryId);
  if (categoryId === undefined) return inCountry;
  const shelf = db
    .select({ productId: listingCategories.productId })
    .from(listingCategories)
    .where(and(eq(listingCategories.categoryId, categoryId), eq(listingCategories.productId, listingEntries.productId)));
  return and(inCountry, exists(shelf));
}
