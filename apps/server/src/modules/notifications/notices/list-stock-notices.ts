import { defaultLanguageId } from '@selvedge/i18n';
import { and, asc, inArray, isNotNull, isNull } from 'drizzle-orm';
import { listCartVariants } from '#modules/catalog';
import type { Db } from '#platform/database';
import { stockNotices } from '../tables.ts';

/** Lists the ids of the confirmed open notices for the given variants that are in stock, the oldest first. */
export async function listStockNotices(db: Db, variantIds: readonly number[]): Promise<number[]> {
  const waiting = await db
    .select({ id: stockNotices.id, variantId: stockNotices.variantId })
    .from(stockNotices)
    .where(and(inArray(stockNotices.variantId, [...variantIds]), isNotNull(stockNotices.confirmedAt), isNull(stockNotices.sentAt)))
    .orderBy(asc(stockNotices.id));
  // Most stock changes are sales of variants without notices.
  if (waiting.length === 0) return [];
  const wanted = await listCartVariants(db, { variantIds: [...new Set(waiting.map(({ variantId }) => variantId))], languageId: defaultLanguageId });
  const available = new Set(wanted.filter(({ isSellable, free }) => isSellable && free > 0).map(({ variantId }) => variantId));
  return waiting.filter(({ variantId }) => available.has(variantId)).map(({ id }) => id);
}
