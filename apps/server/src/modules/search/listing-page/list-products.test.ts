import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PageMeta } from '#kit/paging';
import { saveBrandBySlug } from '#modules/catalog';
import type { Database } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { createTestDatabase } from '#testing/database';
import { openTestShop, shopIds, type TestShop } from '#testing/test-shop';
import type { ProductCard } from '#contracts/catalog';
import { refreshListing } from '../refresh/refresh-listing.ts';

let database: Database;
let shop: TestShop;
/** Prices in Slovenia: 10.00, 20.00 … 150.00. */
const garments: Awaited<ReturnType<TestShop['garment']>>[] = [];
const { SI, BD, HU } = shopIds;
const count = 15;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database);
  for (let index = 1; index <= count; index += 1) {
    garments.push(
      await shop.garment({ name: `Garment ${index}`, prices: { [SI]: index * 1000, ...(index % 3 === 0 && { [BD]: index * 100_000 }) } }),
    );
  }
  const ids = garments.map(({ productId }) => productId);
  // Higher prices are newer and less popular.
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

interface Listing {
  status: number;
  data: ProductCard[];
  meta: PageMeta;
  headers: Headers;
  params: { issues: { field: string }[] };
}
const list = (query: string): Promise<Listing> => ask('product/web/countryCategoryWiseProductsPagination', query);
async function ask(path: string, query: string): Promise<Listing> {
  const response = await shop.app.request(`http://localhost/api/${path}?${query}`);
  return { status: response.status, headers: response.headers, ...((await response.json()) as Omit<Listing, 'status' | 'headers'>) };
}
const names = ({ data }: Listing): number[] => data.map(({ name }) => Number(name.replace('Garment ', '')));

describe('a listing', () => {
  test('has 12 products per page and the position of the page', async () => {
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
  ])('is sorted by %s', async (orderBy, expected) => {
    expect(names(await list(`countryId=${SI}&take=3&orderBy=${orderBy}`))).toEqual(expected);
  });

  test('contains every product on exactly one page in each order', async () => {
    for (const orderBy of ['recommended', 'newest', 'price-asc', 'price-desc', 'discount', 'popularity']) {
      const pages = await Promise.all([1, 2, 3, 4].map((page) => list(`countryId=${SI}&take=4&page=${page}&orderBy=${orderBy}`)));
      expect(pages.flatMap(names).sort((a, b) => a - b)).toEqual(garments.map((_, index) => index + 1));
    }
  });

  test('contains only products with a price in the country, in its currency', async () => {
    const { data, meta } = await list(`countryId=${BD}&orderBy=price-asc`);
    expect(meta.itemCount).toBe(5);
    expect(data[0]).toMatchObject({ name: 'Garment 3', currency: 'BDT', unitPrice: 3000, discountPrice: 3000, priorPrice: null });
    expect((await list(`countryId=${HU}`)).data).toEqual([]);
  });

  test('shows the products of Slovenia on the local host row', async () => {
    expect((await list('countryId=17')).meta.itemCount).toBe(count);
  });

  test('of a category contains its products', async () => {
    const [card] = (await shop.call<{ id: number }[]>('GET', 'category/getAllActiveData')).data;
    expect(names(await list(`countryId=${SI}&categoryId=${card?.id}&orderBy=price-asc`))).toEqual([1, 2, 3, 4]);
    expect((await list(`countryId=${SI}&categoryId=999`)).meta).toEqual({ itemCount: 0, pageCount: 0, page: 1, take: 12 });
  });

  test('has cards with two images; names, colours and brands are in the language, or in English where there are none', async () => {
    const { data } = await list(`countryId=${SI}&languageId=5&take=1&orderBy=price-asc`);
    expect(data[0]).toMatchObject({
      name: 'Garment 1',
      brand: { slug: 'linea', name: 'Linea' },
      colors: [{ code: 'navy', name: 'Navy' }],
      isAvailable: true,
    });
    expect(data[0]?.images.map(({ imageUrl }) => imageUrl)).toEqual(['/media/front.webp', '/media/back.webp']);
  });

  test('needs the same number of queries for any page size', async () => {
    // Takes the lowest of three counts, because a cache comparison (at most once a second) may add queries.
    const countPageQueries = async (take: number): Promise<number> => {
      const counts: number[] = [];
      for (let round = 0; round < 3; round += 1) counts.push(await countQueries(() => list(`countryId=${SI}&take=${take}`)));
      return Math.min(...counts);
    };
    const [short, long] = [await countPageQueries(1), await countPageQueries(15)];
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
    [`countryId=${SI}&collectionId=-1`, 'collectionId'],
    [`countryId=${SI}&brandId=linea`, 'brandId'],
    [`countryId=${SI}&priceRange=50-20`, 'priceRange'],
    [`countryId=${SI}&priceRange=cheap`, 'priceRange'],
    [`countryId=${SI}&discountRange=-`, 'discountRange'],
    [`countryId=${SI}&availability=maybe`, 'availability'],
    [`countryId=${SI}&attribute=cotton`, 'attribute'],
    [`countryId=${SI}&color=${'x,'.repeat(600)}`, 'color'],
    [`countryId=${SI}&languageId=99999999999999999999`, 'languageId'],
  ])('refuses "%s" and names %s', async (query, field) => {
    const answer = await list(query);
    expect(answer.status).toBe(422);
    expect(answer.params.issues.map((issue) => issue.field)).toContain(field);
  });

  test('is refused for a closed country', async () => {
    const { data } = await shop.call<{ id: number }>('GET', 'country/getCountryByName/JP/');
    expect((await list(`countryId=${data.id}`)).status).toBe(409);
    expect((await list('countryId=99999')).status).toBe(404);
  });
});

