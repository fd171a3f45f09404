import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#platform/database';
import { serveHttp, type HttpServer } from '#platform/requests/http-server';
import { dropTags, notifyTagDrops } from '#platform/tags/tag-drops';
import { inTransaction } from '#platform/transaction';
import { productTranslations, slugs } from '#tables/catalog';
import { askOverHttp } from '#testing/ask-over-http';
import { createTestDatabase } from '#testing/database';
import { openTestShop, shopIds, type TestGarment, type TestShop } from '#testing/test-shop';
import { openApiCache, type ApiCache } from './api-cache.ts';

let database: Database;
let shop: TestShop;
let garment: TestGarment;
let slug: string;
let answers: ApiCache;
let server: HttpServer;
/** Requests that reached the API itself. */
const requests: Request[] = [];
const time = { now: 1000 };

beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database);
  garment = await shop.garment({ name: 'Linen shirt' });
  slug = (await database.db.select().from(slugs).where(eq(slugs.targetId, garment.productId)))[0]?.slug ?? '';
  const api = {
    fetch: (request: Request) => {
      requests.push(request);
      return shop.app.fetch(request);
    },
  };
  answers = openApiCache({
    api,
    log: pino({ level: 'silent' }),
    headers: { 'X-Content-Type-Options': 'nosniff' },
    cdn: shop.services.config.cdn,
    clock: () => time.now,
  });
  const app = new Hono();
  app.use('/api/*', async (c, next) => (await answers.answer(c.req.raw)) ?? next());
  app.all('/api/*', (c) => api.fetch(c.req.raw));
  server = await serveHttp(app.fetch, { host: '127.0.0.1', port: 0, sendFromMemory: answers.sendFromMemory });
});

afterAll(async () => {
  await server.stop(1000);
  answers.close();
  await database.close();
});

const ask = (path: string, headers?: Record<string, string>, method?: string) => askOverHttp(server.port, path, headers, method);
const product = (query = `countryId=${shopIds.SI}&languageId=1`) => `/api/products/${slug}?${query}`;
const inProcess = async (path: string) => answers.fetch(new Request(`http://127.0.0.1${path}`));

/** Returns how often the API itself is called during `work`. */
async function countApiCalls(work: () => Promise<unknown>): Promise<number> {
  const before = requests.length;
  await work();
  return requests.length - before;
}

test('a call is answered once for all simultaneous callers, however they spell it', async () => {
  const ways = [product(), product(`languageId=1&countryId=${shopIds.SI}`)];
  const times = await countApiCalls(async () => {
    const all = await Promise.all(Array.from({ length: 20 }, (_, index) => ask(ways[index % 2] ?? '')));
    expect(new Set(all.map(({ text }) => text)).size).toBe(1);
    expect(JSON.parse(all[0]?.text ?? '')).toMatchObject({ isSuccess: true, data: { name: 'Linen shirt' } });
  });
  expect(times).toBe(1);
  expect(await countApiCalls(() => ask(product()))).toBe(0);
});

test('compressed and plain responses are the same, and a client that has the response gets 304', async () => {
  const countries = '/api/country/getAllActiveData';
  const [br, gzip, plain] = await Promise.all(['br', 'gzip', 'identity'].map((encoding) => ask(countries, { 'accept-encoding': encoding })));
  expect([br, gzip, plain].map((answer) => answer?.headers['content-encoding'])).toEqual(['br', 'gzip', undefined]);
  expect([br?.text, gzip?.text]).toEqual([plain?.text, plain?.text]);
  expect((await ask(countries, { 'accept-encoding': 'br', 'if-none-match': br?.headers.etag ?? '' })).status).toBe(304);
  expect(br?.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'content-type': 'application/json' });
  expect(br?.headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=\d+$/);
});

