import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { checkReplicas } from '#server/doctor/check-replicas';
import { createApp } from '#server/app';
import { jobs } from '#server/jobs';
import { readConfig } from '#platform/config';
import { openPool, type Database } from '#platform/database';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '#platform/embedded-postgres';
import { requestJob } from '#platform/jobs/request-job';
import { metrics } from '#platform/metrics';
import { openReads, type Reads } from '#platform/replicas/open-replicas';
import { openTagFeed, type TagFeed } from '#platform/tags/tag-feed';
import { inTransaction } from '#platform/transaction';
import { products, slugs } from '#tables/catalog';
import { popularSearches } from '#tables/search';
import { signedInStaff } from '#testing/people/staff';
import { buildDatabaseUrl } from '#testing/processes/database-url';
import { openReplicaServer, type ReplicaServer } from '#testing/processes/replica-server';
import { fillTemplateDatabase } from '#testing/template-database';
import { openTestShop, shopIds, type TestGarment, type TestShop } from '#testing/test-shop';
import { openApiCache, type ApiCache } from './api-cache/api-cache.ts';
import { buildSecurityLines } from './security-headers.ts';

const port = 4820;
const server = `localhost:${port}`;
const dataDir = mkdtempSync(join(tmpdir(), 'selvedge-replica-'));
const log = pino({ level: 'silent' });
let primary: EmbeddedPostgres;
let replica: ReplicaServer;
let database: Database;
let shop: TestShop;
let staff: Awaited<ReturnType<typeof signedInStaff>>;
let garment: TestGarment;
let slug: string;
let reads: Reads;
let feed: TagFeed;
let api: ApiCache;
let app: ReturnType<typeof createApp>;
let env: Record<string, string>;

beforeAll(async () => {
  primary = await startEmbeddedPostgres({ dataDir });
  await fillTemplateDatabase(primary.connection);
  database = openPool(primary.connection, 8);
  shop = openTestShop(database);
  staff = await signedInStaff(shop);
  garment = await shop.garment({ name: 'Linen shirt', prices: { [shopIds.SI]: 4000 } });
  await inTransaction(database.db, async (tx) => {
    for (const job of jobs) if (job.name === 'search.refresh-words') await requestJob(tx, job, { productIds: [garment.productId] });
  });
  await shop.runJobs();
  slug = (await database.db.select().from(slugs).where(eq(slugs.targetId, garment.productId)))[0]?.slug ?? '';
  replica = await openReplicaServer(primary, { dataDir, port });
  env = { DATABASE_URL: buildDatabaseUrl(primary.connection), DATABASE_READ_URL: replica.url };
  const config = { ...shop.services.config, ...pickReads(readConfig(env)) };
  feed = openTagFeed({ redisUrl: undefined, database, log });
  await vi.waitUntil(feed.isUp, { timeout: 60_000 });
  const opened = openReads(database, config, log);
  if (!opened) throw new Error('DATABASE_READ_URL opens no replica');
  reads = opened;
  app = createApp({ ...shop.services, reads }, new Hono());
  api = openApiCache({ api: app, log, headers: buildSecurityLines(config), cdn: config.cdn });
});

