import { and, eq, sql } from 'drizzle-orm';
import { now } from '#kit/clock';
import { productsOfVariants } from '#modules/catalog';
import { currencyOn, getCountry } from '#modules/countries';
import type { Db } from '#platform/database';
import { prepared } from '#platform/prepared';
import { effectivePrice, type Price } from './effective-price.ts';
import { prices } from './tables.ts';

/**
 * What variants cost in a country now, by variant id. A variant's own price goes before its product's; one without
 * either is not in the answer: it isn't sold there. Two queries.
 */
export async function pricesFor(
  db: Db,
  { variantIds, countryId }: { variantIds: readonly number[]; countryId: number },
): Promise<Map<number, Price>> {
  return pricesOfVariants(db, { productOf: await productsOfVariants(db, variantIds), countryId });
}

/** The same where the product of each variant is known. One query. */
export async function pricesOfVariants(
  db: Db,
  { productOf, countryId }: { productOf: ReadonlyMap<number, number>; countryId: number },
): Promise<Map<number, Price>> {
  const rows = await pricesInCountry(db, { productIds: [...new Set(productOf.values())], countryId });
  return byVariant(rows, productOf);
}

/** The same for the variants of one product. One query. */
export async function pricesOfProduct(
  db: Db,
  { productId, variantIds, countryId }: { productId: number; variantIds: readonly number[]; countryId: number },
): Promise<Map<number, Price>> {
  const rows = await pricesInCountry(db, { productIds: [productId], countryId });
  return byVariant(rows, new Map(variantIds.map((variantId) => [variantId, productId])));
}

function byVariant(rows: readonly PricedRow[], productOf: ReadonlyMap<number, number>): Map<number, Price> {
  const found = new Map<number, Price>();
  for (const [variantId, productId] of productOf) {
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

/** Prices in another currency than the country pays in now (levs, since the euro came) do not count. */
async function pricesInCountry(db: Db, { productIds, countryId }: { productIds: readonly number[]; countryId: number }): Promise<PricedRow[]> {
  if (productIds.length === 0) return [];
  const country = await getCountry(db, countryId);
  const { code } = await currencyOn(db, country.id);
  const rows = await read(db).execute({ countryId: country.id, currency: code, productIds });
  const at = now();
  return rows.map((row) => ({ productId: row.productId, variantId: row.variantId, price: effectivePrice(row, at, country.hasOmnibusRule) }));
}
