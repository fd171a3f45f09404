import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { isShopHost } from '#modules/countries';
import type { Database } from '#platform/database';
import { serveHttp, type HttpServer } from '#platform/requests/http-server';
import { dropTags } from '#platform/tags/tag-drops';
import { openTagFeed, type TagFeed } from '#platform/tags/tag-feed';
import { inTransaction } from '#platform/transaction';
import { slugs, productTranslations } from '#tables/catalog';
import { anotherProcessDrops } from '#testing/processes/another-process';
import { askOverHttp } from '#testing/ask-over-http';
import { createTestDatabase } from '#testing/database';
import { openTestShop, type TestGarment, type TestShop } from '#testing/test-shop';
import { openApiCache, type ApiCache } from '../api-cache/api-cache.ts';
import { createSecurityHeaders, buildSecurityLines } from '../security-headers.ts';
import { mountPages } from '../storefront.ts';
import type { ApiAccess } from '../contract.ts';
import { openPageCache, type PageCache } from './page-cache.ts';

let database: Database;
let shop: TestShop;
let garment: TestGarment;
let slug: string;
let feed: TagFeed;
let answers: ApiCache;
let pages: PageCache;
let server: HttpServer;
/** Rendered pages, with all request headers that the page received. */
const rendered: { url: string; headers: Record<string, string> }[] = [];
/** Changes the responses of pages. */
let further: (page: Response) => Response = (page) => page;

/** Long enough to be compressed. */
const cloth = Array.from({ length: 2000 }, (_, index) => `<i>${(index * 7919) % 1009} threads, ${(index * 31) % 97} of linen</i>`).join('');

/** Renders a short test page like the storefront: the host's country and a product from the shop's real API, and all details of the request. */
async function renderPage(request: Request, { fetch, baseUrl }: ApiAccess): Promise<Response> {
  const url = new URL(request.url);
  rendered.push({ url: request.url, headers: Object.fromEntries(request.headers) });
  const get = async (path: string) => {
    const response = await fetch(new Request(`${baseUrl}/${path}`));
    const { data } = (await response.json()) as { data?: { name: string; country: { id: number; code: string } } };
    return { status: response.status, name: data?.name, country: data?.country };
  };
  const { country } = await get(`market?host=${url.host}`);
  const handle = /^\/product\/([^/.]+)/.exec(url.pathname)?.[1];
  if (handle === 'old-name') return new Response(null, { status: 301, headers: { location: `/product/${slug}${url.search}` } });
  const product = handle ? await get(`products/${handle}?countryId=${country?.id}&languageId=1`) : undefined;
  const status = product?.status ?? 200;
  const text = `<!doctype html><script>1</script><p>${country?.code} ${product?.name ?? 'home'}</p>${request.url} ${JSON.stringify(Object.fromEntries(request.headers))}${cloth}`;
  const type = url.pathname.endsWith('.data') ? 'text/x-script; charset=utf-8' : 'text/html; charset=utf-8';
  return further(new Response(text, { status, headers: { 'content-type': type, 'content-language': 'en-GB' } }));
}

beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database);
  garment = await shop.garment({ name: 'Linen shirt' });
  await shop.runJobs();
  slug = (await database.db.select().from(slugs).where(eq(slugs.targetId, garment.productId)))[0]?.slug ?? '';
  const log = pino({ level: 'silent' });
  feed = openTagFeed({ redisUrl: undefined, database, log });
  await vi.waitUntil(feed.isUp, { timeout: 60_000 });

  const ownPage = { port: 0 };
  const config = { ...shop.services.config, publicUrl: 'http://localhost:0' };
  answers = openApiCache({ api: shop.app, log, headers: buildSecurityLines(config), cdn: config.cdn });
  pages = openPageCache({
    log,
    protocol: 'http:',
    isShopHost: (host) => isShopHost(database.db, host, { ...config, publicUrl: `http://localhost:${ownPage.port}` }),
  });
  const app = new Hono();
  app.use(createSecurityHeaders(config));
  mountPages(app, { api: answers, config, log, pages, answer: renderPage });
  server = await serveHttp(app.fetch, { host: '127.0.0.1', port: 0, sendFromMemory: pages.sendFromMemory });
  ownPage.port = server.port;
});

beforeEach(() => {
  rendered.length = 0;
  further = (page) => page;
});

afterAll(async () => {
  await server.stop(1000);
  pages.close();
  answers.close();
  await feed.close();
  await database.close();
});

