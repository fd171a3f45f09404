import { eq, lt } from 'drizzle-orm';
import { days, now } from '#kit/clock';
import type { Tx } from '#platform/transaction';
import { setPrices } from '../set-prices.ts';
import type { PlannedPriceChange } from './plan-bulk-change.ts';
import { bulkPriceChangeRows, bulkPriceChanges } from './tables.ts';

/** How long a bulk change can be undone, in ms. */
export const UNDO_PERIOD = days(1);

/** Rows per statement: PostgreSQL allows 65,535 parameters. */
const ROWS_PER_STATEMENT = 2000;

/**
 * Sets planned prices and stores the prices before, so that the change can be undone. Deletes stored changes that can no longer be undone.
 * @param vendorId the vendor who changes their own products; null: staff of the shop
 * @returns the id of the change
 */
export async function applyBulkChange(
  tx: Tx,
  changes: readonly PlannedPriceChange[],
  { actor, vendorId }: { actor: string; vendorId: number | null },
): Promise<number> {
  await tx.delete(bulkPriceChanges).where(lt(bulkPriceChanges.at, new Date(now().getTime() - UNDO_PERIOD)));
  await setPrices(
    tx,
    changes.map(({ productId, variantId, countryId, after }) => ({ productId, variantId, countryId, ...after })),
  );
  const [stored] = await tx.insert(bulkPriceChanges).values({ at: now(), actor, vendorId }).returning({ id: bulkPriceChanges.id });
  if (!stored) throw new Error('the bulk price change was not stored');
  const rows = changes.map(({ productId, variantId, countryId, currency, before, after }) => ({
    ...{ changeId: stored.id, productId, variantId, countryId, currency },
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
  return stored.id;
}

/** The condition that a change belongs to a vendor. Staff of the shop see all changes. */
export const belongsTo = (vendorId: number | null) => (vendorId === null ? undefined : eq(bulkPriceChanges.vendorId, vendorId));
