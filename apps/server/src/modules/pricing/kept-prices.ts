import { and, asc, eq, isNull } from 'drizzle-orm';
import { now } from '#kit/clock';
import { currencyOn } from '#modules/countries';
import type { Db } from '#platform/database';
import type { KeptPrice } from './effective-price.ts';
import { priorPrice, type PriceChange } from './prior-price.ts';
import { priceChanges, prices } from './tables.ts';

/** A price as somebody has set it, for a product or one of its variants in a country; minor units of `currency`. */
export interface PriceOfProduct extends KeptPrice {
  productId: number;
  variantId: number | null;
  countryId: number;
  currency: string;
}

/** All prices of a product in the currencies of today, as they were set: by country, the product's own before its variants'. */
export async function keptPrices(db: Db, productId: number): Promise<PriceOfProduct[]> {
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
  const kept: PriceOfProduct[] = [];
  for (const row of rows) if ((await currencyOn(db, row.countryId)).code === row.currency) kept.push(row);
  return kept;
}

/** What a reduction that began now would be measured against, by country; minor units. Countries without a history are left out. */
export async function priorPricesNow(db: Db, productId: number): Promise<Map<number, number>> {
  const at = now();
  const rows = await db
    .select({ countryId: priceChanges.countryId, currency: priceChanges.currency, price: priceChanges.price, since: priceChanges.since })
    .from(priceChanges)
    .where(and(eq(priceChanges.productId, productId), isNull(priceChanges.variantId)));
  const histories = new Map<number, PriceChange[]>();
  for (const { countryId, currency, ...change } of rows) {
    if ((await currencyOn(db, countryId)).code !== currency) continue;
    histories.set(countryId, [...(histories.get(countryId) ?? []), change]);
  }
  const priors = new Map<number, number>();
  for (const [countryId, history] of histories) {
    const prior = priorPrice(history, at);
    if (prior !== null) priors.set(countryId, prior);
  }
  return priors;
}