afterAll(async () => {
  api.close();
  await feed.close();
  await reads.close();
  await replica.stop();
  await database.close();
  await primary.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const pickReads = ({ databaseReadUrls, databaseReadMaxLagMs }: ReturnType<typeof readConfig>) => ({ databaseReadUrls, databaseReadMaxLagMs });

/** Returns a metric of this process; 0 if it is absent. */
async function getMetric(name: string, labels: Record<string, string> = {}): Promise<number> {
  const found = (await metrics.getMetricsAsJSON()).find((metric) => metric.name === name);
  const values = (found?.values ?? []) as { labels: Record<string, string>; value: number }[];
  return values
    .filter((each) => Object.entries(labels).every(([key, value]) => each.labels[key] === value))
    .reduce((sum, { value }) => sum + value, 0);
}
const countReads = (name: string) => getMetric('shop_database_reads_total', { server: name });
const isUsable = () => getMetric('shop_replica_usable', { server });
const untilUsable = () => expect.poll(isUsable, { interval: 20 }).toBe(1);

/** Gets the listing without the response cache. */
const list = async () => {
  const response = await app.request(`/api/product/web/countryCategoryWiseProductsPagination?countryId=${shopIds.SI}&languageId=1`);
  return { status: response.status, body: await response.text() };
};
/** Gets the listing and the product as pages do: through the response cache. */
const readCached = async (path: string) => {
  const response = await api.fetch(new Request(`http://127.0.0.1/api/${path}`));
  return { status: response.status, body: await response.text() };
};
const listing = () => readCached(`product/web/countryCategoryWiseProductsPagination?countryId=${shopIds.SI}&languageId=1`);
const product = () => readCached(`products/${slug}?countryId=${shopIds.SI}&languageId=1`);

/** Lowers the price by a percentage through the back office. @returns the new regular price */
async function lowerPrice(value: number): Promise<number> {
  const rule = {
    kind: 'lower',
    by: { unit: 'percent', value },
    isRounded: false,
    countryIds: null,
    saleFrom: null,
    saleUntil: null,
  };
  const ids = [garment.productId];
  const preview = await staff.call<{ revision: string; changes: { after: { regular: number } }[] }>('POST', 'admin/products/price-changes/preview', {
    ids,
    rule,
  });
  const applied = await staff.call('POST', 'admin/products/price-changes', { ids, rule, revision: preview.data.revision, key: crypto.randomUUID() });
  expect(applied.status).toBe(200);
  await shop.runJobs();
  return preview.data.changes[0]?.after.regular ?? 0;
}

test('browsing reads the replica, and customers, carts and staff read the primary', async () => {
  await untilUsable();
  const before = await countReads(server);
  expect(await listing()).toMatchObject({ status: 200, body: expect.stringContaining('Linen shirt') as string });
  expect(await product()).toMatchObject({ status: 200, body: expect.stringContaining('Linen shirt') as string });
  const browsed = await countReads(server);
  expect(browsed).toBeGreaterThan(before);
  for (const headers of <Record<string, string>[]>[{ authorization: 'Bearer none' }, { cookie: 'session=none' }])
    expect((await app.request(`/api/products/${slug}?countryId=${shopIds.SI}&languageId=1`, { headers })).status).toBe(200);
  const cart = await shop.createCart(shopIds.SI, { garment });
  expect((await app.request(`/api/carts/${cart.id}`)).status).toBe(200);
  expect((await staff.call('GET', `admin/products/${garment.productId}`)).status).toBe(200);
  expect(await countReads(server)).toBe(browsed);
});

test('a search with results is counted on the primary, although the replica answers it', async () => {
  await untilUsable();
  const [before, readOnly] = [await countReads(server), await getMetric('shop_replica_fallbacks_total', { reason: 'read_only' })];
  const found = await readCached(`search/products?q=linen&countryId=${shopIds.SI}&languageId=1`);
  expect(found).toMatchObject({ status: 200, body: expect.stringContaining('Linen shirt') as string });
  expect(await countReads(server)).toBeGreaterThan(before);
  expect(await database.db.select().from(popularSearches)).toMatchObject([{ text: 'linen', searches: 1 }]);
  expect(await getMetric('shop_replica_fallbacks_total', { reason: 'read_only' })).toBe(readOnly);
});

test('while replay is paused, a changed price is read from the primary; afterwards the replica is read again', async () => {
  await untilUsable();
  await listing();
  await product();
  await replica.pauseReplay();
  const price = await lowerPrice(7);
  const [onReplica, onPrimary] = [await countReads(server), await countReads('primary')];
  expect((await listing()).body).toContain(String(price));
  expect((await product()).body).toContain(String(price));
  expect(await countReads(server)).toBe(onReplica);
  expect(await countReads('primary')).toBeGreaterThan(onPrimary);
  await expect.poll(() => getMetric('shop_replica_lag_bytes', { server })).toBeGreaterThan(0);
  await expect.poll(() => getMetric('shop_replica_lag_seconds', { server })).toBeGreaterThan(0);

  await replica.resumeReplay();
  await untilUsable();
  const before = await countReads(server);
  expect((await list()).body).toContain(String(price));
  expect(await countReads(server)).toBeGreaterThan(before);
});

test('each of twenty price changes is visible in the next response, while the replica replays', async () => {
  for (let change = 0; change < 20; change += 1) {
    const price = await lowerPrice(3);
    expect((await product()).body).toContain(String(price));
    expect((await listing()).body).toContain(String(price));
  }
});

test('no request fails when the replica is killed, and the restarted replica is read again', async () => {
  await untilUsable();
  const statuses: number[] = [];
  const browsing = { isOver: false };
  const browse = async () => {
    while (!browsing.isOver) statuses.push((await list()).status);
  };
  const shoppers = Array.from({ length: 4 }, browse);
  await expect.poll(() => statuses.length, { interval: 20 }).toBeGreaterThan(8);
  await replica.kill();
  const killedAt = statuses.length;
  await expect.poll(isUsable, { interval: 20 }).toBe(0);
  await expect.poll(() => statuses.length, { interval: 20 }).toBeGreaterThan(killedAt + 8);
  await replica.start();
  await untilUsable();
  const before = await countReads(server);
  await expect.poll(() => countReads(server), { interval: 20 }).toBeGreaterThan(before);
  browsing.isOver = true;
  await Promise.all(shoppers);
  expect(new Set(statuses)).toEqual(new Set([200]));
});

test('a statement that a replica cancels is repeated on the primary', async () => {
  await untilUsable();
  const superuser = openPool({ ...replica.superuser, database: replica.connection.database }, 1);
  const [before, onReplica] = [await getMetric('shop_replica_fallbacks_total', { server }), await countReads(server)];
  // A query of Drizzle starts when it is awaited.
  const slow = Promise.resolve(reads.choose().execute(sql`select count(*)::int as count, pg_sleep(2) from products`));
  const isSlow = `from pg_stat_activity where query like '%pg_sleep(2)%' and pid <> pg_backend_pid() and state = 'active'`;
  await expect.poll(async () => (await superuser.pool.query(`select pid ${isSlow}`)).rowCount, { interval: 10 }).toBe(1);
  await superuser.pool.query(`select pg_terminate_backend(pid) ${isSlow}`);
  expect((await slow).rows).toMatchObject([{ count: 1 }]);
  expect(await getMetric('shop_replica_fallbacks_total', { server })).toBe(before + 1);
  expect(await countReads(server)).toBe(onReplica);
  await superuser.close();
});

test('a write on the database for browsing fails loudly and changes nothing', async () => {
  await untilUsable();
  const db = reads.choose();
  await expect(db.update(products).set({ status: 'draft' })).rejects.toMatchObject({
    cause: expect.objectContaining({ name: 'WriteOnReadDb' }) as unknown,
  });
  await expect(inTransaction(db, (tx) => tx.select().from(products))).rejects.toThrow('a transaction begins on the database that openPool gave');
  expect(await database.db.select().from(products)).toMatchObject([{ status: 'published' }]);
  const direct = openPool(replica.connection, 1);
  await expect(direct.pool.query('update products set popularity = 1')).rejects.toMatchObject({ code: '25006' });
  await direct.close();
});

test('the doctor reports a replica, its absence, and a primary in its place', async () => {
  await untilUsable();
  const check = (url: string) => checkReplicas(database, { databaseReadUrls: [url] });
  expect(await check(replica.url)).toMatchObject([{ level: 'ok' }]);
  expect(await check(buildDatabaseUrl(primary.connection))).toMatchObject([
    { level: 'failure', text: expect.stringContaining('accepts writes') as string },
  ]);
  await replica.pauseReplay();
  await database.pool.query('create table after_pause (id int)');
  expect(await check(replica.url)).toMatchObject([{ level: 'warning', text: expect.stringContaining('behind') as string }]);
  await replica.resumeReplay();
  await replica.stop();
  expect(await check(replica.url)).toMatchObject([{ level: 'failure', text: expect.stringContaining('The check failed') as string }]);
  await replica.start();
});
