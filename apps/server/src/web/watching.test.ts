import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { now } from '#kit/clock';
import { mailingAudienceSchema } from '#contracts/newsletter';
import { isShopHost } from '#modules/countries';
import { openPool, type Database } from '#platform/database';
import { serveHttp, type HttpServer } from '#platform/requests/http-server';
import { runWithRequestId } from '#platform/log';
import { requestLog } from '#platform/requests/request-log';
import { mailings } from '#tables/newsletter';
import { visitCounts } from '#tables/tracking';
import { askOverHttp } from '#testing/ask-over-http';
import { createTestDatabase } from '#testing/database';
import { openTestShop, readyForm, shopIds, type TestShop } from '#testing/test-shop';
import { createMetricsRoute } from './metrics-route.ts';
import { openPageCache, type PageCache } from './page-cache/page-cache.ts';
import { findPagePattern } from './page-cache/page-address.ts';
import { countVisits, type Visits } from './visits.ts';

const token = 'a-token-of-thirty-letters-or-so';
const host = 'si.localhost:4300';
let database: Database;
let shop: TestShop;
let pages: PageCache;
let visits: Visits;
let server: HttpServer;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database);
  // The first job creates the queue's tables, which the metrics read to count waiting jobs.
  await shop.runJobs();
  const log = pino({ level: 'silent' });
  pages = openPageCache({ log, protocol: 'http:', isShopHost: (name) => isShopHost(database.db, name, shop.services.config) });
  visits = countVisits({ db: database.db, log });
  const app = new Hono();
  app.route('/', shop.app as unknown as Hono);
  app.route('/', createMetricsRoute({ database, config: { metricsToken: token }, caches: { pages: pages.counts } }));
  app.use(requestLog(log, 0, ({ req }) => findPagePattern(req.path)));
  app.get('/secret.json', (c) => c.json({}));
  app.get('*', async (c) => {
    const headers = new Headers({ 'content-type': 'text/html; charset=utf-8', 'surrogate-control': 'max-age=60' });
    const made = { status: 200, headers, body: Buffer.from('<p>a page</p>'), tags: ['catalog'], maxAgeMs: 60_000 };
    return (await pages.answer(c.req.raw, () => Promise.resolve(made))) ?? c.html('<p>made for you</p>');
  });
  server = await serveHttp(app.fetch, {
    host: '127.0.0.1',
    port: 0,
    sendFromMemory: (request, response) => {
      visits.see(request, response);
      return pages.sendFromMemory(request, response);
    },
  });
});

afterAll(async () => {
  await server.stop(1000);
  await visits.stop();
  pages.close();
  await database.close();
});

const ask = (path: string, headers: Record<string, string> = {}) => askOverHttp(server.port, path, { host, ...headers });
const metrics = async () => (await ask('/metrics')).text;
/** Returns the value of a metric, such as `shop_requests_total{route="/"}`; 0 when it is missing. */
const figure = (text: string, line: string): number =>
  Number(
    text
      .split('\n')
      .find((each) => each.startsWith(`${line} `))
      ?.split(' ')
      .at(-1) ?? 0,
  );

test('metrics are available to this machine and to callers with the token; for others the page does not exist', async () => {
  expect((await ask('/metrics')).text).toContain('shop_requests_total');
  const fromElsewhere = { 'x-forwarded-for': '203.0.113.9' };
  expect((await ask('/metrics', fromElsewhere)).text).not.toContain('shop_');
  expect((await ask('/metrics', { ...fromElsewhere, authorization: 'Bearer a-token-of-thirty-letters-or-no' })).text).not.toContain('shop_');
  expect((await ask('/metrics', { ...fromElsewhere, authorization: `Bearer ${token}` })).text).toContain('shop_requests_total');
});

