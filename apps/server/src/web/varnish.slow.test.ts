import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { setPrices } from '#modules/pricing';
import { openCdns } from '#platform/cdn/open-cdns';
import { listPurgeAges, setPurgedCdns } from '#platform/cdn/purge-queue';
import { startPurgeSender } from '#platform/cdn/purge-sender';
import { startJobs, type Jobs } from '#platform/jobs/jobs';
import { createLifecycle, type Lifecycle } from '#platform/lifecycle';
import { serveHttp, type HttpServer } from '#platform/requests/http-server';
import { dropTags } from '#platform/tags/tag-drops';
import { openTagFeed, type TagFeed } from '#platform/tags/tag-feed';
import { inTransaction } from '#platform/transaction';
import { openShop, type Shop } from '#server/open-shop';
import { jobs, subscriptions } from '#server/jobs';
import { slugs } from '#tables/catalog';
import { askOverHttp, type WireAnswer } from '#testing/ask-over-http';
import { createTestDatabase } from '#testing/database';
import { openVarnishServer, varnishIsMissing, type VarnishServer } from '#testing/processes/varnish-server';
import { openTestShop, shopIds, type TestGarment, type TestShop } from '#testing/test-shop';
import type { Database } from '#platform/database';
import type { ApiAccess } from './contract.ts';
import type { Frontends } from './frontends/frontends.ts';
import { openImages } from './images/images.ts';

const host = 'si.localhost:4300';
const dataDir = mkdtempSync(join(tmpdir(), 'selvedge-behind-varnish-'));
const log = pino({ level: 'silent' });
const lifecycle: Lifecycle = createLifecycle(log);
let database: Database;
let shop: TestShop;
let garment: TestGarment;
let slug: string;
let feed: TagFeed;
let running: Jobs;
let purges: { stop: () => Promise<void> };
let varnish: VarnishServer;
/** Two web processes of the shop with the same database. */
const webs: { shop: Shop; port: number; server: HttpServer | undefined }[] = [];
/** Requests that reached the shop. */
const reached: string[] = [];

/** Long enough to be compressed. */
const cloth = '<i>threads of linen</i>'.repeat(200);

/** Renders pages like the storefront: public pages from API responses, other pages from the visitor's cookie. */
async function answerPage(request: Request, { fetch, baseUrl }: ApiAccess): Promise<Response> {
  const { pathname } = new URL(request.url);
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  const handle = /^\/product\/([^/]+)$/.exec(pathname)?.[1];
  if (handle === undefined) return new Response(`<p>${pathname} of ${request.headers.get('cookie')}</p>`, { headers });
  const response = await fetch(new Request(`${baseUrl}/products/${handle}?countryId=${shopIds.SI}&languageId=1`));
  const { data } = (await response.json()) as { data?: { name: string } };
  if (!data) return new Response('<p>There is no such product.</p>', { status: 404, headers });
  return new Response(`<p>${data.name}</p><pre>${JSON.stringify(data)}</pre>${cloth}`, { status: response.status, headers });
}

const noFiles = { mountFiles: () => undefined };
const frontends: Frontends = {
  isBuilt: true,
  storefront: { ...noFiles, answer: answerPage },
  backOffice: { ...noFiles, getPage: () => Promise.resolve('<p>back office</p>') },
  close: () => Promise.resolve(),
};

async function startWeb(web: (typeof webs)[number]): Promise<void> {
  const fetch: Shop['fetch'] = (request, ...rest) => {
    const { pathname } = new URL(request.url);
    // Varnish requests this path each second.
    if (pathname !== '/readyz') reached.push(`${request.method} ${pathname}`);
    return web.shop.fetch(request, ...rest);
  };
  const sendFromMemory: Shop['sendFromMemory'] = (request, response) => {
    const isSent = web.shop.sendFromMemory(request, response);
    if (isSent) reached.push(`${request.method} ${request.url}`);
    return isSent;
  };
  web.server = await serveHttp(fetch, { host: '127.0.0.1', port: web.port, sendFromMemory });
  web.port = web.server.port;
}

