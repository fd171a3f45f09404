import { recordBulkChange, type NewBulkChange } from '#modules/catalog';
import type { Tx } from '#platform/transaction';
import { setPrices } from '../set-prices.ts';
import type { PlannedPriceChange } from './plan-price-change.ts';
import { bulkPriceChangeRows } from './tables.ts';

/** Rows per statement: PostgreSQL allows 65,535 parameters. */
const ROWS_PER_STATEMENT = 2000;

/**
 * Sets planned prices and stores the prices before, so that the change can be undone.
 * @returns the id of the change
 */
export async function applyPriceChange(
  tx: Tx,
  changes: readonly PlannedPriceChange[],
  by: Pick<NewBulkChange, 'key' | 'actor' | 'vendorId'>,
): Promise<number> {
  await setPrices(
    tx,
    changes.map(({ productId, variantId, countryId, after }) => ({ productId, variantId, countryId, ...after })),
  );
  const productCount = new Set(changes.map(({ productId }) => productId)).size;
  const changeId = await recordBulkChange(tx, { kind: 'prices', ...by, productCount, itemCount: changes.length });
  const rows = changes.map(({ productId, variantId, countryId, currency, before, after }) => ({
    ...{ changeId, productId, variantId, countryId, currency },
    oldRegular: before.regular,
    oldSale: before.sale,
    oldSaleFrom: before.saleFrom,
    oldSaleUntil: before.saleUntil,
    newRegular: after.regular,
    newSale: after.sale,
    newSaleFrom: after.saleFrom,
    newSaleUntil: after.saleUntil,
  }));
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT)
    await tx.insert(bulkPriceChangeRows).values(rows.slice(start, start + ROWS_PER_STATEMENT));
  return changeId;
}
