import { eq, inArray } from 'drizzle-orm';
import { now } from '#kit/clock';
import { lockProducts } from '#modules/catalog';
import { getCurrency } from '#modules/countries';
import type { Tx } from '#platform/transaction';
import { toPriceKey } from '../price-history.ts';
import { setPrices } from '../set-prices.ts';
import { prices } from '../tables.ts';
import { isSamePrice, type PriceValues } from './change-amounts.ts';
import { pickValues } from './plan-price-change.ts';
import { bulkPriceChangeRows } from './tables.ts';

export interface RestoredPrice {
  productId: number;
  variantId: number | null;
  countryId: number;
  currency: string;
  before: PriceValues;
  after: PriceValues;
}

/**
 * Sets the prices of a bulk change back. The price history stays: a price that was in force for a minute counts as a price of the last 30 days. A
 * price that was changed again or removed in the meantime stays as it is.
 * The caller has marked the change as undone.
 * @param vendorId the vendor who undoes it; null: staff of the shop
 * @returns the restored prices, and the number of prices that stay as they are
 */
export async function undoPriceChange(
  tx: Tx,
  { id, vendorId }: { id: number; vendorId: number | null },
): Promise<{ restored: RestoredPrice[]; keptCount: number }> {
  const rows = await tx.select().from(bulkPriceChangeRows).where(eq(bulkPriceChangeRows.changeId, id)).orderBy(bulkPriceChangeRows.id);
  // Forms lock their product before they read its prices.
  const productIds = await lockProducts(tx, [...new Set(rows.map(({ productId }) => productId))], vendorId);
  const locked = await tx.select().from(prices).where(inArray(prices.productId, productIds)).orderBy(prices.id).for('update');
  const stored = new Map(locked.map((row) => [toPriceKey(row), row]));
  const restored: RestoredPrice[] = [];
  for (const row of rows) {
    const current = stored.get(toPriceKey(row));
    const isCurrent = current?.currency === row.currency && (await getCurrency(tx, row.countryId)).code === row.currency;
    if (!isCurrent || !isSamePrice(endSale(current), endSale(toNewValues(row)))) continue;
    const { productId, variantId, countryId, currency } = row;
    restored.push({ productId, variantId, countryId, currency, before: pickValues(current), after: toOldValues(row) });
  }
  await setPrices(
    tx,
    restored.map(({ productId, variantId, countryId, after }) => ({ productId, variantId, countryId, ...after })),
  );
  return { restored, keptCount: rows.length - restored.length };
}

type Row = typeof bulkPriceChangeRows.$inferSelect;

const toOldValues = (row: Row): PriceValues => ({
  regular: row.oldRegular,
  sale: row.oldSale,
  saleFrom: row.oldSaleFrom,
  saleUntil: row.oldSaleUntil,
});

const toNewValues = (row: Row): PriceValues => ({
  regular: row.newRegular,
  sale: row.newSale,
  saleFrom: row.newSaleFrom,
  saleUntil: row.newSaleUntil,
});

/** A sale that has ended was removed by the scheduler, which is not a change by staff. */
const endSale = (price: PriceValues): PriceValues =>
  price.saleUntil !== null && price.saleUntil <= now() ? { regular: price.regular, sale: null, saleFrom: null, saleUntil: null } : pickValues(price);