/** Counts the queries of an operation: outside a transaction, each query takes its own connection. */
async function countQueries(work: () => Promise<unknown>): Promise<number> {
  let seen = 0;
  const noteQuery = () => (seen += 1);
  database.pool.on('acquire', noteQuery);
  await work();
  database.pool.off('acquire', noteQuery);
  return seen;
}

describe("a brand's listing", () => {
  const path = 'product/web/brand/countryWiseProductsPagination';

  test('is sorted by price, the cheapest first unless requested otherwise', async () => {
    expect(names(await ask(path, `brandSlug=linea&countryId=${SI}&take=3`))).toEqual([1, 2, 3]);
    expect(names(await ask(path, `brandSlug=linea&countryId=${SI}&take=3&order=DESC`))).toEqual([15, 14, 13]);
    expect(names(await ask(path, `brandSlug=linea&countryId=${SI}&take=3&order=DESC&orderBy=popularity`))).toEqual([1, 2, 3]);
    expect((await ask(path, `brandSlug=LINEA&countryId=${SI}`)).meta).toEqual({ itemCount: 15, pageCount: 2, page: 1, take: 12 });
  });

  test('contains no products of other brands', async () => {
    await inTransaction(database.db, (tx) => saveBrandBySlug(tx, { slug: 'empty-hands', name: 'Empty Hands' }));
    expect((await ask(path, `brandSlug=empty-hands&countryId=${SI}`)).data).toEqual([]);
  });

  test.each([
    ['brandSlug=nobody&countryId=3', 404],
    ['countryId=3', 422],
    ['brandSlug=linea', 422],
    ['brandSlug=linea&countryId=3&order=UP', 422],
    ['brandSlug=linea&countryId=99999', 404],
  ])('refuses "%s" with %d', async (query, status) => {
    expect(await ask(path, query)).toMatchObject({ status, isSuccess: false });
  });
});

describe('products related to a category', () => {
  const path = 'category-product-related/web/getRelatedProductsById';

  test('are the listing of the category', async () => {
    const [card] = (await shop.call<{ id: number }[]>('GET', 'category/getAllActiveData')).data;
    expect(names(await ask(path, `countryId=${SI}&categoryId=${card?.id}&orderBy=price-desc&take=2`))).toEqual([4, 3]);
  });

  test.each(['', '&categoryId=', '&categoryId=none', '&categoryId=0', '&categoryId=99999'])(
    'are refused for an unknown category ("%s") with a reason in the body',
    async (category) => {
      expect(await ask(path, `countryId=${SI}${category}`)).toMatchObject({
        isSuccess: false,
        code: 'CategoryNotFound',
        slugWrong: true,
        status: 500,
        messasge: 'There is no such category',
      });
      const response = await shop.app.request(`http://localhost/api/${path}?countryId=${SI}${category}`);
      expect(response.status).toBe(404);
    },
  );
});

