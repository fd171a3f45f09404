import { pino } from 'pino';
import { beforeAll, afterAll, expect, test } from 'vitest';
import { now } from '#kit/clock';
import { balancesOf, verifyLedger } from '#modules/affiliates';
import { listCategories } from '#modules/catalog';
import { listProductCards, getProductPage } from '#modules/search';
import { readConfig } from '#platform/config';
import type { Database } from '#platform/database';
import { commissions, ledgerEntries, payoutInvoices, payouts } from '#tables/affiliates';
import { createTestDatabase } from '#testing/database';
import { openTestShop, shopIds } from '#testing/test-shop';
import { reconcileShop } from '../reconcile/reconcile-shop.ts';
import { prepareShop } from './prepare-shop.ts';
import { warmPictures } from './warm-pictures.ts';
import { seedDemoShop } from './seed-demo-shop.ts';

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedDemoShop(database, { isLoopback: true });
});
afterAll(() => database.close());

const numberOf = async (query: string): Promise<number> => {
  const { rows } = await database.pool.query<{ count: number }>(`select count(*)::int as count from ${query}`);
  return rows[0]?.count ?? -1;
};

test('the demo shop is as large as a shop', async () => {
  expect(await numberOf('products')).toBe(340);
  expect(await numberOf('variants')).toBeGreaterThanOrEqual(3500);
  expect(await numberOf('brands')).toBe(8);
  expect(await numberOf('collections')).toBe(6);
  expect(await numberOf('categories')).toBeGreaterThanOrEqual(30);
  expect(await numberOf(`stock_levels where on_hand = 0`)).toBeGreaterThan(0);
  expect(await numberOf(`products where maker_id is null or missing <> '{}'`)).toBe(0);
});

test('every product is named, described and addressed in each of the 17 languages', async () => {
  expect(
    await numberOf(
      `(select product_id from product_translations where name <> '' and description <> '' group by product_id having count(*) = 17) as whole`,
    ),
  ).toBe(340);
  expect(
    await numberOf(
      `(select target_id from slugs where kind = 'product' and is_current group by target_id having count(distinct language_id) = 17) as whole`,
    ),
  ).toBe(340);
});

