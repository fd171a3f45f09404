import { pino } from 'pino';
import { beforeAll, afterAll, expect, test } from 'vitest';
import { now } from '#kit/clock';
import { listBalances, verifyLedger } from '#modules/affiliates';
import { listCategories } from '#modules/catalog';
import { listBrokenLinks, findPublicPath } from '#modules/content';
import { listProductCards, getProductPage } from '#modules/search';
import { readConfig } from '#platform/config';
import type { Database } from '#platform/database';
import { commissions } from '#tables/affiliates/commissions';
import { ledgerEntries } from '#tables/affiliates/ledger';
import { payouts } from '#tables/affiliates/payouts';
import { payoutInvoices } from '#tables/affiliates/payouts';
import { createTestDatabase } from '#testing/database';
import type { ProductCard, ProductPage } from '../contract.ts';
import { openTestShop, shopIds } from '#testing/test-shop';
import type { PictureNeed } from '#web/images/media-files';
import { reconcileShop } from '../reconcile/reconcile-shop.ts';
import { removeDemoAccounts } from './go-live/remove-demo-accounts.ts';
import { prepareShop } from './prepare-shop.ts';
import { renderFirstPictures } from './warm-pictures.ts';
import { seedDemoShop } from './seed-demo-shop.ts';

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedDemoShop(database, { isLoopback: true });
});
afterAll(() => database.close());

const countRows = async (query: string): Promise<number> => {
  const { rows } = await database.pool.query<{ count: number }>(`select count(*)::int as count from ${query}`);
  return rows[0]?.count ?? -1;
};

test('the demo shop has the requested number of products', async () => {
  expect(await countRows('products')).toBe(340);
  expect(await countRows('variants')).toBeGreaterThanOrEqual(3500);
  expect(await countRows('brands')).toBe(8);
  expect(await countRows('collections')).toBe(6);
  expect(await countRows('categories')).toBeGreaterThanOrEqual(30);
  expect(await countRows(`stock_levels where on_hand = 0`)).toBeGreaterThan(0);
  expect(await countRows(`products where maker_id is null or missing <> '{}'`)).toBe(0);
});

test('every product has a name, a description and an address in each of the 17 languages', async () => {
  expect(
    await countRows(
      `(select product_id from product_translations where name <> '' and description <> '' group by product_id having count(*) = 17) as whole`,
    ),
  ).toBe(340);
  expect(
    await countRows(
      `(select target_id from slugs where kind = 'product' and is_current group by target_id having count(distinct language_id) = 17) as whole`,
    ),
  ).toBe(340);
});

test('every product has a price in each of the 16 countries, in its currency and with its rounding', async () => {
  expect(await countRows(`(select product_id from prices group by product_id having count(distinct country_id) = 16) as priced`)).toBe(340);
  const { rows } = await database.pool.query<{ code: string; currency: string; odd: number }>(`
    select country.code, max(price.currency) as currency, count(*) filter (where
      (price.regular + (price_rounding->>'ending')::int) % (price_rounding->>'step')::int <> 0
      or (price.sale + (price_rounding->>'ending')::int) % (price_rounding->>'step')::int <> 0)::int as odd
    from prices as price join countries as country on country.id = price.country_id group by country.code order by country.code`);
  expect(rows.map(({ code, currency }) => `${code} ${currency}`)).toEqual([
    'AT EUR',
    'BD BDT',
    'BG EUR',
    'CZ CZK',
    'DE EUR',
    'ES EUR',
    'GR EUR',
    'HR EUR',
    'HU HUF',
    'IT EUR',
    'LT EUR',
    'PL PLN',
    'PT EUR',
    'RO RON',
    'SI EUR',
    'SK EUR',
  ]);
  expect(rows.every(({ odd }) => odd === 0)).toBe(true);
});

test("a reduction's prior price is the lowest of the 30 days before it, according to the price history", async () => {
  expect(await countRows('prices where sale is not null')).toBeGreaterThan(16 * 40);
  const { rows } = await database.pool.query<{ lowest: number; prior: number }>(`
    select price.prior, (
      select min(change.price) from price_changes as change
      where change.product_id = price.product_id and change.country_id = price.country_id and change.currency = price.currency and change.since < price.sale_from
        and change.since >= coalesce((select max(before.since) from price_changes as before
          where before.product_id = price.product_id and before.country_id = price.country_id and before.since <= price.sale_from - interval '30 days'), '-infinity')
    ) as lowest
    from prices as price where price.sale is not null`);
  expect(rows.filter(({ lowest, prior }) => lowest !== prior)).toEqual([]);
});