describe.each(['product/web/getRelatedProductsById', 'product-related/web/getRelatedProductsByIdOptimized'])(
  'products related to a product (%s)',
  (path) => {
    test('are of its own category first, then of its brand, without the product itself', async () => {
      const second = garments[1]?.productId ?? 0;
      const { data, meta } = await ask(path, `productId=${second}&countryId=${SI}`);
      expect(data.map(({ name }) => Number(name.replace('Garment ', ''))).slice(0, 5)).toEqual([1, 3, 4, 5, 6]);
      expect(meta).toEqual({ itemCount: 14, pageCount: 2, page: 1, take: 12 });
      expect((await ask(path, `productId=${second}&countryId=${SI}&page=2`)).data).toHaveLength(2);
    });

    test('are sold in the country', async () => {
      const second = garments[1]?.productId ?? 0;
      expect((await ask(path, `productId=${second}&countryId=${BD}`)).data.map(({ currency }) => currency)).toEqual(Array(5).fill('BDT'));
    });

    test.each([
      ['productId=99999&countryId=3', 404],
      ['productId=x&countryId=3', 422],
      ['countryId=3', 422],
      ['productId=1', 422],
    ])('are refused for "%s" with %d', async (query, status) => {
      expect((await ask(path, query)).status).toBe(status);
    });
  },
);

test('a response has cache tags and may be cached', async () => {
  const [card] = (await shop.call<{ id: number }[]>('GET', 'category/getAllActiveData')).data;
  const listTags = async (path: string, query: string) => (await ask(path, `countryId=${SI}&${query}`)).headers.get('surrogate-key')?.split(' ');
  const listing = 'product/web/countryCategoryWiseProductsPagination';
  expect(await listTags(listing, '')).toEqual(['listing:all', 'catalog']);
  expect(await listTags(listing, `categoryId=${card?.id}`)).toEqual([`listing:category:${card?.id}`, 'catalog']);
  expect(await listTags(listing, 'collectionId=7')).toEqual(['listing:collection:7', 'catalog']);
  expect(await listTags('product/web/brand/countryWiseProductsPagination', 'brandSlug=linea')).toEqual(['listing:brand:1', 'catalog']);
  const first = garments[0]?.productId;
  expect(await listTags('product-related/web/getRelatedProductsByIdOptimized', `productId=${first}`)).toEqual([
    `product:${first}`,
    'listing:brand:1',
    `listing:category:${card?.id}`,
    'catalog',
  ]);
  expect((await list(`countryId=${SI}`)).headers.get('cache-control')).toBe('public, max-age=0, s-maxage=3600');
});

test('a product card has the badges of its product', async () => {
  const [garment] = garments;
  await database.db.execute(
    sql`insert into product_badges (product_id, badge) values (${garment?.productId}, 'Special'), (${garment?.productId}, 'Low')`,
  );
  await refreshListing(database.db, [garment?.productId ?? 0]);
  const { data } = await list(`countryId=${SI}&orderBy=price-asc&take=2`);
  expect(data.map(({ badges }) => badges)).toEqual([['Low', 'Special'], []]);
});

describe('pictures of categories', () => {
  test('each category with products in the country has the first picture of one of its products', async () => {
    const { data } = await shop.call<{ categoryId: number; image: { imageUrl: string } }[]>('GET', `categories/pictures?countryId=${SI}`);
    const categories = (await shop.call<{ id: number }[]>('GET', 'category/getAllActiveData')).data.map(({ id }) => id);
    expect(data.length).toBeGreaterThan(0);
    expect(data.every(({ categoryId }) => categories.includes(categoryId))).toBe(true);
    expect(data.every(({ image }) => image.imageUrl === '/media/front.webp')).toBe(true);
  });

  test('a country without products has no pictures', async () => {
    expect((await shop.call('GET', `categories/pictures?countryId=${HU}`)).data).toEqual([]);
  });
});