test('requests are counted by route pattern and status, never by address', async () => {
  const garment = await shop.garment();
  const cart = await shop.createCart(shopIds.SI, { garment });
  const before = await metrics();
  await ask(`/api/carts/${cart.id}`);
  await ask(`/api/carts/${crypto.randomUUID()}`);
  const after = await metrics();
  const line = (status: number) => `shop_requests_total{method="GET",route="/api/carts/:cartId",status="${status}"}`;
  expect([200, 404].map((status) => figure(after, line(status)) - figure(before, line(status)))).toEqual([1, 1]);
  expect(figure(after, 'shop_request_seconds_count{route="/api/carts/:cartId"}')).toBeGreaterThan(1);
  expect(after).not.toContain(cart.id);
  expect(figure(after, 'shop_database_query_seconds_count')).toBeGreaterThan(figure(before, 'shop_database_query_seconds_count'));
  expect(after).toMatch(/shop_database_connections_open [1-9]/);
});

test('a page from memory is counted by the cache only', async () => {
  await ask('/categories');
  const before = await metrics();
  await ask('/categories');
  await ask('/categories');
  const after = await metrics();
  const grown = (line: string) => figure(after, line) - figure(before, line);
  expect(grown('shop_cache_hits_total{cache="pages"}')).toBe(2);
  expect(grown('shop_requests_total{method="GET",route="/categories",status="200"}')).toBe(0);
  expect(figure(after, 'shop_cache_bytes{cache="pages"}')).toBeGreaterThan(0);
});

test('orders and revenue are reported by country and currency in that currency, as are waiting jobs', async () => {
  const garment = await shop.garment();
  const { id } = await shop.createCart(shopIds.HU, { garment });
  await metrics();
  const { data } = await shop.order(id, readyForm('HU'));
  // The metrics exclude the last seconds, because rows with a lower id may be written later.
  await database.db.execute(sql`update order_events set at = at - interval '1 minute'`);
  await database.db.execute(sql`
    insert into refunds (reference, cause, currency, amount, status, created_at, ended_at)
    values (${data.orderNumber}, 'test', 'HUF', 150000, 'done', now(), now())`);
  await expect.poll(metrics, { interval: 500 }).toContain('shop_orders_total{move="placed",country="HU",currency="HUF"} 1');
  const text = await metrics();
  expect(figure(text, 'shop_money_refunded_total{country="HU",currency="HUF"}')).toBe(1500);
  expect(figure(text, 'shop_outbox_age_seconds')).toBeGreaterThan(0);
});

test('a slow statement is logged with its duration and request, without its values', async () => {
  const lines: string[] = [];
  const slow = openPool(database.connection, 1, { log: pino({}, { write: (line: string) => void lines.push(line) }), slowQueryMs: 1000 });
  await runWithRequestId('request-1', () => slow.pool.query('select pg_sleep(1.01), $1::text as name', ['Ana Novak']));
  await slow.db.execute(sql`select 1`);
  await slow.close();
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ sql: 'select pg_sleep(1.01), $1::text as name', ms: expect.any(Number) as number });
  expect(lines[0]).not.toContain('Novak');
});

test('a visit is a page opened from elsewhere by a person, cached or not, on the day of its country and for the mailing that linked to it', async () => {
  const [mailing] = await database.db
    .insert(mailings)
    .values({ ...{ name: 'Coats', state: 'sent', texts: [], blocks: [] }, audience: mailingAudienceSchema.parse({}), createdAt: now() })
    .returning({ id: mailings.id });
  const link = `/brands?utm_source=newsletter&utm_campaign=mailing-${mailing?.id}`;
  const opened = {
    'sec-fetch-dest': 'document',
    'sec-fetch-site': 'cross-site',
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  };
  await ask(link, opened);
  await ask(link, opened);
  await ask('/user?utm_campaign=mailing-999999', { ...opened, 'sec-fetch-site': 'none', host: 'bd.localhost:4300' });
  for (const other of <Record<string, string>[]>[
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-dest': 'empty' },
    { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    { 'sec-purpose': 'prefetch;prerender' },
  ])
    await ask(link, { ...opened, ...other });
  await ask('/secret.json', opened);
  await ask('/en/str/Return?session_id=1', opened);
  await visits.stop();
  const cached = await database.db.select().from(visitCounts).orderBy(visitCounts.countryId);
  expect(cached.map(({ countryId, visits: count }) => [countryId, count])).toEqual([
    [shopIds.BD, 1],
    [shopIds.SI, 2],
  ]);
  expect(await database.db.select({ visits: mailings.visits }).from(mailings)).toEqual([{ visits: 2 }]);
});
