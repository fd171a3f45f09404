import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { isShopHost } from '#modules/countries';
import type { Database } from '#platform/database';
import { serveHttp, type HttpServer } from '#platform/requests/http-server';
import { tagDrops } from '#platform/tags/tag-drops';
import { openTagFeed, type TagFeed } from '#platform/tags/tag-feed';
import { brands, categories, products, slugs } from '#tables/catalog';
import { anotherProcessDrops } from '#testing/processes/another-process';
import { askOverHttp } from '#testing/ask-over-http';
import { createTestDatabase } from '#testing/database';
import { signedInStaff } from '#testing/people/staff';
import { openTestShop, shopIds, type TestGarment, type TestShop } from '#testing/test-shop';
import { openApiCache, type ApiCache } from '../api-cache/api-cache.ts';
import { openPageCache, type PageCache } from '../page-cache/page-cache.ts';
import type { ApiAccess } from '../contract.ts';
import { buildSecurityLines } from '../security-headers.ts';
import { mountPages } from '../storefront.ts';

/** A record of the back office, with the revision that a save sends back. */
type Opened = Record<string, unknown> & { id: number; revision: string };

let database: Database;
let shop: TestShop;
let staff: Awaited<ReturnType<typeof signedInStaff>>;
let shirt: TestGarment;
let coat: TestGarment;
let brandId: number;
let categoryId: number;
let feed: TagFeed;
let answers: ApiCache;
let pages: PageCache;
let server: HttpServer;
/** Pages rendered since the last check. */
const made = new Set<string>();
/** Tags dropped by the last change. */
const dropped = new Set<string>();

/** The pages of this shop by name, with the host and the API calls of each page. */
let shown: Record<string, { host: string; path: string; calls: string[] }>;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database);
  [shirt, coat] = [await shop.garment({ name: 'Linen shirt' }), await shop.garment({ name: 'Loden coat' })];
  const [other] = await database.db.insert(brands).values({ slug: 'norden', name: 'Norden' }).returning();
  const [stockLevel] = await database.db.insert(categories).values({ code: 'women-coats' }).returning();
  await database.db
    .update(products)
    .set({ brandId: other?.id ?? 0, categoryId: stockLevel?.id ?? 0 })
    .where(eq(products.id, coat.productId));
  const [row] = await database.db.select().from(products).where(eq(products.id, shirt.productId));
  [brandId, categoryId] = [row?.brandId ?? 0, row?.categoryId ?? 0];
  staff = await signedInStaff(shop);
  await shop.runJobs();
  const findSlug = async ({ productId }: TestGarment) => (await database.db.select().from(slugs).where(eq(slugs.targetId, productId)))[0]?.slug ?? '';
  const [shirtSlug, coatSlug] = [await findSlug(shirt), await findSlug(coat)];

  const log = pino({ level: 'silent' });
  feed = openTagFeed({ redisUrl: undefined, database, log });
  await vi.waitUntil(feed.isUp, { timeout: 60_000 });
  const ownPage = { port: 0 };
  answers = openApiCache({ api: shop.app, log, headers: buildSecurityLines(shop.services.config), cdn: shop.services.config.cdn });
  pages = openPageCache({
    log,
    protocol: 'http:',
    isShopHost: (host) => isShopHost(database.db, host, { ...shop.services.config, publicUrl: `http://localhost:${ownPage.port}` }),
  });
  const app = new Hono();
  const config = { ...shop.services.config, publicUrl: 'http://localhost:0' };
  mountPages(app, { api: answers, config, log, pages, answer: renderPage });
  server = await serveHttp(app.fetch, { host: '127.0.0.1', port: 0, sendFromMemory: pages.sendFromMemory });
  ownPage.port = server.port;

  const product = (slug: string, countryId: number) => `products/${slug}?countryId=${countryId}&languageId=1`;
  const [si, de] = [`si.localhost:${ownPage.port}`, `de.localhost:${ownPage.port}`];
  shown = {
    'the shirt': { host: si, path: `/product/${shirtSlug}`, calls: [product(shirtSlug, shopIds.SI)] },
    'the coat': { host: si, path: `/product/${coatSlug}`, calls: [product(coatSlug, shopIds.SI)] },
    'the coat in Germany': { host: de, path: `/product/${coatSlug}`, calls: [product(coatSlug, shopIds.DE)] },
    'reviews of the coat': { host: si, path: `/product-reviews/${coatSlug}`, calls: [`products/${coat.productId}/reviews`] },
    shirts: {
      host: si,
      path: '/category/shirts',
      calls: [`product/web/countryCategoryWiseProductsPagination?countryId=${shopIds.SI}&languageId=1&categoryId=${categoryId}`],
    },
    'what Slovenia says of itself': { host: si, path: '/', calls: [`country/${shopIds.SI}`, `market?host=${si}`] },
    'what Germany says of itself': { host: de, path: '/', calls: [`country/${shopIds.DE}`, `market?host=${de}`] },
  };
  tagDrops.on('caches', (tags) => tags.forEach((tag) => dropped.add(tag)));
});

afterAll(async () => {
  await server.stop(1000);
  pages.close();
  answers.close();
  await feed.close();
  await database.close();
});

