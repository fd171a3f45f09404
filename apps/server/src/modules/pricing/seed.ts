/** Prices of the demo, copied unchanged. */
import { and, eq, gte, isNull } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import type { Db } from '#platform/database';
import { createCopyBatch } from '#platform/sql/copy-rows';
import { prices } from './tables.ts';

/** A product's price in a country; minor units of the currency. */
export interface PriceToCopy {
  productId: number;
  countryId: number;
  currency: string;
  regular: number;
  sale: number | null;
  saleFrom: Date | null;
  prior: number | null;
  /** All past and present prices with their start. */
  history: readonly { price: number; since: Date }[];
}

/** Collects prices for COPY. `send` sends them; their products must be stored before. */
export function createPriceCopy() {
  const current = createCopyBatch('prices', ['product_id', 'country_id', 'currency', 'regular', 'sale', 'sale_from', 'prior']);
  const changes = createCopyBatch('price_changes', ['product_id', 'country_id', 'currency', 'price', 'since']);
  return {
    add: ({ productId, countryId, currency, regular, sale, saleFrom, prior, history }: PriceToCopy): void => {
      current.add(productId, countryId, currency, regular, sale, saleFrom, prior);
      for (const { price, since } of history) changes.add(productId, countryId, currency, price, since);
    },
    send: async (client: PoolClient): Promise<void> => {
      await current.send(client);
      await changes.send(client);
    },
  };
}

/** Returns the prices of all products, without those of single variants. @param countryId only in this country; default: in all */
export const listProductPrices = (db: Db, countryId?: number): Promise<(typeof prices.$inferSelect)[]> =>
  db
    .select()
    .from(prices)
    .where(and(isNull(prices.variantId), countryId === undefined ? undefined : eq(prices.countryId, countryId)));

/** Returns the products with a regular price of at least this amount (minor units) in one country with this currency. */
export async function listProductIdsByPrice(db: Db, { currency, from }: { currency: string; from: number }): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: prices.productId })
    .from(prices)
    .where(and(isNull(prices.variantId), eq(prices.currency, currency), gte(prices.regular, from)));
  return rows.map(({ id }) => id);
}
