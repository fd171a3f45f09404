import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { setClock } from '#kit/clock';
import type { PageMeta } from '#kit/paging';
import { takeStock } from '#modules/catalog';
import { setPrices } from '#modules/pricing';
import type { Database } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { createTestDatabase } from '#testing/database';
import { openTestShop, shopIds, type TestShop } from '#testing/test-shop';
import type { ProductCard, ProductPage } from '../catalog/contract.ts';
import { refreshListing } from './refresh-listing.ts';

let database: Database;
let shop: TestShop;
let resetClock = (): void => undefined;
/** By price in Slovenia: 10.00, 20.00 … 150.00. */
const garments: Awaited<ReturnType<TestShop['garment']>>[] = [];
const { SI, BD, HU } = shopIds;
const count = 15;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await openTestShop(database);
  for (let index = 1; index <= count; index += 1) {
    garments.push(
      await shop.garment({ name: `Garment ${index}`, prices: { [SI]: index * 1000, ...(index % 3 === 0 && { [BD]: index * 100_000 }) } }),
    );
  }
  const ids = garments.map(({ productId }) => productId);
  // The dearer the newer and the less liked.
  await database.db.execute(sql`update products set published_at = timestamptz '2026-01-01' + id * interval '1 day', popularity = 1000 - id`);
  await database.db.execute(
    sql`insert into product_categories (category_id, product_id) select category_id, id from products where id = any(${sql.param(ids.slice(0, 4))})`,
  );
  await database.db.execute(
    sql`insert into media (image_url, image_mime_type, width, height) values ('/media/front.webp', 'image/webp', 1600, 2000), ('/media/back.webp', 'image/webp', 1600, 2000)`,
  );
  await database.db.execute(
    sql`insert into product_media (product_id, media_id, position) select product.id, media.id, media.id from products product cross join media`,
  );
  await shop.runJobs();
});
afterAll(() => database.close());
afterEach(() => resetClock());

interface Listing {
  status: number;
  data: ProductCard[];
  meta: PageMeta;
  params: { issues: { field: string }[] };
}
async function list(query: string): Promise<Listing> {
  const answer = await shop.app.request(`http://localhost/api/product/web/countryCategoryWiseProductsPagination?${query}`);
  return { status: answer.status, ...((await answer.json()) as Omit<Listing, 'status'>) };
}
const names = ({ data }: Listing): number[] => data.map(({ name }) => Number(name.replace('Garment ', '')));