/** Renders a short test page from the same API responses as the storefront. */
async function renderPage(request: Request, { fetch, baseUrl }: ApiAccess): Promise<Response> {
  const { host, pathname } = new URL(request.url);
  const [name, page] = Object.entries(shown).find(([, each]) => each.host === host && each.path === pathname) ?? [];
  made.add(name ?? pathname);
  const texts = await Promise.all((page?.calls ?? []).map(async (call) => (await fetch(new Request(`${baseUrl}/${call}`))).text()));
  return new Response(`<!doctype html>${texts.join('')}`, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}

const look = async (): Promise<void> => {
  made.clear();
  for (const { host, path } of Object.values(shown)) await askOverHttp(server.port, path, { host });
};

/** Opens a record in the back office, changes it and saves it. */
async function save(path: string, change: (opened: Opened) => object): Promise<void> {
  const { data } = await staff.call<Opened>('GET', `admin/${path}`);
  const { status, params } = await staff.call('PUT', `admin/${path}`, { ...data, ...change(data) });
  expect(status, JSON.stringify(params)).toBe(200);
}

async function make(path: string, form: object): Promise<void> {
  const { status, params } = await staff.call('POST', `admin/${path}`, form);
  expect(status, JSON.stringify(params)).toBe(200);
}

interface Case {
  title: string;
  change: () => Promise<void>;
  /** Pages that the change must render again. */
  shows: string[];
  /** Pages that the change must not render again. */
  stays: string[];
}

const product = () => `products/${shirt.productId}`;
const elsewhere = ['the coat', 'the coat in Germany', 'reviews of the coat', 'what Slovenia says of itself', 'what Germany says of itself'];
const texts = (opened: Opened) => opened.texts as { languageId: number; name: string }[];

const cases: Case[] = [
  {
    title: "a product's name",
    change: () => save(product(), (opened) => ({ texts: texts(opened).map((text) => ({ ...text, name: 'Linen shirt, washed' })) })),
    shows: ['the shirt', 'shirts'],
    stays: elsewhere,
  },
  {
    title: "a product's price",
    change: () =>
      save(product(), (opened) => ({
        prices: (opened.prices as { countryId: number; regular: number }[]).map((price) =>
          price.countryId === shopIds.SI ? { ...price, regular: 24.99 } : price,
        ),
      })),
    shows: ['the shirt', 'shirts'],
    stays: elsewhere,
  },
  {
    title: 'stock',
    change: () => make(`${product()}/stock`, { reason: 'counted', counts: [{ variantId: shirt.variantId, pieces: 0, shown: 10 }] }),
    shows: ['the shirt', 'shirts'],
    stays: elsewhere,
  },
  {
    title: "a category's name",
    change: () => save(`categories/${categoryId}`, (opened) => ({ texts: texts(opened).map((text) => ({ ...text, name: 'Shirts and blouses' })) })),
    shows: ['the shirt', 'shirts'],
    stays: ['reviews of the coat', 'what Slovenia says of itself', 'what Germany says of itself'],
  },
  {
    title: 'a brand',
    change: () => save(`brands/${brandId}`, () => ({ name: 'Linea Nuova' })),
    shows: ['the shirt', 'shirts'],
    stays: ['reviews of the coat', 'what Slovenia says of itself', 'what Germany says of itself'],
  },
  {
    title: 'a colour',
    change: () => save(`attribute-values/${shirt.colorId}`, () => ({ hex: '#223355' })),
    shows: ['the shirt', 'shirts'],
    stays: ['reviews of the coat', 'what Slovenia says of itself', 'what Germany says of itself'],
  },
  {
    title: 'how long a country delivers',
    change: () =>
      save(`countries/${shopIds.SI}`, (opened) => ({
        shippingMethods: (opened.shippingMethods as { maxDays: number }[]).map((way) => ({ ...way, maxDays: way.maxDays + 3 })),
      })),
    shows: ['the shirt', 'the coat'],
    stays: ['the coat in Germany', 'reviews of the coat', 'what Germany says of itself'],
  },
  {
    title: 'a redirect',
    change: () => make('redirects', { countryId: null, fromPath: '/old-coat', toAddress: '/brands', status: 301 }),
    shows: [],
    stays: ['the shirt', 'shirts', ...elsewhere],
  },
  {
    title: 'a coupon',
    change: () =>
      make('coupons', {
        code: 'SPRING',
        kind: 'percent',
        terms: { rate: 10 },
        minimums: [],
        validFrom: null,
        validUntil: null,
        countryIds: [],
        boundEmail: null,
        mostUses: null,
        mostUsesEach: null,
        isActive: true,
      }),
    shows: [],
    stays: ['the shirt', 'shirts', ...elsewhere],
  },
];

test.each(cases)('changing $title: the pages that show it are rendered again, others come from memory', async (one) => {
  await look();
  dropped.clear();
  await one.change();
  // Runs the jobs that handle the event. A running shop does this immediately.
  await shop.runJobs();
  await look();
  expect([...made]).toEqual(expect.arrayContaining(one.shows));
  expect([...made].filter((name) => one.stays.includes(name))).toEqual([]);
  await look();
  expect([...made]).toEqual([]);
});

test('tags that another process drops take effect here within a second, and no others', async () => {
  await look();
  dropped.clear();
  await cases[0]?.change();
  await shop.runJobs();
  const tags = [...dropped];
  expect(tags).toContain(`product:${shirt.productId}`);
  await look();
  await anotherProcessDrops(database, tags);
  await expect
    .poll(
      async () => {
        await look();
        return made.has('the shirt');
      },
      { interval: 20 },
    )
    .toBe(true);
  expect([...made].filter((name) => elsewhere.includes(name))).toEqual([]);
});
