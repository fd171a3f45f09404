import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { now } from '#kit/clock';
import { getCurrency } from '#modules/countries';
import type { Db } from '#platform/database';
import type { StoredPrice } from './effective-price.ts';
import { computePriorPrice, type PriceChange } from './prior-price.ts';
import { priceChanges, prices } from './tables.ts';

/** A price of a product or variant in a country as entered; minor units of `currency`. */
export interface PriceOfProduct extends StoredPrice {
  productId: number;
  variantId: number | null;
  countryId: number;
  currency: string;
}

/** Returns all prices of a product in current currencies, by country, the product's own before those of its variants. */
export async function listStoredPrices(db: Db, productId: number): Promise<PriceOfProduct[]> {
  const rows = await db
    .select({
      productId: prices.productId,
      variantId: prices.variantId,
      countryId: prices.countryId,
      currency: prices.currency,
      regular: prices.regular,
      sale: prices.sale,
      saleFrom: prices.saleFrom,
      saleUntil: prices.saleUntil,
      prior: prices.prior,
    })
    .from(prices)
    .where(eq(prices.productId, productId))
    .orderBy(asc(prices.countryId), asc(prices.variantId));
  const stored: PriceOfProduct[] = [];
  for (const row of rows) if ((await getCurrency(db, row.countryId)).code === row.currency) stored.push(row);
  return stored;
}

/** Returns all prices of products, also those in former currencies, the oldest first. */
export async function listPricesOfProducts(db: Db, productIds: readonly number[]): Promise<Omit<PriceOfProduct, 'prior'>[]> {
  return db
    .select({
      productId: prices.productId,
      variantId: prices.variantId,
      countryId: prices.countryId,
      currency: prices.currency,
      regular: prices.regular,
      sale: prices.sale,
      saleFrom: prices.saleFrom,
      saleUntil: prices.saleUntil,
    })
    .from(prices)
    .where(inArray(prices.productId, [...productIds]))
    .orderBy(asc(prices.id));
}

/** Returns the prior price of a reduction that would start now, by country; minor units. Omits countries without a history. */
export async function computePriorPrices(db: Db, productId: number): Promise<Map<number, number>> {
  const at = now();
  const rows = await db
    .select({ countryId: priceChanges.countryId, currency: priceChanges.currency, price: priceChanges.price, since: priceChanges.since })
    .from(priceChanges)
    .where(and(eq(priceChanges.productId, productId), isNull(priceChanges.variantId)));
  const histories = new Map<number, PriceChange[]>();
  for (const { countryId, currency, ...change } of rows) {
    if ((await getCurrency(db, countryId)).code !== currency) continue;
    histories.set(countryId, [...(histories.get(countryId) ?? []), change]);
  }
  const priors = new Map<number, number>();
  for (const [countryId, history] of histories) {
    const prior = computePriorPrice(history, at);
    if (prior !== null) priors.set(countryId, prior);
  }
  return priors;
}
