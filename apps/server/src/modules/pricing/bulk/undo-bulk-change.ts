import { and, eq, inArray } from 'drizzle-orm';
import { now } from '#kit/clock';
import { lockProducts } from '#modules/catalog';
import { getCurrency } from '#modules/countries';
import type { Tx } from '#platform/transaction';
import { BulkChangeAlreadyUndone, BulkChangeExpired } from '../errors.ts';
import { toPriceKey } from '../price-history.ts';
import { setPrices } from '../set-prices.ts';
import { prices } from '../tables.ts';
import { belongsTo, UNDO_PERIOD } from './apply-bulk-change.ts';
import { isSamePrice, type PriceValues } from './change-amounts.ts';
import { pickValues } from './plan-bulk-change.ts';
import { bulkPriceChangeRows, bulkPriceChanges } from './tables.ts';

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
 * @param vendorId undoes only changes by this vendor; null: all
 * @returns the restored prices, and the number of prices that stay as they are
 * @throws BulkChangeExpired for an unknown change or one older than a day
 * @throws BulkChangeAlreadyUndone
 */
export async function undoBulkChange(
  tx: Tx,
  { id, vendorId }: { id: number; vendorId: number | null },
): Promise<{ restored: RestoredPrice[]; keptCount: number }> {
  const [change] = await tx
    .select()
    .from(bulkPriceChanges)
    .where(and(eq(bulkPriceChanges.id, id), belongsTo(vendorId)))
    .for('update');
  if (!change || change.at.getTime() < now().getTime() - UNDO_PERIOD) throw new BulkChangeExpired();
  if (change.undoneAt) throw new BulkChangeAlreadyUndone();
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
  await tx.update(bulkPriceChanges).set({ undoneAt: now() }).where(eq(bulkPriceChanges.id, id));
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
