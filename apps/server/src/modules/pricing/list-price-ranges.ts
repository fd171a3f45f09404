import { money, toMajor } from '#kit/money';
import { listProductVariants } from '#modules/catalog';
import { getCurrency } from '#modules/countries';
import type { Db } from '#platform/database';
import { getPricesOfVariants } from './get-current-prices.ts';

/** Prices in major units of the country's currency. */
export interface PriceRange {
  currency: string;
  from: number;
  to: number;
  /** At least one variant is reduced. */
  isReduced: boolean;
}

/** Returns the lowest and highest current price of each product's active variants in a country. Products without a price are left out. */
export async function listPriceRanges(db: Db, productIds: readonly number[], countryId: number): Promise<Map<number, PriceRange>> {
  const productById = new Map((await listProductVariants(db, productIds)).map(({ id, productId }) => [id, productId]));
  const { code: currency } = await getCurrency(db, countryId);
  const ranges = new Map<number, PriceRange>();
  for (const [variantId, { regular, discount }] of await getPricesOfVariants(db, { productByVariant: productById, countryId })) {
    const productId = productById.get(variantId) ?? 0;
    const paid = toMajor(money(discount, currency));
    const { from = paid, to = paid, isReduced = false } = ranges.get(productId) ?? {};
    ranges.set(productId, { currency, from: Math.min(from, paid), to: Math.max(to, paid), isReduced: isReduced || discount < regular });
  }
  return ranges;
}