const ask = (path: string, headers?: Record<string, string>, method?: string) => askOverHttp(server.port, path, headers, method);
const product = () => `/product/${slug}`;

/** Changes the product's name like an operation: drops the tag in the same transaction. */
const rename = (name: string, tags = [`product:${garment.productId}`]) =>
  inTransaction(database.db, async (tx) => {
    await tx.update(productTranslations).set({ name }).where(eq(productTranslations.productId, garment.productId));
    await dropTags(tx, tags);
  });

test('fifty simultaneous visitors cause one rendering', async () => {
  const all = await Promise.all(Array.from({ length: 50 }, () => ask(product())));
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(all.map(({ text }) => text)).size).toBe(1);
  expect(all[0]?.text).toContain('SI Linen shirt');
  expect(rendered).toHaveLength(1);
});

test('a cached page equals a fresh one and tells browsers and CDNs how long it is valid', async () => {
  const fresh = await ask('/product/not-kept/');
  const cached = await ask(product());
  for (const name of [
    'content-security-policy',
    'x-content-type-options',
    'referrer-policy',
    'permissions-policy',
    'content-type',
    'content-language',
  ]) {
    expect(cached.headers[name], name).toBe(fresh.headers[name]);
    expect(cached.headers[name], name).toBeDefined();
  }
  expect(cached.headers).toMatchObject({ 'cache-control': 'public, max-age=0, must-revalidate', vary: 'Accept-Encoding' });
  expect(cached.headers['surrogate-control']).toMatch(/^max-age=\d+, stale-if-error=300$/);
  expect(String(cached.headers['surrogate-key']).split(' ')).toEqual(expect.arrayContaining([`product:${garment.productId}`, 'countries']));
  expect(Number(cached.headers.age)).toBeGreaterThanOrEqual(0);
  expect(fresh.headers['cache-control']).toBe('private, no-cache');
});

test('brotli, gzip and plain are the same page', async () => {
  const [br, gzip, plain] = await Promise.all(['br, gzip', 'gzip', 'identity'].map((encoding) => ask(product(), { 'accept-encoding': encoding })));
  expect([br, gzip, plain].map((answer) => answer?.headers['content-encoding'])).toEqual(['br', 'gzip', undefined]);
  expect(br?.text).toBe(plain?.text);
  expect(gzip?.text).toBe(plain?.text);
  expect(br?.text).toContain('Linen shirt');
  expect(new Set([br, gzip, plain].map((answer) => answer?.headers.etag)).size).toBe(3);
});

test('after ten requests a page is compressed better and has the same content', async () => {
  await rename('Linen shirt');
  const before = await ask(product(), { 'accept-encoding': 'br' });
  for (let time = 0; time < 12; time += 1) await ask(product(), { 'accept-encoding': 'br' });
  await expect.poll(async () => (await ask(product(), { 'accept-encoding': 'br' })).bytes.length).toBeLessThan(before.bytes.length);
  const after = await ask(product(), { 'accept-encoding': 'br' });
  expect(after.text).toBe(before.text);
  expect(after.headers.etag).not.toBe(before.headers.etag);
});

test('a client that has a page gets 304, and HEAD gets the headers', async () => {
  const first = await ask(product(), { 'accept-encoding': 'br' });
  const again = await ask(product(), { 'accept-encoding': 'br', 'if-none-match': first.headers.etag ?? '' });
  expect([again.status, again.bytes.length]).toEqual([304, 0]);
  expect(again.headers).toMatchObject({ etag: first.headers.etag, vary: 'Accept-Encoding' });
  expect((await ask(product(), { 'if-none-match': '"another"' })).status).toBe(200);
  const head = await ask(product(), { 'accept-encoding': 'br' }, 'HEAD');
  expect([head.status, head.bytes.length, head.headers['content-length']]).toEqual([200, 0, String(first.bytes.length)]);
  expect((await ask(product(), { range: 'bytes=0-9' })).status).toBe(200);
});

