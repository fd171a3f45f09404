import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#platform/database';
import { serveHttp, type HttpServer } from '#platform/http-server';
import { dropTags, tellTagDrops } from '#platform/tag-drops';
import { inTransaction } from '#platform/transaction';
import { productTranslations, slugs } from '#tables/catalog';
import { askOverHttp } from '#testing/ask-over-http';
import { createTestDatabase } from '#testing/database';
import { openTestShop, shopIds, type TestGarment, type TestShop } from '#testing/test-shop';
import { openAnswerCache, type AnswerCache } from './answer-cache.ts';

let database: Database;
let shop: TestShop;
let garment: TestGarment;
let slug: string;
let answers: AnswerCache;
let server: HttpServer;
/** What the API itself was asked. */
const asked: Request[] = [];
const time = { now: 1000 };

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await openTestShop(database);
  garment = await shop.garment({ name: 'Linen shirt' });
  slug = (await database.db.select().from(slugs).where(eq(slugs.targetId, garment.productId)))[0]?.slug ?? '';
  const api = {
    fetch: (request: Request) => {
      asked.push(request);
      return shop.app.fetch(request);
    },
  };
  answers = openAnswerCache({ api, log: pino({ level: 'silent' }), headers: { 'X-Content-Type-Options': 'nosniff' }, clock: () => time.now });
  const app = new Hono();
  app.use('/api/*', async (c, next) => (await answers.answer(c.req.raw)) ?? next());
  app.all('/api/*', (c) => api.fetch(c.req.raw));
  server = await serveHttp(app.fetch, { host: '127.0.0.1', port: 0, answerAtOnce: answers.answerAtOnce });
});

afterAll(async () => {
  await server.stop(1000);
  answers.close();
  await database.close();
});

const ask = (path: string, headers?: Record<string, string>, method?: string) => askOverHttp(server.port, path, headers, method);
const product = (query = `countryId=${shopIds.SI}&languageId=1`) => `/api/products/${slug}?${query}`;
const inProcess = (path: string) => answers.fetch(new Request(`http://127.0.0.1${path}`));

/** How often the API itself is asked while something is done. */
async function asksOf(work: () => Promise<unknown>): Promise<number> {
  const before = asked.length;
  await work();
  return asked.length - before;
}

test('a call is answered once for all who ask at the same time, however they write it', async () => {
  const ways = [product(), product(`languageId=1&countryId=${shopIds.SI}`)];
  const times = await asksOf(async () => {
    const all = await Promise.all(Array.from({ length: 20 }, (_, index) => ask(ways[index % 2] ?? '')));
    expect(new Set(all.map(({ text }) => text)).size).toBe(1);
    expect(JSON.parse(all[0]?.text ?? '')).toMatchObject({ isSuccess: true, data: { name: 'Linen shirt' } });
  });
  expect(times).toBe(1);
  expect(await asksOf(() => ask(product()))).toBe(0);
});

test('compressed or not it is the same answer, and who has it is told so', async () => {
  const countries = '/api/country/getAllActiveData';
  const [br, gzip, plain] = await Promise.all(['br', 'gzip', 'identity'].map((encoding) => ask(countries, { 'accept-encoding': encoding })));
  expect([br, gzip, plain].map((answer) => answer?.headers['content-encoding'])).toEqual(['br', 'gzip', undefined]);
  expect([br?.text, gzip?.text]).toEqual([plain?.text, plain?.text]);
  expect((await ask(countries, { 'accept-encoding': 'br', 'if-none-match': br?.headers.etag ?? '' })).status).toBe(304);
  expect(br?.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'content-type': 'application/json' });
  expect(br?.headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=\d+$/);
});

test('pages in this process and callers outside share an answer, and a page learns how long it is still good', async () => {
  time.now += 1500;
  const times = await asksOf(async () => {
    const answer = await inProcess(product());
    expect(await answer.json()).toMatchObject({ data: { name: 'Linen shirt' } });
    expect(answer.headers.get('surrogate-key')).toContain(`product:${garment.productId}`);
    expect(answer.headers.get('age')).toBe('2');
  });
  expect(times).toBe(0);
});

test('a change is in the next answer', async () => {
  await ask(product());
  await inTransaction(database.db, async (tx) => {
    await tx.update(productTranslations).set({ name: 'Silk shirt' }).where(eq(productTranslations.productId, garment.productId));
    await dropTags(tx, [`product:${garment.productId}`]);
  });
  expect(JSON.parse((await ask(product())).text)).toMatchObject({ data: { name: 'Silk shirt' } });
});

test('what somebody sends along changes no answer, and whoever says who he is is answered by the API itself', async () => {
  tellTagDrops(['*']);
  await ask(product(), { cookie: 'cart=secret', 'accept-language': 'de', 'x-forwarded-for': '1.2.3.4' });
  expect(Object.fromEntries(asked.at(-1)?.headers ?? [])).toEqual({ accept: 'application/json' });
  expect(await asksOf(() => ask(product(), { authorization: 'Bearer someone' }))).toBe(1);
  expect(await asksOf(() => ask(product(), { authorization: 'Bearer someone' }))).toBe(1);
});

test('carts and orders are never kept, nor is a refusal', async () => {
  const { id } = await shop.cartWith(shopIds.SI, { garment });
  expect(await asksOf(() => ask(`/api/carts/${id}`))).toBe(1);
  expect(await asksOf(() => ask(`/api/carts/${id}`))).toBe(1);
  const refused = await asksOf(async () => {
    expect((await ask('/api/products/no-such-thing?countryId=3')).status).toBe(404);
    expect((await ask('/api/products/no-such-thing?countryId=3')).status).toBe(404);
    expect((await ask(product('countryId=three'))).status).toBe(422);
    expect((await ask(product('countryId=three'))).status).toBe(422);
  });
  expect(refused).toBe(4);
});

test('past its age an outside caller gets it while it is made anew, a page waits for the new one', async () => {
  const longest = 3600_000;
  await ask('/api/market?host=si.localhost');
  time.now += longest + 1000;
  const outside = await asksOf(() => ask('/api/market?host=si.localhost'));
  expect(outside).toBe(1);
  time.now += longest + 1000;
  const answer = await inProcess('/api/market?host=si.localhost');
  expect(answer.headers.get('age')).toBe('0');
});
