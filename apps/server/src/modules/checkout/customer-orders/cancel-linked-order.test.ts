import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { CustomerOrder } from '#contracts/orders';
import { stockLevels } from '#tables/catalog/stock';
import { orders } from '#tables/orders';
import { test } from '#testing/database';
import { openTestShop, readyForm, shopIds, type TestShop } from '#testing/test-shop';

async function placeGuestOrder(shop: TestShop) {
  const garment = await shop.garment({ stock: 5 });
  const cart = await shop.createCart(shopIds.SI, { garment, quantity: 2 });
  const { data: placed } = await shop.order(cart.id, readyForm('SI'));
  const open = () => shop.call<CustomerOrder>('POST', 'orders/by-link', { link: placed.link });
  const cancel = (link = placed.link) => shop.call<CustomerOrder>('POST', 'orders/by-link/cancel', { link, reason: 'by-mistake' });
  return { garment, placed, open, cancel };
}

test('a guest cancels an order with the link of its email, and the pieces return to stock; a repeated request changes nothing', async ({
  database,
}) => {
  const shop = openTestShop(database);
  const { garment, open, cancel } = await placeGuestOrder(shop);
  expect((await open()).data.canCancel).toBe(true);
  for (const time of ['first', 'second']) {
    const { status, data } = await cancel();
    expect([status, data.status, data.canCancel], time).toEqual([200, 'CANCELLED', false]);
  }
  const [stock] = await database.db.select().from(stockLevels).where(eq(stockLevels.variantId, garment.variantId));
  expect(stock).toMatchObject({ onHand: 5, held: 0 });
});

test('a packed order is not cancelled by its link, and a wrong link cancels nothing', async ({ database }) => {
  const shop = openTestShop(database);
  const { placed, open, cancel } = await placeGuestOrder(shop);
  expect((await cancel(`${placed.link}x`)).status).toBe(410);
  await database.db.update(orders).set({ status: 'PACKED' }).where(eq(orders.orderNumber, placed.orderNumber));
  expect((await open()).data.canCancel).toBe(false);
  expect(await cancel()).toMatchObject({ status: 409, code: 'OrderCannotMove' });
  expect((await open()).data.status).toBe('PACKED');
});
