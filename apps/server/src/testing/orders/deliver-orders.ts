import { readConfig } from '#platform/config';
import { connect } from '#platform/database';
import { createLog } from '#platform/log';
import { deliver } from './delivered-order.ts';

/** `deliver-orders ORDER …`: packs, ships and delivers orders of a running shop, for browser tests. */
const database = await connect(readConfig(), { attach: true, log: createLog('warn') });
try {
  for (const orderNumber of process.argv.slice(2)) await deliver(database, { orderNumber });
} finally {
  await database.close();
}
