import { gunzipSync } from 'node:zlib';
import { listPages } from '@selvedge/pages';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findPublicPath } from '#modules/content';
import type { Database } from '#platform/database';
import { dropTags } from '#platform/tags/tag-drops';
import { inTransaction } from '#platform/transaction';
import { campaigns, campaignTranslations } from '#tables/campaigns';
import { products, slugs } from '#tables/catalog';
import { contentArticles, contentArticleTranslations } from '#tables/content';
import { countries } from '#tables/countries';
import { createTestDatabase } from '#testing/database';
import { openTestShop, shopIds, type TestShop } from '#testing/test-shop';
import { openSitemaps } from './sitemaps.ts';

let database: Database;
let shop: TestShop;
let sitemaps: ReturnType<typeof openSitemaps>;
const { SI, DE, HU } = shopIds;
const slovene = 16;
/** Id of a product that is sold only in Slovenia and Hungary and has only an English name. */
let fifth = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database);
  for (let nth = 1; nth <= 4; nth += 1) {
    const { productId } = await shop.garment();
    await database.db.insert(slugs).values({ kind: 'product', languageId: slovene, slug: `srajca-${nth}`, targetId: productId });
  }
  fifth = (await shop.garment({ prices: { [SI]: 1000, [HU]: 300_000 } })).productId;
  await shop.garment({ name: 'Nowhere', prices: {} });
  await write('page', 'about-us', {});
  await write('page', 'press', { robots: 'noindex' });
  await write('article', 'wool', { languageIds: [1, slovene] });
  await write('article', 'not-yet', { startsAt: new Date('2090-01-01') });
  await hold('running', { startsAt: new Date('2020-01-01'), endsAt: new Date('2090-01-01') });
  await hold('over', { startsAt: new Date('2020-01-01'), endsAt: new Date('2020-02-01') });
  await shop.runJobs();
  sitemaps = openSitemaps({ ...shop.services, maxEntries: 2 });
});
afterAll(() => {
  sitemaps.stop();
  return database.close();
});

async function write(
  kind: 'article' | 'page',
  slug: string,
  { languageIds = [1], ...row }: { languageIds?: number[] } & Partial<typeof contentArticles.$inferInsert>,
): Promise<void> {
  const at = new Date('2026-03-01T10:00:00Z');
  const [made] = await database.db
    .insert(contentArticles)
    .values({ kind, slug, createdAt: at, updatedAt: at, ...row })
    .returning();
  await database.db
    .insert(contentArticleTranslations)
    .values(languageIds.map((languageId) => ({ articleId: made?.id ?? 0, languageId, title: slug })));
}

async function hold(slug: string, dates: { startsAt: Date; endsAt: Date }): Promise<void> {
  const [made] = await database.db
    .insert(campaigns)
    .values({ slug, ...dates })
    .returning();
  await database.db.insert(campaignTranslations).values({ campaignId: made?.id ?? 0, languageId: 1, title: slug });
}

const ask = async (path: string, host = 'si.localhost:4300', headers: Record<string, string> = {}) =>
  sitemaps.routes.request(`http://${host}${path}`, { headers });
const listLocs = (text: string): string[] => [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc);
const getPath = (address: string): string => new URL(address).pathname;
/** Returns all files in a host's index, by name. */
async function fetchFiles(host: string): Promise<Map<string, string>> {
  const index = await (await ask('/sitemap.xml', host)).text();
  const files = new Map<string, string>();
  for (const address of listLocs(index)) {
    const response = await ask(getPath(address), host);
    expect([response.status, response.headers.get('content-type')], address).toEqual([200, 'application/xml; charset=utf-8']);
    files.set(getPath(address).replace('/sitemaps/', ''), await response.text());
  }
  return files;
}
const listed = async (host: string, kind: string): Promise<string[]> =>
  [...(await fetchFiles(host))].filter(([name]) => name.startsWith(`${kind}-`)).flatMap(([, text]) => listLocs(text));

