import { gte } from 'drizzle-orm';
import { correctStock } from '#modules/catalog';
import { readConfig } from '#platform/config';
import { connect } from '#platform/database';
import { createLog } from '#platform/log';
import { inTransaction } from '#platform/transaction';
import { stockLevels } from '#tables/catalog/stock';

/** Scarce variants stay scarce: in the demo they have up to two pieces. */
const REFILL = { from: 5, pieces: 1000 };

/**
 * Raises the stock of all variants that are not scarce in a running shop, for browser tests. Many
 * tests buy the first product of a listing, which changes daily.
 */
const database = await connect(readConfig(), { attach: true, log: createLog('warn') });
try {
  const plenty = await database.db.select().from(stockLevels).where(gte(stockLevels.onHand, REFILL.from));
  const counts = plenty.map(({ variantId }) => ({ variantId, pieces: REFILL.pieces }));
  await inTransaction(database.db, (tx) => correctStock(tx, { counts, reference: 'browser tests' }));
} finally {
  await database.close();
}