async function stopWeb(web: (typeof webs)[number]): Promise<void> {
  await web.server?.stop(0);
  web.server = undefined;
}

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') => askOverHttp(varnish.port, path, { host, ...headers }, method);
const product = () => `/product/${slug}`;
/** Sends a request twice and returns the second response. */
const askAgain = async (path: string, headers: Record<string, string> = {}): Promise<WireAnswer> => {
  await ask(path, headers);
  return ask(path, headers);
};
const changePrice = (regular: number) => setPrices(database.db, [{ productId: garment.productId, countryId: shopIds.SI, regular, sale: null }]);
const waitForPurges = () => expect.poll(() => listPurgeAges(database.pool), { timeout: 30_000 }).toEqual([]);
/** Waits until a request through Varnish returns the status. */
const expectHealth = (status: number) =>
  expect.poll(async () => (await ask(`/product/none-${Math.random()}`)).status, { timeout: 30_000 }).toBe(status);

describe.skipIf(varnishIsMissing)(`behind Varnish${varnishIsMissing ? ` (passed over: ${varnishIsMissing})` : ''}`, () => {
  beforeAll(async () => {
    database = await createTestDatabase();
    shop = openTestShop(database, { DATA_DIR: dataDir });
    garment = await shop.garment({ name: 'Linen shirt' });
    await shop.runJobs();
    slug = (await database.db.select().from(slugs).where(eq(slugs.targetId, garment.productId)))[0]?.slug ?? '';
    feed = openTagFeed({ redisUrl: undefined, database, log });
    running = await startJobs({ database, services: shop.services, jobs, subscriptions, log });
    const images = openImages({ ...shop.services, dataDir });
    lifecycle.onStop('pictures', images.stop);
    for (let index = 0; index < 2; index += 1) {
      const parts = { database, services: shop.services, jobs: undefined, feed, images, frontends, lifecycle };
      const web = { shop: openShop(parts), port: 0, server: undefined };
      webs.push(web);
      await startWeb(web);
    }
    varnish = await openVarnishServer([webs[0]?.port ?? 0, webs[1]?.port ?? 0]);
    const cdns = openCdns({ fastly: undefined, cloudflare: undefined, varnish: [`http://127.0.0.1:${varnish.purgePort}`] });
    setPurgedCdns(cdns.map(({ name }) => name));
    purges = await startPurgeSender({ pool: database.pool, cdns, log });
  });

  beforeEach(async () => {
    for (const web of webs) if (!web.server) await startWeb(web);
    await expectHealth(404);
    await waitForPurges();
    reached.length = 0;
  });

  afterEach(() => reached.splice(0));

  afterAll(async () => {
    await purges.stop();
    setPurgedCdns([]);
    await varnish.stop();
    await running.stop(1000);
    for (const web of webs) await stopWeb(web);
    await feed.close();
    await lifecycle.stop();
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  test('pages and public calls are sent by Varnish, in the encoding of the visitor, whatever cookies they have', async () => {
    for (const path of [product(), `/api/products/${slug}?countryId=${shopIds.SI}&languageId=1`, '/api/country/getAllActiveData']) {
      await ask(path, { 'accept-encoding': 'gzip, br' });
      const sent = await askOverHttp(webs[0]?.port ?? 0, path, { host, 'accept-encoding': 'br' });
      const before = reached.length;
      const stored = await ask(path, { 'accept-encoding': 'gzip, deflate, br, zstd', cookie: 'cart=one; session=two' });
      expect([stored.status, stored.headers['x-cache'], stored.headers['content-encoding']], path).toEqual([
        200,
        'hit',
        sent.headers['content-encoding'],
      ]);
      expect(reached.length, path).toBe(before);
      expect([stored.headers['surrogate-key'], stored.headers.xkey], path).toEqual([undefined, undefined]);
      const plain = await askAgain(path);
      expect([plain.headers['content-encoding'], plain.text], path).toEqual([undefined, stored.text]);
      const known = await ask(path, { 'accept-encoding': 'br', 'if-none-match': stored.headers.etag ?? '' });
      expect(known.status, path).toBe(304);
    }
    expect((await ask(product(), { 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br');
  });

  test('a changed price is visible through Varnish, and stays', async () => {
    await changePrice(7100);
    await expect.poll(async () => (await ask(product())).text).toContain('"unitPrice":71,');
    await waitForPurges();
    expect((await askAgain(product())).headers['x-cache']).toBe('hit');
    await changePrice(4200);
    await expect.poll(async () => (await ask(product())).text, { interval: 20 }).toContain('"unitPrice":42,');
    await waitForPurges();
    const later = await askAgain(product());
    expect(later.text).toContain('"unitPrice":42,');
    expect(later.headers['x-cache']).toBe('hit');
  });

  test.each(['/Checkout', '/user', '/visitor', '/cart-lines', '/wishlist', '/order/track'])('%s is never stored', async (path) => {
    await askAgain(path, { cookie: 'session=ana' });
    const other = await ask(path, { cookie: 'session=bor' });
    expect(other.headers['x-cache']).toBe('miss');
    expect(other.text).not.toContain('ana');
    expect(reached).toHaveLength(3);
  });

  test('carts, checkout and calls of signed-in people are never stored', async () => {
    const { id } = await shop.createCart(shopIds.SI, { garment });
    for (const path of [`/api/carts/${id}`, `/api/checkout/${id}`]) {
      const again = await askAgain(path);
      expect([again.status, again.headers['x-cache'], again.headers['cache-control']], path).toEqual([200, 'miss', 'private, no-cache']);
    }
    const authorised = await askAgain(`/api/products/${slug}?countryId=${shopIds.SI}`, { authorization: 'Bearer someone' });
    expect(authorised.headers['x-cache']).toBe('miss');
    expect(reached).toHaveLength(6);
  });

  test('a visitor with a chosen language is redirected although the page is stored, and so is a link from a page with an affiliate', async () => {
    // The page is in the memory of both processes and in Varnish.
    for (const { port } of webs) await askOverHttp(port, product(), { host });
    const opened = { accept: 'text/html', 'accept-encoding': 'gzip', 'sec-fetch-dest': 'document' };
    await askAgain(product(), opened);
    const chosen = await ask(product(), { ...opened, cookie: 'a=b; locale_prefer=de' });
    expect([chosen.status, chosen.headers.location]).toEqual([302, `/de${product()}`]);
    const referred = await ask(product(), { ...opened, referer: `http://${host}/?ref=ANNA10` });
    expect([referred.status, referred.headers.location]).toEqual([302, `${product()}?ref=ANNA10`]);
    expect((await ask(product(), opened)).headers['x-cache']).toBe('hit');
  });

  test('purges are accepted at their own address only', async () => {
    await askAgain(product());
    expect((await ask('/', { 'xkey-softpurge': '*' }, 'PURGE')).status).toBe(405);
    expect((await ask(product(), { 'xkey-softpurge': '*' })).headers['x-cache']).toBe('hit');
    expect((await askOverHttp(varnish.purgePort, product(), { host })).status).toBe(400);
  });

  test('one web process can be restarted without a failed request', async () => {
    const [first] = webs;
    const statuses: number[] = [];
    const state = { isOver: false };
    const browsing = (async () => {
      for (let number = 0; !state.isOver; number += 1) statuses.push((await ask(`/product/none-${number}`)).status);
    })();
    await expect.poll(() => statuses.length).toBeGreaterThan(20);
    if (first) await stopWeb(first);
    const stoppedAt = statuses.length;
    await expect.poll(() => statuses.length).toBeGreaterThan(stoppedAt + 20);
    if (first) await startWeb(first);
    const startedAt = statuses.length;
    await expect.poll(() => statuses.length).toBeGreaterThan(startedAt + 20);
    state.isOver = true;
    await browsing;
    expect(new Set(statuses)).toEqual(new Set([404]));
  });

  test('while the whole shop restarts, stored pages are sent, also purged ones; others are refused and not stored', async () => {
    await askAgain(product());
    for (const web of webs) await stopWeb(web);
    expect((await ask(product())).status).toBe(200);
    await inTransaction(database.db, (tx) => dropTags(tx, [`product:${garment.productId}`]));
    await waitForPurges();
    const old = await ask(product());
    expect([old.status, old.headers['x-cache']]).toEqual([200, 'hit']);
    const unknown = await ask('/product/never-asked');
    expect([unknown.status, unknown.headers['retry-after'], unknown.headers['cache-control']]).toEqual([503, '5', 'no-store']);
    expect((await ask('/api/carts', {}, 'POST')).status).toBe(503);

    for (const web of webs) await startWeb(web);
    await expectHealth(404);
    reached.length = 0;
    expect((await ask(product())).status).toBe(200);
    expect(reached.filter((request) => request.includes('/product/'))).toHaveLength(1);
    expect((await ask('/product/never-asked')).status).toBe(404);
  });
});
