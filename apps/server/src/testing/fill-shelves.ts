import { gte } from 'drizzle-orm';
import { correctStock } from '#modules/catalog';
import { readConfig } from '#platform/config';
import { connect } from '#platform/database';
import { createLog } from '#platform/log';
import { inTransaction } from '#platform/transaction';
import { stockLevels } from '#tables/catalog';

/** What is not meant to be scarce: the demo shop has up to two pieces of what is. */
const PLENTY = { from: 5, pieces: 1000 };

/**
 * `node --import tsx fill-shelves.ts`: more of everything but what is scarce, in a shop that is open, for browser tests.
 * A hundred of them buy what stands first in a listing, and that is another garment each day.
 */
const database = await connect(readConfig(), { attach: true, log: createLog('warn') });
try {
  const plenty = await database.db.select().from(stockLevels).where(gte(stockLevels.onHand, PLENTY.from));
  const counts = plenty.map(({ variantId }) => ({ variantId, pieces: PLENTY.pieces }));
  await inTransaction(database.db, (tx) => correctStock(tx, { counts, reference: 'browser tests' }));
} finally {
  await database.close();
}