test('every product has a price in each of the 16 countries, in its own currency and rounded as its market rounds', async () => {
  expect(await numberOf(`(select product_id from prices group by product_id having count(distinct country_id) = 16) as priced`)).toBe(340);
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

test("a reduction's prior price is the lowest of the 30 days before it, as the history tells", async () => {
  expect(await numberOf('prices where sale is not null')).toBeGreaterThan(16 * 40);
  const { rows } = await database.pool.query<{ told: number; kept: number }>(`
    select price.prior as kept, (
      select min(change.price) from price_changes as change
      where change.product_id = price.product_id and change.country_id = price.country_id and change.currency = price.currency and change.since < price.sale_from
        and change.since >= coalesce((select max(before.since) from price_changes as before
          where before.product_id = price.product_id and before.country_id = price.country_id and before.since <= price.sale_from - interval '30 days'), '-infinity')
    ) as told
    from prices as price where price.sale is not null`);
  expect(rows.filter(({ told, kept }) => told !== kept)).toEqual([]);
});

test('what is on hand is what the ledger says was received', async () => {
  expect(
    await numberOf(
      `stock_levels as level where on_hand <> coalesce((select sum(on_hand_change) from stock_movements where variant_id = level.variant_id), 0)`,
    ),
  ).toBe(0);
});

test('a shopper finds it: category, card, page', async () => {
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

test('each page of the listing with its facets is less than 12 KB, in Bengali as in English', async () => {
  const shop = await openTestShop(database);
  for (const languageId of [1, 2]) {
    for (let page = 1; page <= 28; page += 1) {
      const answer = await shop.app.request(
        `http://localhost/api/product/web/countryCategoryWiseProductsPagination?countryId=${shopIds.BD}&languageId=${languageId}&page=${page}`,
      );
      const body = await answer.text();
      expect((JSON.parse(body) as { data: unknown[] }).data).toHaveLength(12);
      expect(Buffer.byteLength(body)).toBeLessThan(12 * 1024);
    }
  }
});

test('seeding again adds nothing, and asking for more adds what is missing', async () => {
  const before = await numberOf('price_changes');
  expect(await seedDemoShop(database, { isLoopback: true })).toBe(0);
  expect(await numberOf('price_changes')).toBe(before);
  expect(await seedDemoShop(database, { isLoopback: true, products: 345 })).toBe(5);
  expect(await numberOf('products')).toBe(345);
  expect(await numberOf(`listing_products where 3 = any(price_country_ids)`)).toBe(345);
});

test('pictures are drawn ahead while nobody waits, and drawing stops at once', async () => {
  const asked: string[] = [];
  const stopping = new AbortController();
  const drawing = {
    isIdle: () => true,
    get: (path: string, isUrgent?: boolean) => {
      asked.push(`${path} ${String(isUrgent)}`);
      if (asked.filter((path) => !path.includes('/scene/')).length === 3) stopping.abort();
      return Promise.resolve(undefined);
    },
  };
  await warmPictures({ db: database.db, drawing, log: pino({ level: 'silent' }), signal: stopping.signal });
  expect(asked[0]).toBe('/media/drawn/scene/hero.webp false');
  expect(asked.slice(-3)).toEqual(Array(3).fill(expect.stringMatching(/^\/media\/drawn\/sv-\d{5}\/[a-z-]+-front-[0-9a-f]{8}\.webp false$/)));
});

test('every product has its attributes, named in each language, and a size chart that has all its sizes where it is worn on the body', async () => {
  expect(await numberOf('products where not exists (select from product_attribute_values where product_id = products.id)')).toBe(0);
  expect(await numberOf('(select attribute from attribute_translations group by attribute having count(*) = 17) as whole')).toBe(3);
  expect(
    await numberOf(`attribute_values value where (select count(*) from attribute_value_translations where attribute_value_id = value.id) <> 17`),
  ).toBe(0);
  expect(await numberOf('products where size_chart_id is not null')).toBeGreaterThan(280);
  expect(
    await numberOf(`variants variant join products product on product.id = variant.product_id where product.size_chart_id is not null
      and not exists (select from size_chart_rows where chart_id = product.size_chart_id and size_id = variant.size_id)`),
  ).toBe(0);
});

test('a shop seeded before there were attributes gets them at its next start; what somebody described stays', async () => {
  await database.pool.query('delete from product_attribute_values; update products set size_chart_id = null');
  await database.pool.query(`insert into product_attribute_values (product_id, attribute_value_id)
    select (select id from products where handle = 'SV-00001'), id from attribute_values where attribute = 'material' and code = 'modal'`);
  const progress = () => ({ at: () => undefined, end: () => undefined });
  await prepareShop(database, { config: readConfig({}), progress });
  expect(await numberOf('products where not exists (select from product_attribute_values where product_id = products.id)')).toBe(0);
  expect(await numberOf('products where size_chart_id is not null')).toBeGreaterThan(280);
  expect(await numberOf(`product_attribute_values where product_id = (select id from products where handle = 'SV-00001')`)).toBe(1);
});

test('the demo’s home page and campaigns are set up, with words for every picture in all languages, and each block as its kind asks', async () => {
  expect(await numberOf(`home_blocks where is_active and (media_id is null) = (type in ('HEADER_CONTENT', 'PRODUCT_ROW'))`)).toBe(27);
  expect(await numberOf('(select type from home_blocks group by type) as kinds')).toBe(10);
  expect(
    await numberOf(`home_blocks block where media_id is not null and (select count(*) from home_block_translations
    where block_id = block.id and alt <> '') < 17`),
  ).toBe(0);
  expect(
    await numberOf(`campaigns campaign where (select count(*) from campaign_translations where campaign_id = campaign.id and alt <> '') = 17`),
  ).toBe(3);
  expect(await numberOf('campaigns where starts_at < now() and ends_at > now()')).toBe(1);
  expect(await numberOf(`countries where is_active and social_links = '[]'::jsonb`)).toBe(0);
});

test('each article of the demo has a picture, with words for it in all languages', async () => {
  expect(await numberOf(`writings where kind = 'article' and media_id is not null`)).toBe(8);
  expect(await numberOf(`writing_translations text join writings on writings.id = writing_id where kind = 'article' and alt <> ''`)).toBe(8 * 17);
});

test('the demo’s affiliate has earned in two currencies, something of each kind, and was paid once; the books agree', async () => {
  const { db } = database;
  const entries = await db.select().from(ledgerEntries);
  expect([...new Set(entries.map(({ kind, currency, reason }) => [kind, currency, reason].filter(Boolean).join(' ')))].sort()).toEqual([
    ...['approval EUR', 'approval HUF', 'commission EUR', 'commission HUF', 'payout EUR'],
    ...['reversal EUR not-delivered', 'reversal EUR refunded', 'reversal EUR returned'],
  ]);
  expect(entries.every(({ at }) => at <= now())).toBe(true);
  expect((await db.select().from(commissions)).flatMap(({ holdReasons }) => holdReasons)).toEqual(['own-address']);
  expect(
    (await balancesOf(db, entries[0]?.affiliateId ?? 0)).map(({ currency, pending, held, approved, paid }) => [
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
  // What the shop does of it once it is open, such as noting on an order that its money went back.
  await (await openTestShop(database)).runJobs();
  expect((await verifyLedger(db)).breaks).toEqual([]);
  expect((await reconcileShop(db)).findings.filter(({ isWaiting }) => !isWaiting)).toEqual([]);
});

test('a start lists and makes searchable what is published and is not, in a shop of any kind', async () => {
  await database.pool.query('delete from listing_products; delete from search_documents');
  await prepareShop(database, { config: { ...readConfig({}), isLoopback: false }, progress: () => ({ at: () => undefined, end: () => undefined }) });
  const published = await numberOf(`products where status = 'published'`);
  expect(await numberOf('listing_products where is_listed')).toBe(published);
  expect(await numberOf('search_documents')).toBe(published);
});