test('stock on hand equals the receipts in the ledger', async () => {
  expect(
    await countRows(
      `stock_levels as level where on_hand <> coalesce((select sum(on_hand_change) from stock_movements where variant_id = level.variant_id), 0)`,
    ),
  ).toBe(0);
});

test('a shopper finds a product by category, card and page', async () => {
  const women = (await listCategories(database.db, { languageId: 3 })).find(({ code }) => code === 'women');
  expect(women?.name).toBe('Damen');
  const query = { categoryId: women?.id, countryId: 3, languageId: 3, page: 1, take: 12, orderBy: 'newest' as const };
  const { cards } = await listProductCards(database.db, query);
  expect(cards).toHaveLength(12);
  expect(cards[0]?.images.map(({ imageUrl }) => imageUrl)).toEqual([
    expect.stringMatching(/-front-[0-9a-f]{8}\.webp$/),
    expect.stringMatching(/-back-[0-9a-f]{8}\.webp$/),
  ]);
  const page = await getProductPage(database.db, { slug: cards[0]?.slug ?? '', countryId: 3, languageId: 3 });
  expect(page).toMatchObject({ currency: 'EUR', maker: { email: expect.stringContaining('.example') as string } });
  expect(page.breadcrumbs).toHaveLength(2);
});

test('each page of the listing with its facets is less than 13 KB, in Bengali as in English', async () => {
  const shop = openTestShop(database);
  for (const languageId of [1, 2]) {
    for (let page = 1; page <= 28; page += 1) {
      const response = await shop.app.request(
        `http://localhost/api/product/web/countryCategoryWiseProductsPagination?countryId=${shopIds.BD}&languageId=${languageId}&page=${page}`,
      );
      const body = await response.text();
      expect((JSON.parse(body) as { data: unknown[] }).data).toHaveLength(12);
      expect(Buffer.byteLength(body)).toBeLessThan(13 * 1024);
    }
  }
});

test('seeding again adds nothing, and seeding with a higher number adds the difference', async () => {
  const before = await countRows('price_changes');
  expect(await seedDemoShop(database, { isLoopback: true })).toBe(0);
  expect(await countRows('price_changes')).toBe(before);
  expect(await seedDemoShop(database, { isLoopback: true, products: 345 })).toBe(5);
  expect(await countRows('products')).toBe(345);
  expect(await countRows(`listing_products where 3 = any(price_country_ids)`)).toBe(345);
});

test('images are rendered ahead while no request waits, and rendering stops at once', async () => {
  const requests: string[] = [];
  const stopping = new AbortController();
  const drawing = {
    isIdle: () => true,
    get: (path: string, need: PictureNeed = {}) => {
      requests.push(`${path} ${JSON.stringify(need)}`);
      if (requests.filter((path) => !path.includes('/scene/')).length === 3) stopping.abort();
      return Promise.resolve(undefined);
    },
  };
  await renderFirstPictures({ db: database.db, drawing, log: pino({ level: 'silent' }), signal: stopping.signal });
  expect(requests[0]).toBe('/media/drawn/scene/hero.webp {"isUrgent":false}');
  expect(requests.slice(-3)).toEqual(
    Array(3).fill(expect.stringMatching(/^\/media\/drawn\/sv-\d{5}\/[a-z-]+-front-[0-9a-f]{8}\.webp \{"isUrgent":false,"width":640\}$/)),
  );
});

test('every product has its attributes, named in each language, and a size chart with all its sizes if it is worn on the body', async () => {
  expect(await countRows('products where not exists (select from product_attribute_values where product_id = products.id)')).toBe(0);
  expect(await countRows('(select attribute from attribute_translations group by attribute having count(*) = 17) as whole')).toBe(7);
  expect(
    await countRows(`attribute_values value where (select count(*) from attribute_value_translations where attribute_value_id = value.id) <> 17`),
  ).toBe(0);
  expect(await countRows('products where size_chart_id is not null')).toBeGreaterThan(280);
  expect(
    await countRows(`variants variant join products product on product.id = variant.product_id where product.size_chart_id is not null
      and not exists (select from size_chart_rows where chart_id = product.size_chart_id and size_id = variant.size_id)`),
  ).toBe(0);
});

