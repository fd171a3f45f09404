import { and, eq, sql } from 'drizzle-orm';
import { now } from '#kit/clock';
import { findProductIdsByVariant } from '#modules/catalog';
import { getCurrency, getCountry } from '#modules/countries';
import type { Db } from '#platform/database';
import { prepared } from '#platform/sql/prepared';
import { computeEffectivePrice, type Price } from './effective-price.ts';
import { prices } from './tables.ts';

/**
 * Returns the current prices of variants in a country, by variant id. A variant's own price overrides its product's; variants
 * without a price are omitted, because they are not sold there. Two queries.
 */
export async function getCurrentPrices(
  db: Db,
  { variantIds, countryId }: { variantIds: readonly number[]; countryId: number },
): Promise<Map<number, Price>> {
  return getPricesOfVariants(db, { productByVariant: await findProductIdsByVariant(db, variantIds), countryId });
}

/** Returns the current prices of variants whose products are known. One query. */
export async function getPricesOfVariants(
  db: Db,
  { productByVariant, countryId }: { productByVariant: ReadonlyMap<number, number>; countryId: number },
): Promise<Map<number, Price>> {
  const rows = await selectCountryPrices(db, { productIds: [...new Set(productByVariant.values())], countryId });
  return groupByVariant(rows, productByVariant);
}

/** Returns the current prices of the variants of one product. One query. */
export async function getPricesOfProduct(
  db: Db,
  { productId, variantIds, countryId }: { productId: number; variantIds: readonly number[]; countryId: number },
): Promise<Map<number, Price>> {
  const rows = await selectCountryPrices(db, { productIds: [productId], countryId });
  return groupByVariant(rows, new Map(variantIds.map((variantId) => [variantId, productId])));
}

function groupByVariant(rows: readonly PricedRow[], productByVariant: ReadonlyMap<number, number>): Map<number, Price> {
  const found = new Map<number, Price>();
  for (const [variantId, productId] of productByVariant) {
    const row =
      rows.find((price) => price.variantId === variantId) ?? rows.find((price) => price.productId === productId && price.variantId === null);
    if (row) found.set(variantId, row.price);
  }
  return found;
}

interface PricedRow {
  productId: number;
  variantId: number | null;
  price: Price;
}

const read = prepared((db) =>
  db
    .select()
    .from(prices)
    .where(
      and(
        eq(prices.countryId, sql.placeholder('countryId')),
        eq(prices.currency, sql.placeholder('currency')),
        eq(prices.productId, sql`any(${sql.placeholder('productIds')}::int[])`),
      ),
    )
    .prepare('prices in a country'),
);

/** Ignores prices in a former currency of the country, such as levs since the euro. */
async function selectCountryPrices(db: Db, { productIds, countryId }: { productIds: readonly number[]; countryId: number }): Promise<PricedRow[]> {
  if (productIds.length === 0) return [];
  const country = await getCountry(db, countryId);
  const { code } = await getCurrency(db, country.id);
  const rows = await read(db).execute({ countryId: country.id, currency: code, productIds });
  const at = now();
  return rows.map((row) => ({ productId: row.productId, variantId: row.variantId, price: computeEffectivePrice(row, at, country.hasOmnibusRule) }));
}