describe('sitemaps', () => {
  test('a host lists its products in its own language and in English, each once, in files of limited size', async () => {
    const files = await fetchFiles('si.localhost:4300');
    expect([...files.keys()].filter((name) => name.startsWith('products'))).toEqual(['products-1.xml', 'products-2.xml', 'products-3.xml']);
    const found = await listed('si.localhost:4300', 'products');
    // The fifth product has no Slovene name, and another product is not sold in any country.
    expect(found.filter((address) => address.startsWith('http://si.localhost:4300/product/'))).toHaveLength(4);
    expect(found.filter((address) => address.startsWith('http://si.localhost:4300/en/product/'))).toHaveLength(5);
    expect(new Set(found).size).toBe(9);
    expect((await ask('/sitemaps/products-4.xml')).status).toBe(404);
    for (const name of ['products-0', 'products', 'shirts-1', '../products-1', 'products-1e3'])
      expect((await ask(`/sitemaps/${name}.xml`)).status, name).toBe(404);
  });

  test('an address names all other indexed versions of its page and itself, and each of those names it', async () => {
    const linksByHost = new Map<string, string[]>();
    for (const host of ['si', 'de', 'hu', 'bd']) {
      for (const text of (await fetchFiles(`${host}.localhost:4300`)).values())
        for (const [, loc = '', rest = ''] of text.matchAll(/<url><loc>([^<]+)<\/loc>(.*)<\/url>/g))
          linksByHost.set(
            loc,
            [...rest.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href),
          );
    }
    expect(linksByHost.size).toBeGreaterThan(100);
    for (const [loc, links] of linksByHost) {
      expect(links, loc).toContain(loc);
      for (const link of links) if (linksByHost.has(link)) expect(linksByHost.get(link), link).toEqual(links);
    }
    const home = linksByHost.get('http://de.localhost:4300/') ?? [];
    // Sixteen hosts with two languages, except Bangladesh with one, and x-default.
    expect(home).toHaveLength(32);
    expect(home.filter((link) => link === 'http://si.localhost:4300/en')).toHaveLength(2);
  });

  test('a product that a country does not sell is neither listed there nor named as another version', async () => {
    const german = await listed('de.localhost:4300', 'products');
    expect(german).toHaveLength(4);
    const [row] = await database.db.select({ slug: slugs.slug }).from(slugs).where(eq(slugs.targetId, fifth));
    const text = [...(await fetchFiles('si.localhost:4300')).values()].join('');
    const line = text.split('\n').find((one) => one.includes(`<loc>http://si.localhost:4300/en/product/${row?.slug}</loc>`)) ?? '';
    expect(line).toContain(`http://hu.localhost:4300/en/product/${row?.slug}`);
    expect(line).not.toContain('http://de.localhost:4300/');
    expect(line).not.toContain('hreflang="sl-SI"');
  });

  test('a language that a host’s settings add is listed from then on', async () => {
    expect(await listed('de.localhost:4300', 'pages')).not.toContain('http://de.localhost:4300/hu/faq');
    await inTransaction(database.db, async (tx) => {
      await tx
        .update(countries)
        .set({ indexedLanguages: ['hu', 'at'] })
        .where(eq(countries.id, DE));
      await dropTags(tx, [`country:${DE}`, 'country-settings']);
    });
    const pages = await listed('de.localhost:4300', 'pages');
    expect(pages).toContain('http://de.localhost:4300/hu/faq');
    // Austrian German would use `de-DE` a second time.
    expect(pages).not.toContain('http://de.localhost:4300/at/faq');
    await inTransaction(database.db, async (tx) => {
      await tx.update(countries).set({ indexedLanguages: [] }).where(eq(countries.id, DE));
      await dropTags(tx, [`country:${DE}`, 'country-settings']);
    });
  });

  test('legal pages are listed on each host in its own language and in English, under one name in all', async () => {
    const words = ['imprint', 'privacy', 'terms', 'right-of-withdrawal', 'legal-guarantee', 'accessibility'];
    for (const host of ['si', 'de', 'hu', 'bd']) {
      const found = (await listed(`${host}.localhost:4300`, 'pages')).map(getPath);
      // English is Bangladesh's own language.
      const prefixes = host === 'bd' ? [''] : ['', '/en'];
      expect(found, host).toEqual(expect.arrayContaining(prefixes.flatMap((prefix) => words.map((word) => `${prefix}/${word}`))));
    }
  });

  test('articles are listed in their languages unless they opt out, a campaign while it runs', async () => {
    const all = [...(await fetchFiles('si.localhost:4300')).entries()];
    const of = (kind: string) => all.filter(([name]) => name.startsWith(`${kind}-`)).flatMap(([, text]) => listLocs(text).map(getPath));
    expect(of('written')).toEqual(['/en/about-us']);
    expect(of('articles')).toEqual(['/blog/wool', '/en/blog/wool']);
    expect(of('campaigns')).toEqual(['/en/event/running']);
    expect(all.find(([name]) => name.startsWith('articles'))?.[1]).toContain('<lastmod>2026-03-01T10:00:00.000Z</lastmod>');
  });

  test('are cached until listed content changes, and are compressed', async () => {
    const first = await ask('/sitemaps/products-1.xml', 'si.localhost:4300', { 'accept-encoding': 'gzip' });
    expect(first.headers.get('content-encoding')).toBe('gzip');
    expect(first.headers.get('surrogate-key')).toContain('listing:all');
    const text = gunzipSync(Buffer.from(await first.arrayBuffer())).toString();
    const again = await ask('/sitemaps/products-1.xml', 'si.localhost:4300', { 'if-none-match': first.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
    await database.db.update(products).set({ updatedAt: new Date('2030-05-05T00:00:00Z') });
    expect(await (await ask('/sitemaps/products-1.xml')).text()).toBe(text);
    await inTransaction(database.db, (tx) => dropTags(tx, ['listing:all']));
    expect(await (await ask('/sitemaps/products-1.xml')).text()).toContain('<lastmod>2030-05-05');
  });

  test('a host that borrows a country has none, nor has a foreign host', async () => {
    for (const host of ['localhost:4300', 'selvedge.com', 'elsewhere.example']) {
      expect((await ask('/sitemap.xml', host)).status, host).toBe(404);
      expect(await (await ask('/robots.txt', host)).text(), host).not.toContain('Sitemap:');
    }
  });
});

describe('robots.txt', () => {
  const listRules = (text: string) =>
    [...text.matchAll(/^(Allow|Disallow): (.+)$/gm)].map(([, verb = '', path = '']) => ({ isAllowed: verb === 'Allow', path }));
  /** Matches a path as in RFC 9309: the longest rule applies, `*` matches any text, `$` matches the end. */
  const isOpen = (text: string, address: string): boolean => {
    const matching = listRules(text).filter(({ path }) =>
      new RegExp(
        `^${path
          .replace(/[.+?^{}()|[\]\\]/g, '\\$&')
          .replaceAll('*', '.*')
          .replace(/\$$/, '$$')}`,
      ).test(address),
    );
    return matching.sort((a, b) => b.path.length - a.path.length)[0]?.isAllowed ?? true;
  };

  test('allows every page that is the same for everyone, images too, and blocks personal pages in each language', async () => {
    const text = await (await ask('/robots.txt')).text();
    const personal = listPages()
      .filter(({ layout }) => layout !== undefined && layout !== 'default' && layout !== 'guest')
      .map(({ path }) => `/${path.replaceAll(/:\w+|\*/g, 'x')}`);
    expect(personal.length).toBeGreaterThan(25);
    for (const prefix of ['', '/de', '/bn']) {
      for (const path of personal) expect(isOpen(text, prefix + path), path).toBe(false);
      const open = [
        '/',
        '/category/women',
        '/product/user-shirt',
        '/user-guide',
        '/return-policy',
        '/blog/x',
        '/faq',
        '/Track/Order',
        '/categories?page=2',
      ];
      for (const path of open) expect(isOpen(text, prefix + path), path).toBe(true);
      expect(isOpen(text, `${prefix}/blog/x?preview=t`)).toBe(false);
    }
    for (const path of [
      '/_ipx/f_jpeg,w_1280/media/x.webp',
      '/media/x.webp',
      '/assets/x.js',
      '/sitemap.xml',
      '/api/feeds/si/sl/google.xml',
      '/api/affiliate-feeds/x/si/sl/google.xml',
    ])
      expect(isOpen(text, path), path).toBe(true);
    expect(isOpen(text, '/api/carts')).toBe(false);
    expect(findPublicPath('/user-guide')).toBeDefined();
    expect(text).toContain('\nSitemap: http://si.localhost:4300/sitemap.xml\n');
  });

  test('blocks a foreign host, a host of a closed country, and a test copy of the shop', async () => {
    const everything = 'User-agent: *\nDisallow: /\n';
    for (const host of ['elsewhere.example', 'fr.localhost:4300']) expect(await (await ask('/robots.txt', host)).text(), host).toBe(everything);
    const copy = openSitemaps({ ...shop.services, config: { ...shop.services.config, isOpenToSearch: false } });
    expect(await (await copy.routes.request('http://si.localhost:4300/robots.txt')).text()).toBe(everything);
    expect((await copy.routes.request('http://si.localhost:4300/sitemap.xml')).status).toBe(404);
    copy.stop();
  });
});
