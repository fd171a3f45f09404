import { StartError } from '#platform/start-error';
import { dropTags, everything } from '#platform/tags/tag-drops';
import { inTransaction } from '#platform/transaction';
import { startProgress } from '../demo/progress.ts';
import { DEFAULT_PRODUCTS, seedDemoShop } from '../demo/seed-demo-shop.ts';
import { createProgram, runCommand, runWithDatabase, type OpenDatabase } from './run-command.ts';

/** The maximum number of demo products. */
const MAX_PRODUCTS = 1_000_000;

const program = createProgram('seed', 'Fills the database with the demo shop, or adds what is missing. Existing data stays unchanged.')
  .option('--products <count>', 'number of products', parseProducts, DEFAULT_PRODUCTS)
  .action(({ products }: { products: number }) => runWithDatabase((opened) => seed(opened, products), { notifiesShop: true }));

async function seed({ config, database }: OpenDatabase, products: number): Promise<void> {
  const started = performance.now();
  const added = await seedDemoShop(database, { isLoopback: config.isLoopback, products, progress: startProgress });
  // Seeding writes tables directly and publishes no events, so this drops all caches.
  if (added > 0) await inTransaction(database.db, (tx) => dropTags(tx, [everything]));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(added === 0 ? `All ${products} demo products already exist.` : `${added.toLocaleString('en')} products were added in ${seconds} s.`);
}

function parseProducts(text: string): number {
  const products = Number(text);
  if (!Number.isInteger(products) || products < 1 || products > MAX_PRODUCTS)
    throw new StartError(`--products must be a whole number from 1 to ${MAX_PRODUCTS}, it is "${text}"`);
  return products;
}

await runCommand(program);
