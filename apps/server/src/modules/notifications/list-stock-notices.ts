import { and, asc, inArray, isNull } from 'drizzle-orm';
import { variantsForCart } from '#modules/catalog';
import type { Db } from '#platform/database';
import { stockNotices } from './tables.ts';

const english = 1;

/** Who waits for one of these variants that can be bought again: the ids of the wishes, the oldest first. */
export async function listStockNotices(db: Db, variantIds: readonly number[]): Promise<number[]> {
  const waiting = await db
    .select({ id: stockNotices.id, variantId: stockNotices.variantId })
    .from(stockNotices)
    .where(and(inArray(stockNotices.variantId, [...variantIds]), isNull(stockNotices.sentAt)))
    .orderBy(asc(stockNotices.id));
  // Most changes of stock are sales of what nobody waits for.
  if (waiting.length === 0) return [];
  const wanted = await variantsForCart(db, { variantIds: [...new Set(waiting.map(({ variantId }) => variantId))], languageId: english });
  const available = new Set(wanted.filter(({ isSellable, free }) => isSellable && free > 0).map(({ variantId }) => variantId));
  return waiting.filter(({ variantId }) => available.has(variantId)).map(({ id }) => id);
}