test('pages in this process and external callers share a response, and a page gets its remaining lifetime', async () => {
  time.now += 1500;
  const times = await countApiCalls(async () => {
    const response = await inProcess(product());
    expect(await response.json()).toMatchObject({ data: { name: 'Linen shirt' } });
    expect(response.headers.get('surrogate-key')).toContain(`product:${garment.productId}`);
    expect(response.headers.get('age')).toBe('2');
  });
  expect(times).toBe(0);
});

test('a change is in the next response', async () => {
  await ask(product());
  await inTransaction(database.db, async (tx) => {
    await tx.update(productTranslations).set({ name: 'Silk shirt' }).where(eq(productTranslations.productId, garment.productId));
    await dropTags(tx, [`product:${garment.productId}`]);
  });
  expect(JSON.parse((await ask(product())).text)).toMatchObject({ data: { name: 'Silk shirt' } });
});

test('request headers do not change a cached response, and an authenticated call is answered by the API itself', async () => {
  notifyTagDrops(['*']);
  await ask(product(), { cookie: 'cart=secret', 'accept-language': 'de', 'x-forwarded-for': '1.2.3.4' });
  expect(Object.fromEntries(requests.at(-1)?.headers ?? [])).toEqual({ accept: 'application/json' });
  expect(await countApiCalls(() => ask(product(), { authorization: 'Bearer someone' }))).toBe(1);
  expect(await countApiCalls(() => ask(product(), { authorization: 'Bearer someone' }))).toBe(1);
});

test.each(['menus', 'wheel', 'legal/pages', 'service-names', 'content/pages', 'category/getAllActiveData'])(
  'pages of a country and language share the response of %s, and other countries get their own',
  async (call) => {
    const build = (countryId: number) => `/api/${call}?countryId=${countryId}&languageId=1`;
    expect(await countApiCalls(() => inProcess(build(shopIds.DE)))).toBe(1);
    expect(await countApiCalls(() => inProcess(build(shopIds.DE)))).toBe(0);
    expect(await countApiCalls(() => inProcess(build(shopIds.SI)))).toBe(1);
    const tags = (await inProcess(build(shopIds.DE))).headers.get('surrogate-key')?.split(' ') ?? [];
    expect(tags).not.toEqual([]);
    notifyTagDrops(tags.slice(0, 1));
    expect(await countApiCalls(() => inProcess(build(shopIds.DE)))).toBe(1);
  },
);

test('the spins of a visitor are not shared', async () => {
  const spins = () => ask(`/api/wheel/spins?countryId=${shopIds.SI}`, { 'wheel-visitor': crypto.randomUUID() });
  expect(await countApiCalls(spins)).toBe(1);
  expect(await countApiCalls(spins)).toBe(1);
  expect(requests.at(-1)?.headers.get('wheel-visitor')).not.toBeNull();
});

test('carts, orders and errors are never cached', async () => {
  const { id } = await shop.createCart(shopIds.SI, { garment });
  expect(await countApiCalls(() => ask(`/api/carts/${id}`))).toBe(1);
  expect(await countApiCalls(() => ask(`/api/carts/${id}`))).toBe(1);
  const refused = await countApiCalls(async () => {
    expect((await ask('/api/products/no-such-thing?countryId=3')).status).toBe(404);
    expect((await ask('/api/products/no-such-thing?countryId=3')).status).toBe(404);
    expect((await ask(product('countryId=three'))).status).toBe(422);
    expect((await ask(product('countryId=three'))).status).toBe(422);
  });
  expect(refused).toBe(4);
});

test('past its age a response is sent to external callers while it is refreshed; a page waits for the new one', async () => {
  const maxAgeMs = 3600_000;
  await ask('/api/market?host=si.localhost');
  time.now += maxAgeMs + 1000;
  const outside = await countApiCalls(() => ask('/api/market?host=si.localhost'));
  expect(outside).toBe(1);
  time.now += maxAgeMs + 1000;
  const response = await inProcess('/api/market?host=si.localhost');
  expect(response.headers.get('age')).toBe('0');
});