test('a shop seeded before attributes existed gets them at its next start; edited products stay unchanged', async () => {
  await database.pool.query('delete from product_attribute_values; update products set size_chart_id = null');
  await database.pool.query(`insert into product_attribute_values (product_id, attribute_value_id)
    select (select id from products where handle = 'SV-00001'), id from attribute_values where attribute = 'material' and code = 'modal'`);
  const progress = () => ({ at: () => undefined, end: () => undefined });
  await prepareShop(database, { config: readConfig({ DEMO_YEAR: 'off' }), progress });
  expect(await countRows('products where not exists (select from product_attribute_values where product_id = products.id)')).toBe(0);
  expect(await countRows('products where size_chart_id is not null')).toBeGreaterThan(280);
  expect(await countRows(`product_attribute_values where product_id = (select id from products where handle = 'SV-00001')`)).toBe(1);
});

test('the demo’s home page and campaigns have alt texts in all languages, and each block has valid settings', async () => {
  expect(await countRows(`home_blocks where is_active and (media_id is null) = (type in ('HEADER_CONTENT', 'PRODUCT_ROW'))`)).toBe(26);
  expect(await countRows('(select type from home_blocks group by type) as kinds')).toBe(9);
  expect(
    await countRows(`home_blocks block where media_id is not null and (select count(*) from home_block_translations
    where block_id = block.id and alt <> '') < 17`),
  ).toBe(0);
  expect(
    await countRows(`campaigns campaign where (select count(*) from campaign_translations where campaign_id = campaign.id and alt <> '') = 17`),
  ).toBe(3);
  expect(await countRows('campaigns where starts_at < now() and ends_at > now()')).toBe(1);
  expect(await countRows(`countries where is_active and social_links = '[]'::jsonb`)).toBe(0);
});

test('every link of the demo’s home page and menus works in each language', async () => {
  const shop = openTestShop(database);
  const dead: string[] = [];
  const hasPage = async (address: string, at: string): Promise<boolean> => {
    const found = findPublicPath(new URL(address, 'https://shop.example').pathname);
    const [folder = '', ...slugs] = (found?.segments ?? []).map(decodeURIComponent);
    const calls: Readonly<Record<string, string>> = {
      category: `categories/by-path?${new URLSearchParams({ slug: slugs.at(-1) ?? '', ...(slugs.length > 1 && { parent: slugs[0] }) }).toString()}&`,
      ...Object.fromEntries(
        ['collections', 'brands', 'products'].map((path) => [path.replace(/(?<!brand)s$/, ''), `${path}/${encodeURIComponent(slugs[0] ?? '')}?`]),
      ),
      blog: `content/articles/${slugs[0]}?`,
      event: `campaigns/${slugs[0]}?`,
    };
    const call = calls[folder];
    if (!found) return false;
    return slugs.length === 0 || !call || (await shop.call('GET', call + at)).status === 200;
  };
  for (let languageId = 1; languageId <= 17; languageId += 1) {
    const at = `countryId=${shopIds.DE}&languageId=${languageId}`;
    const blocks = (await shop.call<{ type: string; link: string | null }[]>('GET', `content/home?${at}`)).data;
    const slides = (
      await shop.call<{ type: string; link: string | null }[]>('GET', `media-slider/slider/web/findByUsagesType/HOME_SLIDER/BLOG_SLIDER?${at}`)
    ).data;
    const { header, footer } = (await shop.call<Record<'header' | 'footer', { href: string }[]>>('GET', `menus?${at}`)).data;
    const without = [...blocks, ...slides].filter(
      ({ type, link }) => link === null && ['HOME_SLIDER', 'INSTAGRAM', 'MAIN_BANNER', 'BLOG_SLIDER'].includes(type),
    );
    expect([languageId, without]).toEqual([languageId, []]);
    const links = [...[...blocks, ...slides].map(({ link }) => link), ...[...header, ...footer].map(({ href }) => href)];
    for (const link of new Set(links)) if (link?.startsWith('/') && !(await hasPage(link, at))) dead.push(`${languageId} ${link}`);
    expect(links.filter(Boolean).length).toBeGreaterThan(15);
  }
  expect(dead).toEqual([]);
  expect(await listBrokenLinks(database.db)).toEqual([]);
});

