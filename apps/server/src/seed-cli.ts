import { parseArgs } from 'node:util';
import { readConfig } from '#platform/config';
import { connect } from '#platform/database';
import { createLog } from '#platform/log';
import { migrate } from '#platform/migrate';
import { StartError } from '#platform/start-error';
import { dropTags, everything } from '#platform/tag-drops';
import { openTagFeed } from '#platform/tag-feed';
import { inTransaction } from '#platform/transaction';
import { startProgress } from './demo/progress.ts';
import { DEFAULT_PRODUCTS, seedDemoShop } from './demo/seed-demo-shop.ts';

/** `npm run seed [-- --products 100000]`: fills the database with the demo shop, and adds what is missing to a filled one. */
const MOST = 1_000_000;

try {
  await seed();
} catch (error) {
  if (!(error instanceof StartError) && !isUsageError(error)) throw error;
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function seed(): Promise<void> {
  const { values } = parseArgs({
    options: { products: { type: 'string', default: String(DEFAULT_PRODUCTS) }, help: { type: 'boolean', short: 'h', default: false } },
  });
  if (values.help) {
    console.log(`npm run seed -- [--products ${DEFAULT_PRODUCTS}]\nFills the database with the demo shop. What is there already stays as it is.`);
    return;
  }
  const products = Number(values.products);
  if (!Number.isInteger(products) || products < 1 || products > MOST)
    throw new StartError(`--products must be a whole number from 1 to ${MOST}, it is "${values.products}"`);
  const started = performance.now();
  const config = readConfig();
  const log = createLog('warn');
  const database = await connect(config, { attach: true, log });
  // A shop that runs beside us hears of what we change.
  const feed = openTagFeed({ redisUrl: config.redisUrl, database, log });
  try {
    await migrate(database);
    const added = await seedDemoShop(database, { isLoopback: config.isLoopback, products, progress: startProgress });
    // Filled in table by table, past the verbs that tell what they change.
    if (added > 0) await inTransaction(database.db, (tx) => dropTags(tx, [everything]));
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(
      added === 0 ? `All ${products} demo products were there already.` : `${added.toLocaleString('en')} products were added in ${seconds} s.`,
    );
  } finally {
    await feed.close();
    await database.close();
  }
}

function isUsageError(error: unknown): boolean {
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}
