import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { ProductCard } from '#contracts/catalog';
import { catalogTag } from '#modules/catalog';
import type { Database } from '#platform/database';
import { dropTags } from '#platform/tags/tag-drops';
import { inTransaction } from '#platform/transaction';
import { test } from '#testing/database';
import { openTestShop, shopIds, type TestGarment, type TestShop } from '#testing/test-shop';
import { refreshWholeListing } from '../refresh/refresh-listing.ts';
import { saveBoughtTogether } from './save-bought-together.ts';

const { SI } = shopIds;
type Kind = 'blouses' | 'tops' | 'shoes' | 'bags';
const scales: Record<Kind, string> = { blouses: 'alpha', tops: 'alpha', shoes: 'shoe', bags: 'one' };

/** Adds a product of a kind to a department. The later a product is added, the less it sold. */
async function addProduct(shop: TestShop, name: string, kind: Kind, { department = 'women', stock = 20 } = {}): Promise<TestGarment> {
  const { db } = shop.database;
  const garment = await shop.garment({ name, stock });
  const scale = scales[kind];
  await db.execute(sql`insert into categories (code) values (${department}) on conflict do nothing`);
  await db.execute(sql`
    insert into categories (code, parent_id) select ${`${department}-${kind}`}, id from categories where code = ${department} on conflict do nothing`);
  await db.execute(sql`update products set popularity = 100 - 10 * id, category_id = (select id from categories where code = ${`${department}-${kind}`})
    where id = ${garment.productId}`);
  await db.execute(sql`
    insert into product_categories (product_id, category_id)
    select ${garment.productId}, id from categories where code in (${department}, ${`${department}-${kind}`})`);
  if (scale === 'alpha') return garment;
  await db.execute(sql`insert into attribute_values (attribute, code, scale) values ('size', ${scale}, ${scale}) on conflict do nothing`);
  const { rows } = await db.execute<{ id: number }>(sql`
    update variants set size_id = (select id from attribute_values where attribute = 'size' and code = ${scale})
    where product_id = ${garment.productId} returning size_id as id`);
  return { ...garment, sizeId: rows[0]?.id ?? 0 };
}

/** Refreshes caches and listing after direct changes of the tables. In the shop, the operations do this. */
async function refresh({ db }: Database): Promise<void> {
  await inTransaction(db, (tx) => dropTags(tx, [catalogTag]));
  await refreshWholeListing(db);
}

async function listNames(shop: TestShop, { productId }: TestGarment, take = 4): Promise<string> {
  const { data } = await shop.call<ProductCard[]>('GET', `products/${productId}/complements?countryId=${SI}&take=${take}`);
  return data.map(({ name }) => name).join(' ');
}

test('a look is completed by other kinds of products of the department in stock, one of each category first', async ({ database }) => {
  const shop = openTestShop(database);
  const shirt = await addProduct(shop, 'shirt', 'blouses');
  await addProduct(shop, 'second-shirt', 'blouses');
  await addProduct(shop, 'top', 'tops');
  await addProduct(shop, 'gone', 'shoes', { stock: 0 });
  await addProduct(shop, 'boots', 'shoes');
  await addProduct(shop, 'pumps', 'shoes');
  await addProduct(shop, 'bag', 'bags');
  await addProduct(shop, 'mens-shoes', 'shoes', { department: 'men' });
  await refresh(database);
  expect(await listNames(shop, shirt)).toBe('boots bag pumps');
  expect(await listNames(shop, shirt, 2)).toBe('boots bag');
  expect(await shop.call('GET', `products/999/complements?countryId=${SI}`)).toMatchObject({ status: 404, code: 'ProductNotFound' });
});

test('products that were bought together come first, sorted by frequency, regardless of their sizes', async ({ database }) => {
  const shop = openTestShop(database);
  const shirt = await addProduct(shop, 'shirt', 'blouses');
  const boots = await addProduct(shop, 'boots', 'shoes');
  const top = await addProduct(shop, 'top', 'tops');
  const bag = await addProduct(shop, 'bag', 'bags');
  await refresh(database);
  expect(await listNames(shop, shirt)).toBe('boots bag');
  const together = (one: TestGarment, other: TestGarment, orders: number) => [
    { productId: one.productId, otherId: other.productId, orders },
    { productId: other.productId, otherId: one.productId, orders },
  ];
  await inTransaction(database.db, (tx) => saveBoughtTogether(tx, [...together(shirt, top, 2), ...together(shirt, bag, 5)]));
  expect(await listNames(shop, shirt)).toBe('bag top boots');
  expect(await listNames(shop, top)).toBe('shirt boots bag');
  expect(await listNames(shop, boots)).toBe('shirt top bag');
});
