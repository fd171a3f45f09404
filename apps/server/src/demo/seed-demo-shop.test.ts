import { pino } from 'pino';
import { beforeAll, afterAll, expect, test } from 'vitest';
import { listCategories } from '#modules/catalog';
import { listProductCards, getProductPage } from '#modules/search';
import type { Database } from '#platform/database';
import { createTestDatabase } from '#testing/database';
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