describe('a listing', () => {
  test('has 12 to a page and says where it stands', async () => {
    const first = await list(`countryId=${SI}`);
    expect(first.meta).toEqual({ itemCount: 15, pageCount: 2, page: 1, take: 12 });
    expect(first.data).toHaveLength(12);
    const second = await list(`countryId=${SI}&page=2`);
    expect(names(second)).toEqual([3, 2, 1]);
    expect((await list(`countryId=${SI}&page=9`)).data).toEqual([]);
  });

  test.each([
    ['newest', [15, 14, 13]],
    ['price-asc', [1, 2, 3]],
    ['price-desc', [15, 14, 13]],
    ['popularity', [1, 2, 3]],
  ])('can be sorted: %s', async (orderBy, expected) => {
    expect(names(await list(`countryId=${SI}&take=3&orderBy=${orderBy}`))).toEqual(expected);
  });

  test('every product stands on one page of each order', async () => {
    for (const orderBy of ['newest', 'price-asc', 'price-desc', 'discount', 'popularity']) {
      const pages = await Promise.all([1, 2, 3, 4].map((page) => list(`countryId=${SI}&take=4&page=${page}&orderBy=${orderBy}`)));
      expect(pages.flatMap(names).sort((a, b) => a - b)).toEqual(garments.map((_, index) => index + 1));
    }
  });

  test('shows only what has a price in the country, in its currency', async () => {
    const { data, meta } = await list(`countryId=${BD}&orderBy=price-asc`);
    expect(meta.itemCount).toBe(5);
    expect(data[0]).toMatchObject({ name: 'Garment 3', currency: 'BDT', unitPrice: 3000, discountPrice: 3000, priorPrice: null });
    expect((await list(`countryId=${HU}`)).data).toEqual([]);
  });

  test("sells on the local host's own row what Slovenia sells", async () => {
    expect((await list('countryId=17')).meta.itemCount).toBe(count);
  });

  test('of a category has what hangs there', async () => {
    const [card] = (await shop.call<{ id: number }[]>('GET', 'category/getAllActiveData')).data;
    expect(names(await list(`countryId=${SI}&categoryId=${card?.id}&orderBy=price-asc`))).toEqual([1, 2, 3, 4]);
    expect((await list(`countryId=${SI}&categoryId=999`)).meta).toEqual({ itemCount: 0, pageCount: 0, page: 1, take: 12 });
  });

  test('shows a card with two pictures; names, colours and brands are in the language, English where it has none', async () => {
    const { data } = await list(`countryId=${SI}&languageId=5&take=1&orderBy=price-asc`);
    expect(data[0]).toMatchObject({
      name: 'Garment 1',
      brand: { slug: 'linea', name: 'Linea' },
      colors: [{ code: 'navy', name: 'Navy' }],
      isAvailable: true,
    });
    expect(data[0]?.images.map(({ imageUrl }) => imageUrl)).toEqual(['/media/front.webp', '/media/back.webp']);
  });

  test('costs the same number of queries, however long the page is', async () => {
    // The least of three: what is known of the countries is looked up anew once a second, which may fall in between.
    const queriesOf = async (take: number): Promise<number> => {
      const counts: number[] = [];
      for (let round = 0; round < 3; round += 1) counts.push(await countQueries(() => list(`countryId=${SI}&take=${take}`)));
      return Math.min(...counts);
    };
    const [short, long] = [await queriesOf(1), await queriesOf(15)];
    expect(long).toBe(short);
    expect(long).toBeLessThanOrEqual(2);
  });

  test.each([
    ['countryId=x', 'countryId'],
    ['', 'countryId'],
    [`countryId=${SI}&page=0`, 'page'],
    [`countryId=${SI}&take=1000`, 'take'],
    [`countryId=${SI}&orderBy=cheapest`, 'orderBy'],
    [`countryId=${SI}&categoryId=1.5`, 'categoryId'],
    [`countryId=${SI}&languageId=99999999999999999999`, 'languageId'],
  ])('asked with "%s" says what is wrong with %s', async (query, field) => {
    const answer = await list(query);
    expect(answer.status).toBe(422);
    expect(answer.params.issues.map((issue) => issue.field)).toContain(field);
  });

  test('of a country that is not sold to is refused', async () => {
    const { data } = await shop.call<{ id: number }>('GET', 'country/getCountryByName/JP/');
    expect((await list(`countryId=${data.id}`)).status).toBe(409);
    expect((await list('countryId=99999')).status).toBe(404);
  });
});

describe('a sale', () => {
  test('comes into the listing by the news of its price: order, percentage and all', async () => {
    const [cheap, other] = [garments[4], garments[9]].map((garment) => garment?.productId ?? 0) as [number, number];
    resetClock = setClock(() => new Date(Date.now() + 60_000));
    await setPrices(database.db, [
      { productId: cheap, countryId: SI, regular: 5000, sale: 2500 },
      { productId: other, countryId: SI, regular: 10_000, sale: 9000 },
    ]);
    expect(await shop.runJobs()).toContain('search.refresh-products');
    const { data } = await list(`countryId=${SI}&orderBy=discount&take=3`);
    expect(data.slice(0, 2).map(({ name, unitPrice, discountPrice, priorPrice }) => [name, unitPrice, discountPrice, priorPrice])).toEqual([
      ['Garment 5', 50, 25, 50],
      ['Garment 10', 100, 90, 100],
    ]);
    expect(names(await list(`countryId=${SI}&orderBy=price-asc&take=4`))).toEqual([1, 2, 5, 3]);
  });
});

test('the last piece sold leaves the product listed, and not available', async () => {
  const { productId, variantId } = await shop.garment({ name: 'Garment 99', stock: 1, prices: { [HU]: 799_000 } });
  await shop.runJobs();
  expect((await list(`countryId=${HU}`)).data.map(({ id, isAvailable }) => [id, isAvailable])).toEqual([[productId, true]]);
  await inTransaction(database.db, (tx) => takeStock(tx, { lines: [{ variantId, quantity: 1 }], reference: 'a test' }));
  await shop.runJobs();
  expect((await list(`countryId=${HU}`)).data.map(({ id, isAvailable }) => [id, isAvailable])).toEqual([[productId, false]]);
});

