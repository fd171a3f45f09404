import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { setClock } from '#kit/clock';
import { catalogTag, saveAttributeValueByCode } from '#modules/catalog';
import type { Database } from '#platform/database';
import { dropTags } from '#platform/tags/tag-drops';
import { inTransaction } from '#platform/transaction';
import { createTestDatabase } from '#testing/database';
import { openTestShop, shopIds, type TestGarment, type TestShop } from '#testing/test-shop';
import type { ProductPage } from '#contracts/catalog';

const { SI, BD } = shopIds;
let database: Database;
let shop: TestShop;
let garment: TestGarment;
let path: string;
let resetClock = (): void => undefined;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database);
  garment = await shop.garment({ name: 'Linen shirt' });
  const { rows } = await database.db.execute<{ slug: string }>(sql`select slug from slugs where target_id = ${garment.productId}`);
  path = `products/${rows[0]?.slug ?? ''}`;
});
afterAll(() => database.close());
afterEach(() => resetClock());

const page = async (query = `countryId=${SI}`) => (await shop.call<ProductPage>('GET', `${path}?${query}`)).data;
const fetchHeaders = async (query: string) => (await shop.app.request(`http://localhost/api/${path}?${query}`)).headers;

/** Adds the material linen and a size chart for small and medium to the garment, which is sold in medium. */
async function describeGarment(): Promise<void> {
  await inTransaction(database.db, async (tx) => {
    const linen = await saveAttributeValueByCode(tx, {
      attribute: 'material',
      code: 'linen',
      names: [
        { languageId: 1, name: 'Linen' },
        { languageId: 3, name: 'Leinen' },
      ],
    });
    const small = await saveAttributeValueByCode(tx, { attribute: 'size', code: 's', scale: 'alpha', names: [{ languageId: 1, name: 'S' }] });
    await tx.execute(
      sql`insert into attribute_translations (attribute, language_id, name) values ('material', 1, 'Material'), ('material', 3, 'Stoff')`,
    );
    await tx.execute(sql`insert into product_attribute_values (product_id, attribute_value_id) values (${garment.productId}, ${linen})`);
    await tx.execute(sql`insert into size_charts (id, code, audience, measures) values (1, 'women-tops', 'women', '{chest,waist}')`);
    await tx.execute(sql`
      insert into size_chart_rows (chart_id, size_id, position, ranges) values
        (1, ${small}, 0, '{"chest": [820, 860], "waist": [640, 680]}'), (1, ${garment.sizeId}, 1, '{"chest": [860, 920], "waist": [680, 740]}')`);
    await tx.execute(sql`update products set size_chart_id = 1 where id = ${garment.productId}`);
    await dropTags(tx, [catalogTag]);
  });
}

test('a product page has the attributes other than colour and size, and the size chart', async () => {
  expect(await page()).toMatchObject({ attributes: [], sizeChart: null });
  await describeGarment();
  const { attributes, sizeChart } = await page(`countryId=${SI}&languageId=3`);
  expect(attributes).toMatchObject([{ attribute: 'material', attributeName: 'Stoff', code: 'linen', name: 'Leinen' }]);
  expect(sizeChart).toEqual({
    code: 'women-tops',
    measures: ['chest', 'waist'],
    rows: [{ size: { id: garment.sizeId, code: 'm', name: 'M' }, ranges: { chest: [860, 920], waist: [680, 740] } }],
  });
});

test('a product page has the estimated arrival, by the working days of the country', async () => {
  // A Friday before two rest days.
  resetClock = setClock(() => new Date('2026-03-06T10:00:00Z'));
  const { delivery } = await page();
  expect(delivery?.from).toMatch(/^2026-03-(09|1\d)$/);
  expect((delivery?.until ?? '') > (delivery?.from ?? '')).toBe(true);
  resetClock = setClock(() => new Date('2026-03-09T10:00:00Z'));
  expect((await page()).delivery?.from).not.toBe(delivery?.from);
});

test('a product page has cache tags and expires at midnight of its country, because the estimated arrival changes then', async () => {
  resetClock = setClock(() => new Date('2026-03-06T10:00:00Z'));
  const headers = await fetchHeaders(`countryId=${SI}`);
  expect(headers.get('surrogate-key')).toBe(`product:${garment.productId} catalog delivery:3`);
  expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=3600');
  // 17:59:30 UTC is half a minute before midnight in Dhaka, and early evening in Ljubljana.
  resetClock = setClock(() => new Date('2026-03-06T17:59:30Z'));
  expect((await fetchHeaders(`countryId=${BD}`)).get('cache-control')).toBe('public, max-age=0, s-maxage=30');
  expect((await fetchHeaders(`countryId=${SI}`)).get('cache-control')).toBe('public, max-age=0, s-maxage=3600');
});

test('a product page needs four queries, for any number of variants and images', async () => {
  const countQueries = async (): Promise<number> => {
    // Takes the lowest of three counts, because a cache comparison (at most once a second) may add queries.
    const counts: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      let seen = 0;
      const note = () => (seen += 1);
      database.pool.on('acquire', note);
      await page();
      database.pool.off('acquire', note);
      counts.push(seen);
    }
    return Math.min(...counts);
  };
  expect(await countQueries()).toBe(4);
  await database.db.execute(sql`
    insert into attribute_values (attribute, code, scale, position) select 'size', 'extra-' || n, 'alpha', n from generate_series(1, 9) n`);
  await database.db.execute(sql`
    insert into variants (product_id, color_id, size_id, sku)
    select ${garment.productId}, ${garment.colorId}, id, 'extra-' || id from attribute_values where code like 'extra-%'`);
  await database.db.execute(sql`
    insert into media (image_url, image_mime_type, width, height) select '/media/' || n || '.webp', 'image/webp', 1600, 2000 from generate_series(1, 9) n`);
  await database.db.execute(sql`insert into product_media (product_id, media_id, position) select ${garment.productId}, id, id from media`);
  expect(await countQueries()).toBe(4);
  const { variants, images } = await page();
  expect([variants.length, images.map(({ imageUrl }) => imageUrl)]).toEqual([10, [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `/media/${n}.webp`)]);
});

test('the exact stock is shown up to ten pieces', async () => {
  const plenty = await shop.garment({ name: 'Sock', stock: 4000 });
  const { rows } = await database.db.execute<{ slug: string }>(
    sql`select slug from slugs where target_id = ${plenty.productId} and kind = 'product'`,
  );
  const { data } = await shop.call<ProductPage>('GET', `products/${rows[0]?.slug ?? ''}?countryId=${SI}`);
  expect(data.variants.map(({ available }) => available)).toEqual([10]);
});

test.each(['products/nothing', 'products/%00', 'products/..%2F..%2Fetc', `products/${'x'.repeat(300)}`])('%s is no product', async (wrong) => {
  expect(await shop.call('GET', `${wrong}?countryId=${SI}`)).toMatchObject({ status: 404, code: 'ProductNotFound' });
});

test.each([
  ['', 'countryId'],
  ['countryId=SI', 'countryId'],
  [`countryId=${SI}&languageId=sl`, 'languageId'],
  [`countryId=${SI}&languageId=0`, 'languageId'],
])('a request with "%s" is refused and names %s', async (query, field) => {
  expect(await shop.call('GET', `${path}?${query}`)).toMatchObject({ status: 422, code: 'InvalidInput', params: { issues: [{ field }] } });
});
