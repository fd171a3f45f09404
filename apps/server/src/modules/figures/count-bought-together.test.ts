import { sql } from 'drizzle-orm';
import { afterEach, expect } from 'vitest';
import { days, now, setClock } from '#kit/clock';
import { test } from '#testing/database';
import { openTestShop, readyForm, shopIds, type TestGarment, type TestShop } from '#testing/test-shop';
import { countBoughtTogether } from './count-bought-together.ts';

let restore = () => {};
afterEach(() => restore());

async function buy(shop: TestShop, ...garments: TestGarment[]): Promise<string> {
  const cart = await shop.createCart(shopIds.SI, ...garments.map((garment) => ({ garment, quantity: 2 })));
  const { data } = await shop.order(cart.id, readyForm('SI', { email: `${crypto.randomUUID()}@example.com` }));
  return data.orderNumber;
}

test('products count as bought together after two orders in the last year, in both directions and without cancelled orders', async ({ database }) => {
  const shop = openTestShop(database);
  const [shirt, boots, bag] = [await shop.garment({ stock: 30 }), await shop.garment({ stock: 30 }), await shop.garment({ stock: 30 })];
  const count = async () => {
    await countBoughtTogether(database.db);
    return (await database.db.execute(sql`select product_id, other_id, orders from bought_together order by product_id, other_id`)).rows;
  };
  await buy(shop, shirt, boots);
  await buy(shop, shirt, bag);
  expect(await count()).toEqual([]);
  await buy(shop, shirt, boots, bag);
  const cancelled = await buy(shop, shirt, boots);
  await database.db.execute(sql`update orders set status = 'CANCELLED' where order_number = ${cancelled}`);
  const pair = (one: TestGarment, other: TestGarment) => ({ product_id: one.productId, other_id: other.productId, orders: 2 });
  expect(await count()).toEqual([pair(shirt, boots), pair(shirt, bag), pair(boots, shirt), pair(bag, shirt)]);

  const later = new Date(now().getTime() + days(400));
  restore = setClock(() => later);
  expect(await count()).toEqual([]);
});
