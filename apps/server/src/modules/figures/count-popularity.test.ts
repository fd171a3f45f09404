import { sql } from 'drizzle-orm';
import { afterEach, expect } from 'vitest';
import { days, now, setClock } from '#kit/clock';
import type { ProductCard } from '#contracts/catalog';
import { test } from '#testing/database';
import { openTestShop, readyForm, shopIds, type TestGarment, type TestShop } from '#testing/test-shop';
import { countPopularity } from './count-popularity.ts';

let restore = () => {};
afterEach(() => restore());

async function buy(shop: TestShop, garment: TestGarment, quantity: number): Promise<string> {
  const cart = await shop.createCart(shopIds.SI, { garment, quantity });
  const { data } = await shop.order(cart.id, readyForm('SI', { email: `${crypto.randomUUID()}@example.com` }));
  return data.orderNumber;
}

const listByPopularity = async (shop: TestShop) =>
  (await shop.call<ProductCard[]>('GET', `product/web/countryCategoryWiseProductsPagination?countryId=${shopIds.SI}&orderBy=popularity`)).data.map(
    ({ name }) => name,
  );

test('the popularity of a product is the number of pieces that were sold in the last four weeks', async ({ database }) => {
  const shop = openTestShop(database);
  const [often, once, cancelled] = [
    await shop.garment({ name: 'often', stock: 20 }),
    await shop.garment({ name: 'once' }),
    await shop.garment({ name: 'cancelled', stock: 20 }),
  ];
  await buy(shop, often, 3);
  await buy(shop, often, 2);
  await buy(shop, once, 1);
  const refused = await buy(shop, cancelled, 9);
  await database.db.execute(sql`update orders set status = 'CANCELLED' where order_number = ${refused}`);
  await shop.runJobs();
  // An earlier count or an import may have stored a value.
  await database.db.execute(sql`update products set popularity = 700 where id = ${cancelled.productId}`);
  await countPopularity(database.db);
  const { rows } = await database.db.execute(sql`select id, popularity from products order by id`);
  expect(rows).toEqual([
    { id: often.productId, popularity: 5 },
    { id: once.productId, popularity: 1 },
    { id: cancelled.productId, popularity: 0 },
  ]);
  expect(await listByPopularity(shop)).toEqual(['often', 'once', 'cancelled']);

  // Forty days later no product was sold in the period. Then one product is sold.
  const later = new Date(now().getTime() + days(40));
  restore = setClock(() => later);
  await countPopularity(database.db);
  expect(await listByPopularity(shop)).toEqual(['often', 'once', 'cancelled']);
  await buy(shop, once, 1);
  await countPopularity(database.db);
  expect((await database.db.execute(sql`select popularity from products order by id`)).rows.map((row) => row['popularity'])).toEqual([0, 1, 0]);
  expect((await listByPopularity(shop))[0]).toBe('once');
});
