import { and, countDistinct, count, desc, eq, gte } from 'drizzle-orm';
import { now } from '#kit/clock';
import type { Db } from '#platform/database';
import { belongsTo, UNDO_PERIOD } from './apply-bulk-change.ts';
import { bulkPriceChangeRows, bulkPriceChanges } from './tables.ts';

interface BulkPriceChange {
  id: number;
  at: Date;
  actor: string;
  undoneAt: Date | null;
  productCount: number;
  priceCount: number;
}

/** Returns the bulk changes of the last day, which can be undone, the latest first. @param vendorId only by this vendor; null: all */
export const listBulkChanges = (db: Db, vendorId: number | null): Promise<BulkPriceChange[]> =>
  db
    .select({
      id: bulkPriceChanges.id,
      at: bulkPriceChanges.at,
      actor: bulkPriceChanges.actor,
      undoneAt: bulkPriceChanges.undoneAt,
      productCount: countDistinct(bulkPriceChangeRows.productId),
      priceCount: count(bulkPriceChangeRows.id),
    })
    .from(bulkPriceChanges)
    .leftJoin(bulkPriceChangeRows, eq(bulkPriceChangeRows.changeId, bulkPriceChanges.id))
    .where(and(gte(bulkPriceChanges.at, new Date(now().getTime() - UNDO_PERIOD)), belongsTo(vendorId)))
    .groupBy(bulkPriceChanges.id)
    .orderBy(desc(bulkPriceChanges.id));
