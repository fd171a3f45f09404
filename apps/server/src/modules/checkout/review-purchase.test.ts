import { expect } from 'vitest';
import { reviews } from '#tables/reviews';
import { test } from '#testing/database';
import { openBankedShop } from '#testing/test-bank';
import { openTestShop, readyForm, shopIds, type TestGarment, type TestShop } from '#testing/test-shop';
import type { Order } from '../orders/contract.ts';
import type { PlacedOrder } from './contract.ts';

const { SI } = shopIds;

/** An order of a garment, paid on delivery. */
async function bought(shop: TestShop, garment: TestGarment): Promise<PlacedOrder> {
  const cart = await shop.cartWith(SI, { garment });
  return (await shop.order(cart.id, readyForm('SI'))).data;
}

const said = { author: 'Ana Novak', stars: 4, fit: 'small', text: 'A little narrow.', languageId: 3 };
const post = (shop: TestShop, orderNumber: string, review: Record<string, unknown>) =>
  shop.call('POST', `orders/${encodeURIComponent(orderNumber)}/reviews`, { ...said, ...review });
const kept = (shop: TestShop) => shop.database.db.select().from(reviews);

test('who bought something reviews it, with the colour and size that he bought', async ({ database }) => {
  const shop = await openTestShop(database);
  const garment = await shop.garment();
  const { orderNumber, email } = await bought(shop, garment);
  expect(await post(shop, orderNumber, { productId: garment.productId, email: ` ${email.toUpperCase()} ` })).toMatchObject({
    status: 201,
    data: null,
  });
  expect(await kept(shop)).toMatchObject([
    {
      orderNumber,
      productId: garment.productId,
      colorId: garment.colorId,
      sizeId: garment.sizeId,
      author: 'Ana N.',
      stars: 4,
      fit: 'small',
      text: 'A little narrow.',
      languageId: 3,
      countryId: SI,
      status: 'pending',
    },
  ]);
});

test('the invoice number proves it as well', async ({ database }) => {
  const shop = await openTestShop(database);
  const garment = await shop.garment();
  const { orderNumber, invoiceNumber } = await bought(shop, garment);
  expect(await post(shop, orderNumber.toLowerCase(), { productId: garment.productId, invoiceNumber })).toMatchObject({ status: 201 });
});

test('once for an order and a product, however often it is sent at once', async ({ database }) => {
  const shop = await openTestShop(database);
  const garment = await shop.garment();
  const { orderNumber, email } = await bought(shop, garment);
  const answers = await Promise.all([1, 2, 3, 4].map(() => post(shop, orderNumber, { productId: garment.productId, email })));
  expect(answers.map(({ status, code }) => `${status} ${code}`).sort()).toEqual(['201 ', ...Array<string>(3).fill('409 ReviewExists')]);
  expect(await kept(shop)).toHaveLength(1);
});

test('nobody learns whether there is such an order', async ({ database }) => {
  const shop = await openTestShop(database);
  const garment = await shop.garment();
  const { orderNumber, email } = await bought(shop, garment);
  const { productId } = garment;
  const unknown = await post(shop, 'AAAAA-AAAAA', { productId, email });
  expect(unknown).toMatchObject({ status: 404, code: 'OrderNotFound' });
  for (const [number, review] of [
    [orderNumber, { email: 'eve@example.com' }],
    [orderNumber, { invoiceNumber: 'SI-2026-999999' }],
    [orderNumber, {}],
    [orderNumber, { email: '' }],
    [orderNumber, { email: 'eve@example.com', productId: 999_999 }],
    ['\u0000', { email }],
    [`${orderNumber}\u0000`, { email }],
    ["' or 1=1 --", { email }],
  ] as const)
    expect(await post(shop, number, { productId, ...review })).toEqual(unknown);
  expect(await kept(shop)).toEqual([]);
});

test('somebody else’s product is not reviewed', async ({ database }) => {
  const shop = await openTestShop(database);
  const { orderNumber, email } = await bought(shop, await shop.garment());
  const other = await shop.garment();
  expect(await post(shop, orderNumber, { productId: other.productId, email })).toMatchObject({ status: 409, code: 'NotBought' });
});

test('an order that waits for its money, or was given up, bought nothing', async ({ database }) => {
  const bank = await openBankedShop(database);
  const { shop } = bank;
  const garment = await shop.garment();
  const cart = await shop.cartWith(SI, { garment });
  const { data: order } = await shop.order(cart.id, readyForm('SI', { paymentMethod: 'card' }));
  const review = { productId: garment.productId, email: order.email };
  expect(await post(shop, order.orderNumber, review)).toMatchObject({ status: 409, code: 'NotBought' });
  await shop.runJobs();
  await database.pool.query("update orders set status = 'CANCELLED'");
  const { data: tracked } = await shop.call<Order>('POST', 'orders/track', { orderNumber: order.orderNumber, email: order.email });
  expect(tracked.status).toBe('CANCELLED');
  expect(await post(shop, order.orderNumber, review)).toMatchObject({ status: 409, code: 'NotBought' });
  await bank.close();
});

test('the twenty-first try at an order within an hour is refused, right or wrong, there or not', async ({ database }) => {
  const shop = await openTestShop(database);
  const garment = await shop.garment();
  const { orderNumber, email } = await bought(shop, garment);
  for (const number of [orderNumber, 'NEVER-THERE']) {
    for (let time = 1; time <= 20; time += 1)
      expect((await post(shop, number, { productId: garment.productId, email: `guess${time}@example.com` })).status).toBe(404);
    expect(await post(shop, number, { productId: garment.productId, email })).toMatchObject({ status: 429, code: 'TooManyRequests' });
  }
});

test.for([
  ['stars', { stars: 0 }],
  ['stars', { stars: 6 }],
  ['stars', { stars: 4.5 }],
  ['author', { author: '  ' }],
  ['author', { author: 'x'.repeat(41) }],
  ['text', { text: 'x'.repeat(2001) }],
  ['fit', { fit: 'tiny' }],
  ['productId', { productId: 'one' }],
] as const)('a form that is filled in wrongly says where: %s', async ([field, wrong], { database }) => {
  const shop = await openTestShop(database);
  expect(await post(shop, 'BBBBB-BBBBB', { productId: 1, ...wrong })).toMatchObject({ status: 422, params: { issues: [{ field }] } });
});