test('unknown parameters neither split the cache nor appear in a page', async () => {
  await rename('Linen shirt');
  const plain = await ask(product());
  for (const query of ['ref=anna', 'utm_source=<script>', 'adid=7&src=x&fbclid=1', 'color[]=x', '__proto__=1']) {
    expect((await ask(`${product()}?${query}`)).text).toBe(plain.text);
  }
  expect(rendered).toHaveLength(1);
  expect(plain.text).not.toMatch(/anna|utm|script>"/);
  // A parameter that the page reads results in another page.
  expect((await ask(`${product()}?color=navy&ref=anna`)).text).toContain('?color=navy ');
  expect(rendered).toHaveLength(2);
});

test('nothing that a visitor sends gets into a page, and a cookie does not bypass the cache', async () => {
  await rename('Linen shirt');
  const personal = {
    cookie: 'cart=secret-cart',
    authorization: 'Bearer secret',
    'accept-language': 'de',
    'user-agent': 'secret browser',
    'x-forwarded-for': '1.2.3.4',
  };
  const first = await ask(product(), personal);
  const second = await ask(product());
  expect(second.text).toBe(first.text);
  expect(first.text).not.toContain('secret');
  expect(rendered).toEqual([{ url: `http://si.localhost:${server.port}${product()}`, headers: {} }]);
});

test('a page of one host is never served on another, and a page of a foreign host is not cached', async () => {
  const german = await ask(product(), { host: `de.localhost:${server.port}` });
  expect(german.text).toContain('DE Linen shirt');
  expect((await ask(product())).text).toContain('SI Linen shirt');
  rendered.length = 0;
  for (const host of ['evil.example', `evil.localhost:${server.port}`, 'si.localhost:9999', `si.localhost.evil.example:${server.port}`]) {
    const cached = pages.counts().answers;
    expect((await ask(product(), { host })).headers['surrogate-key']).toBeUndefined();
    await ask(product(), { host });
    expect(pages.counts().answers).toBe(cached);
  }
  expect(rendered).toHaveLength(8);
  expect((await ask(product())).text).not.toContain('evil');
});

test('the data of a page is cached like the page, by requested routes', async () => {
  const data = await ask(`${product()}.data?_routes=routes%2Fproduct&ref=anna`);
  expect(data.headers['content-type']).toBe('text/x-script; charset=utf-8');
  expect((await ask(`${product()}.data?_routes=routes%2Fproduct`)).text).toBe(data.text);
  expect(rendered).toHaveLength(1);
  await ask(`${product()}.data`);
  expect(rendered).toHaveLength(2);
});

test('a page that sets a cookie is rendered for each visitor and not cached', async () => {
  let made = 0;
  further = (page) => {
    made += 1;
    page.headers.append('set-cookie', `cart=${made}`);
    return page;
  };
  const all = await Promise.all([ask('/brands'), ask('/brands'), ask('/brands')]);
  expect(new Set(all.map(({ headers }) => headers['set-cookie']?.[0])).size).toBe(3);
  further = (page) => page;
  expect((await ask('/brands')).headers['set-cookie']).toBeUndefined();
});

test('missing and moved pages are not cached; a redirect keeps the whole query', async () => {
  const { answers: before } = pages.counts();
  const lost = await ask('/product/no-such-thing');
  expect([lost.status, lost.headers['cache-control']]).toEqual([404, 'private, no-cache']);
  expect(rendered).toHaveLength(1);
  await ask('/product/no-such-thing');
  expect(rendered).toHaveLength(2);
  const moved = await ask('/product/old-name?ref=anna');
  expect([moved.status, moved.headers.location]).toEqual([301, `/product/${slug}?ref=anna`]);
  expect(pages.counts().answers).toBe(before);
});

test('only GET and HEAD are answered from memory', async () => {
  await ask(product());
  rendered.length = 0;
  expect((await ask(product(), {}, 'POST')).headers['surrogate-key']).toBeUndefined();
  expect(rendered).toHaveLength(1);
});

test('the next request sees a change', async () => {
  await ask(product());
  await rename('Silk shirt');
  expect((await ask(product())).text).toContain('SI Silk shirt');
});

test('a change by another process becomes visible', async () => {
  await rename('Wool shirt');
  expect((await ask(product())).text).toContain('Wool shirt');
  // Writes a change. This process is notified only when the other process sends it.
  await rename('Hemp shirt', ['nothing:here']);
  expect((await ask(product())).text).toContain('Wool shirt');
  await anotherProcessDrops(database, [`product:${garment.productId}`]);
  await expect.poll(async () => (await ask(product())).text, { interval: 20 }).toContain('Hemp shirt');
});

test('while the database is down pages are served as they were, without errors', async () => {
  await ask(product());
  further = () => new Response('Something went wrong', { status: 500, headers: { 'content-type': 'text/html' } });
  await inTransaction(database.db, (tx) => dropTags(tx, [`product:${garment.productId}`]));
  const all = await Promise.all(Array.from({ length: 10 }, () => ask(product())));
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
  expect(all[0]?.text).toContain('SI Hemp shirt');
});