describe("a product's page", () => {
  const page = async (slug: string, query = `countryId=${SI}`) => shop.call<ProductPage>('GET', `products/${encodeURIComponent(slug)}?${query}`);
  const slugOf = async (productId: number): Promise<string> => {
    const { rows } = await database.db.execute<{ slug: string }>(
      sql`select slug from slugs where kind = 'product' and target_id = ${productId} and is_current`,
    );
    return rows[0]?.slug ?? '';
  };

  test('has the price, the variants with their stock, colours and sizes', async () => {
    const garment = await shop.garment({ name: 'Wool coat', stock: 25, prices: { [SI]: 12_999 } });
    const slug = await slugOf(garment.productId);
    const { data } = await page(slug);
    expect(data).toMatchObject({
      id: garment.productId,
      slug,
      name: 'Wool coat',
      currency: 'EUR',
      unitPrice: 129.99,
      discountPrice: 129.99,
      priorPrice: null,
    });
    expect(data.variants).toMatchObject([
      { id: garment.variantId, colorId: garment.colorId, sizeId: garment.sizeId, unitPrice: 129.99, available: 10 },
    ]);
    expect([data.colors.map(({ name }) => name), data.sizes.map(({ name }) => name)]).toEqual([['Navy'], ['M']]);
    expect(data.breadcrumbs.map(({ name }) => name)).toEqual(['Shirts']);
  });

  test('is found by an old address, and says the current one', async () => {
    const { productId } = await shop.garment({ name: 'Moved' });
    const old = await slugOf(productId);
    await database.db.execute(sql`update slugs set is_current = false where slug = ${old}`);
    await database.db.execute(
      sql`insert into slugs (kind, language_id, slug, target_id) values ('product', 1, 'moved-here', ${productId}), ('product', 3, 'umgezogen', ${productId})`,
    );
    expect((await page(old)).data.slug).toBe('moved-here');
    const german = await page('moved-here', `countryId=${SI}&languageId=3`);
    expect([german.data.slug, german.data.slugs]).toEqual(['umgezogen', { en: 'moved-here', de: 'umgezogen' }]);
  });

  test('is not there without a price in the country, as a draft, or by a wrong address', async () => {
    const { productId } = await shop.garment({ prices: { [SI]: 1000 } });
    const slug = await slugOf(productId);
    expect(await page(slug, `countryId=${BD}`)).toMatchObject({ status: 404, code: 'ProductNotFound' });
    await database.db.execute(sql`update products set status = 'draft' where id = ${productId}`);
    expect((await page(slug)).status).toBe(404);
    expect((await page('no-such-thing')).status).toBe(404);
    expect((await page(slug, 'countryId=three')).status).toBe(422);
  });
});

/** Queries while something is done: outside a transaction each takes a connection of its own. */
async function countQueries(work: () => Promise<unknown>): Promise<number> {
  let seen = 0;
  const noteQuery = () => (seen += 1);
  database.pool.on('acquire', noteQuery);
  await work();
  database.pool.off('acquire', noteQuery);
  return seen;
}

test('refreshed by several at once, a product stands in the listing once', async () => {
  const ids = garments.map(({ productId }) => productId);
  await Promise.all([ids, ids.toReversed(), ids, ids.slice(3)].map((some) => refreshListing(database.db, some)));
  expect((await list(`countryId=${SI}&take=96`)).data.filter(({ id }) => ids.includes(id))).toHaveLength(count);
});

test('a product carries its badges to its card', async () => {
  const [garment] = garments;
  await database.db.execute(
    sql`insert into product_badges (product_id, badge) values (${garment?.productId}, 'Special'), (${garment?.productId}, 'Low')`,
  );
  await refreshListing(database.db, [garment?.productId ?? 0]);
  const { data } = await list(`countryId=${SI}&orderBy=price-asc&take=2`);
  expect(data.map(({ badges }) => badges)).toEqual([['Low', 'Special'], []]);
});
