import { demoCatalogue, type DemoProduct } from '@selvedge/demo';
import type { PoolClient } from 'pg';
import { now } from '#kit/clock';
import { seedDemoAccounts, seedUserTypes } from '#modules/accounts';
import { getCurrency, seedCountries } from '#modules/countries';
import { seedSynonyms } from '#modules/search';
import type { Database, Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { listKnownHandles } from '#seeds/catalog';
import { findCurrencyStart, listShopCountries } from '#seeds/countries';
import type { PricedCountry } from './catalogue/demo-prices.ts';
import { describeProducts } from './catalogue/describe-products.ts';
import { fillReadModels } from './catalogue/fill-read-models.ts';
import { createProductBatch, reserveIdsOfProducts } from './catalogue/product-batch.ts';
import { ignoreProgress, type Progress, type StartProgress } from './progress.ts';
import { seedReference } from './catalogue/seed-reference.ts';
import { seedDemoSearches } from './content/seed-demo-searches.ts';
import { seedReviews } from './content/seed-reviews.ts';

/** Number of products per batch: enough for COPY to be fast, few enough to limit memory. */
const BATCH = 500;
/** Any fixed number: the advisory lock that prevents two seeds from creating the same products. */
const SEED_LOCK = 7_355_351;
/** Minimum number of products, which fills the specification's categories. */
export const DEFAULT_PRODUCTS = 340;

/**
 * Fills the database with the demo shop. Products are identified by handle: a repeated call adds missing ones and changes nothing else, except that
 * products without attributes get theirs.
 * @param isLoopback whether the shop is reachable from this machine only: only then it gets demo accounts
 * @returns how many products were added
 */
export async function seedDemoShop(
  database: Database,
  { isLoopback, products = DEFAULT_PRODUCTS, progress = ignoreProgress }: { isLoopback: boolean; products?: number; progress?: StartProgress },
): Promise<number> {
  const { db, pool } = database;
  await seedCountries(db);
  await seedUserTypes(db);
  await seedSynonyms(db);
  await seedDemoAccounts(db, { isLoopback });
  const client = await pool.connect();
  try {
    // Copying and counting take longer than a request may.
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [SEED_LOCK]);
    const catalogue = demoCatalogue({ products });
    const references = await inTransaction(db, (tx) => seedReference(tx, catalogue));
    const priced = await listPricedCountries(database);
    const makeBatch = () => createProductBatch({ references, countries: priced, today: now() });
    const describe = (existingHandles: readonly DemoProduct[]) => describeProducts(db, existingHandles, references);
    const added = await seedProducts(client, db, catalogue.products, { makeBatch, describe }, progress('Seeding products', products));
    // Updates statistics of large tables. Otherwise the listing's queries are planned for empty ones.
    if (added > 0) await client.query('analyze');
    await seedReviews(db, catalogue.products);
    await fillReadModels(database, progress);
    if (added > 0) await seedDemoSearches(db);
    return added;
  } finally {
    // Destroys the connection with its settings and its lock.
    client.release(true);
  }
}

/** Creates the next batch while PostgreSQL stores the previous one, which uses two cores. */
async function seedProducts(
  client: PoolClient,
  db: Db,
  products: Iterable<DemoProduct>,
  {
    makeBatch,
    describe,
  }: { makeBatch: () => ReturnType<typeof createProductBatch>; describe: (existingHandles: readonly DemoProduct[]) => Promise<void> },
  bar: Progress,
): Promise<number> {
  let added = 0;
  let walked = 0;
  let sending: Promise<void> = Promise.resolve();
  for (const productBatch of runInBatches(products, BATCH)) {
    const known = await listKnownHandles(
      db,
      productBatch.map(({ code }) => code),
    );
    const missing = productBatch.filter(({ code }) => !known.has(code));
    await describe(productBatch.filter((product) => !missing.includes(product)));
    const batch = makeBatch();
    if (missing.length > 0) {
      const ids = await reserveIdsOfProducts(db, missing);
      for (const product of missing) batch.add(product, ids);
    }
    await sending;
    bar.at(walked);
    walked += productBatch.length;
    added += missing.length;
    sending = missing.length > 0 ? copyBatchAtomically(client, batch) : Promise.resolve();
    // Its error is handled by the next await.
    sending.catch(() => undefined);
  }
  await sending;
  bar.at(walked);
  bar.end();
  return added;
}

/** Sends a batch completely or not at all, so that an interrupted seed continues where it stopped. */
async function copyBatchAtomically(client: PoolClient, batch: ReturnType<typeof createProductBatch>): Promise<void> {
  try {
    await client.query('begin; set local synchronous_commit = off');
    await batch.send(client);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/** Returns every country that the shop sells in. Host rows have no prices of their own. */
async function listPricedCountries({ db }: Database): Promise<PricedCountry[]> {
  const priced: PricedCountry[] = [];
  for (const { id, eurRate, priceRounding } of await listShopCountries(db)) {
    const { code } = await getCurrency(db, id);
    const since = (await findCurrencyStart(db, id, code)) ?? '2000-01-01';
    priced.push({ id, currency: code, currencySince: new Date(since), eurRate, priceRounding });
  }
  return priced;
}

function* runInBatches<Item>(items: Iterable<Item>, size: number): Generator<Item[]> {
  let batch: Item[] = [];
  for (const item of items) {
    batch.push(item);
    if (batch.length === size) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}