test('each article of the demo has an image with alt texts in all languages', async () => {
  expect(await countRows(`articles where kind = 'article' and media_id is not null`)).toBe(8);
  expect(await countRows(`article_translations text join articles on articles.id = article_id where kind = 'article' and alt <> ''`)).toBe(8 * 17);
});

test('the demo’s affiliate has commissions of each kind in two currencies and one payout; reconciliation finds no discrepancy', async () => {
  const { db } = database;
  const entries = await db.select().from(ledgerEntries);
  expect([...new Set(entries.map(({ kind, currency, reason }) => [kind, currency, reason].filter(Boolean).join(' ')))].sort()).toEqual([
    ...['approval EUR', 'approval HUF', 'commission EUR', 'commission HUF', 'payout EUR'],
    ...['reversal EUR not-delivered', 'reversal EUR refunded', 'reversal EUR returned'],
  ]);
  expect(entries.every(({ at }) => at <= now())).toBe(true);
  expect((await db.select().from(commissions)).flatMap(({ holdReasons }) => holdReasons)).toEqual(['own-address']);
  expect(
    (await listBalances(db, entries[0]?.affiliateId ?? 0)).map(({ currency, pending, held, approved, paid }) => [
      currency,
      ...[pending, held, approved, paid].map((amount) => amount > 0),
    ]),
  ).toEqual([
    ['EUR', true, true, true, true],
    ['HUF', true, false, true, false],
  ]);
  const [payout, ...others] = await db.select().from(payouts);
  expect([payout?.status, payout?.currency, others.length]).toEqual(['paid', 'EUR', 0]);
  expect(await db.$count(payoutInvoices)).toBe(1);
  // Runs the jobs of an open shop, such as marking an order as refunded.
  await openTestShop(database).runJobs();
  expect((await verifyLedger(db)).breaks).toEqual([]);
  expect((await reconcileShop(db)).discrepancies.filter(({ isWaiting }) => !isWaiting)).toEqual([]);
});

test('every card of the demo shows the colour that its link opens, in plain and in filtered listings', async () => {
  const { call } = openTestShop(database);
  const place = `countryId=${shopIds.SI}&languageId=1`;
  const pages = new Map<string, ProductPage>();
  const loadProductPage = async (slug: string) => {
    const page = pages.get(slug) ?? (await call<ProductPage>('GET', `products/${slug}?${place}`)).data;
    pages.set(slug, page);
    return page;
  };
  const listAllCards = async (query: string) => {
    const cards: ProductCard[] = [];
    for (let page = 1; ; page += 1) {
      const { data } = await call<ProductCard[]>('GET', `product/web/countryCategoryWiseProductsPagination?${place}&take=96&page=${page}&${query}`);
      if (data.length === 0) return cards;
      cards.push(...data);
    }
  };
  const addresses = (images: readonly { imageUrl: string }[]) => images.map(({ imageUrl }) => imageUrl).join(' ');
  const wrong: string[] = [];
  let seen = 0;
  for (const filtered of [null, 'black', 'navy', 'white', 'red']) {
    for (const { slug, colorCode, images } of await listAllCards(filtered === null ? '' : `color=${filtered}`)) {
      seen += 1;
      const { colors, coverColorId } = await loadProductPage(slug);
      const opened = colors.find(({ code }) => code === colorCode);
      const isRight = filtered === null ? opened?.id === coverColorId : colorCode === filtered;
      const isShown = images.length > 0 && addresses(images) === addresses(opened?.images.slice(0, 2) ?? []);
      if (!isRight || !isShown) wrong.push(`${slug}, ${filtered ?? 'no filter'}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(seen).toBeGreaterThan(500);
});

test('a start adds missing published products to listing and search in any shop', async () => {
  await removeDemoAccounts(database.db, { userId: null, name: 'operator' });
  await database.pool.query('delete from listing_products; delete from search_documents');
  await prepareShop(database, { config: { ...readConfig({}), isLoopback: false }, progress: () => ({ at: () => undefined, end: () => undefined }) });
  const published = await countRows(`products where status = 'published'`);
  expect(await countRows('listing_products where is_listed')).toBe(published);
  // A card in the format before ratings were added.
  await database.pool.query(`update listing_products set card = card - 'rating'`);
  await prepareShop(database, { config: { ...readConfig({}), isLoopback: false }, progress: () => ({ at: () => undefined, end: () => undefined }) });
  expect(await countRows(`listing_products where card ? 'rating'`)).toBe(published);
  expect(await countRows('search_documents')).toBe(published);
});
