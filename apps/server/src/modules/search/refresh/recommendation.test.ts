import { sql } from 'drizzle-orm';
import { afterEach, expect } from 'vitest';
import { days, now, setClock } from '#kit/clock';
import type { ProductCard } from '#contracts/catalog';
import type { Database } from '#platform/database';
import { test } from '#testing/database';
import { openTestShop, shopIds, type TestShop } from '#testing/test-shop';
import { refreshListing } from './refresh-listing.ts';
import { refreshNewProducts } from './refresh-new-products.ts';

let restore = () => {};
afterEach(() => restore());

interface Facts {
  sold?: number;
  /** Days since it was published. */
  age?: number;
  /** The number of its two sizes that are in stock. */
  sizes?: 0 | 1 | 2;
  price?: number;
}

/** Adds a product in the sizes S and M. */
async function addProduct(shop: TestShop, name: string, { sold = 0, age = 300, sizes = 2, price = 2000 }: Facts): Promise<number> {
  const { db } = shop.database;
  const { productId, colorId } = await shop.garment({ name, prices: { [shopIds.SI]: price }, stock: sizes > 0 ? 5 : 0 });
  const publishedAt = new Date(now().getTime() - days(age)).toISOString();
  await db.execute(sql`update products set popularity = ${sold}, published_at = ${publishedAt}::timestamptz where id = ${productId}`);
  await db.execute(sql`insert into attribute_values (attribute, code, scale) values ('size', 'S', 'alpha') on conflict do nothing`);
  await db.execute(sql`
    with made as (
      insert into variants (product_id, color_id, size_id, sku)
      select ${productId}, ${colorId}, id, ${`${name} S`} from attribute_values where attribute = 'size' and code = 'S' returning id)
    insert into stock_levels (variant_id, on_hand) select id, ${sizes === 2 ? 5 : 0} from made`);
  await refreshListing(db, [productId]);
  return productId;
}

const openShop = (database: Database) => openTestShop(database);

async function list(shop: TestShop, query = '&orderBy=recommended'): Promise<string> {
  const path = `product/web/countryCategoryWiseProductsPagination?countryId=${shopIds.SI}${query}`;
  return (await shop.call<ProductCard[]>('GET', path)).data.map(({ name }) => name).join(' ');
}

test('the recommended order starts with products that sell, then new ones, then many sizes; sold-out products are last', async ({ database }) => {
  const shop = openShop(database);
  await addProduct(shop, 'sold-out', { sold: 900, age: 1, sizes: 0 });
  await addProduct(shop, 'half', { sizes: 1 });
  await addProduct(shop, 'whole', {});
  await addProduct(shop, 'new', { age: 3, sizes: 1 });
  await addProduct(shop, 'sells', { sold: 40 });
  expect(await list(shop)).toBe('sells new whole half sold-out');
});

test('neither the price nor the default order of the call depends on the recommendation', async ({ database }) => {
  const shop = openShop(database);
  await addProduct(shop, 'dear', { sold: 5, age: 100, price: 90_000 });
  await addProduct(shop, 'cheap', { sold: 5, age: 100, price: 900 });
  await addProduct(shop, 'older', { sold: 50, age: 200, price: 5000 });
  // Equal products are sorted by their ids, the newest first.
  expect(await list(shop)).toBe('older cheap dear');
  expect(await list(shop, '')).toBe('cheap dear older');
});

test('a daily job removes the rank advantage of a new product after 60 days', async ({ database }) => {
  const shop = openShop(database);
  const today = now();
  await addProduct(shop, 'new', { age: 2 });
  await addProduct(shop, 'sells', { sold: 5, age: 400 });
  expect(await list(shop)).toBe('new sells');
  restore = setClock(() => new Date(today.getTime() + days(30)));
  await refreshNewProducts(database.db);
  expect(await list(shop)).toBe('sells new');
  restore();
  restore = setClock(() => new Date(today.getTime() + days(59)));
  await refreshNewProducts(database.db);
  const { rows } = await database.db.execute<{ recommendation: number }>(
    sql`select recommendation from listing_products join product_translations using (product_id) where name = 'new'`,
  );
  expect(rows).toEqual([{ recommendation: 150 }]);
});
