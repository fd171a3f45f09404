import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { publish } from '#platform/outbox';
import type { Database } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { createTestDatabase } from '#testing/database';
import { openTestShop, shopIds, type TestShop } from '#testing/test-shop';

let database: Database;
let shop: TestShop;
const place = `countryId=${shopIds.SI}&languageId=1`;
/** API calls of every page of the storefront. */
const everyPage = ['market?host=si.localhost', `category/getAllActiveData?${place}`];
/** Additional API calls of the loaders of public pages. */
const pages: Record<string, readonly string[]> = {
  home: ['newest', 'discount'].map((orderBy) => `product/web/countryCategoryWiseProductsPagination?${place}&take=8&orderBy=${orderBy}`),
  listing: [
    'categories/by-path?slug=shirts&languageId=1',
    `product/web/countryCategoryWiseProductsPagination?${place}&categoryId=CATEGORY&color=navy&size=m&availability=in-stock`,
    'attributeValue/web/list?categoryId=CATEGORY&languageId=1',
    'brand/getAllActiveData?languageId=1',
  ],
  brand: [
    'brands/linea?languageId=1',
    `product/web/brand/countryWiseProductsPagination?${place}&brandSlug=linea`,
    'attributeValue/web/list?brandId=BRAND&languageId=1',
    'brand/getAllActiveData?languageId=1',
  ],
  product: [
    `products/SLUG?${place}`,
    `products/ID/reviews?page=1&take=10&${place}`,
    `product-related/web/getRelatedProductsByIdOptimized?productId=ID&take=4&${place}`,
  ],
  search: [`search/products?q=linen&${place}`, 'attributeValue/web/list?languageId=1', 'brand/getAllActiveData?languageId=1'],
};

beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database);
  const ids: number[] = [];
  for (let index = 0; index < 14; index += 1) ids.push((await shop.garment({ name: `Linen shirt ${index}` })).productId);
  await database.db.execute(sql`insert into product_categories (category_id, product_id) select category_id, id from products`);
  await database.db.execute(sql`insert into slugs (kind, language_id, slug, target_id) select 'category', 1, 'shirts', id from categories`);
  await inTransaction(database.db, (tx) => publish(tx, { type: 'product.changed', payload: { productIds: ids } }));
  await shop.runJobs();
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => database.close());

test.each(Object.keys(pages))('the page "%s" costs at most six queries', async (name) => {
  const { data } = await shop.call<{ id: number; slug: string }[]>('GET', `product/web/countryCategoryWiseProductsPagination?${place}`);
  const [first] = data;
  const [category] = (await shop.call<{ id: number }[]>('GET', 'category/getAllActiveData')).data;
  const { id: brand } = (await shop.call<{ id: number }>('GET', 'brands/linea')).data;
  const names = { SLUG: first?.slug, ID: first?.id, CATEGORY: category?.id, BRAND: brand };
  const calls = [...everyPage, ...(pages[name] ?? [])].map((call) =>
    call.replace(/SLUG|ID(?=[&/])|CATEGORY|BRAND/, (word) => String(names[word as keyof typeof names])),
  );
  // Models in memory are checked once a second, which on a busy machine is several times a page. The clock stands still, so the second run has no checks.
  vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  const counts: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    let queries = 0;
    const note = () => (queries += 1);
    database.pool.on('acquire', note);
    for (const call of calls) expect((await shop.call('GET', call)).status, call).toBe(200);
    database.pool.off('acquire', note);
    counts.push(queries);
  }
  expect(Math.min(...counts)).toBeLessThanOrEqual(6);
  expect(Math.max(...counts)).toBeGreaterThan(0);
});
