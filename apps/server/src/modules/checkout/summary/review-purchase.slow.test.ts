import { expect } from 'vitest';
import { deliverShipment } from '#modules/fulfilment';
import { reviews } from '#tables/reviews';
import { test } from '#testing/database';
import { deliver, ship } from '#testing/orders/delivered-order';
import { listMails } from '#testing/people/registered-customer';
import { openBankedShop } from '#testing/test-bank';
import { openTestShop, readyForm, shopIds, type TestGarment, type TestShop } from '#testing/test-shop';
import type { Order } from '#contracts/orders';
import type { PlacedOrder } from '../contract.ts';

const { SI } = shopIds;

/** An order of a garment with cash on delivery. */
async function ordered(shop: TestShop, garment: TestGarment): Promise<PlacedOrder> {
  const cart = await shop.createCart(SI, { garment });
  return (await shop.order(cart.id, readyForm('SI'))).data;
}

/** The same, delivered. */
async function bought(shop: TestShop, garment: TestGarment): Promise<PlacedOrder> {
  const order = await ordered(shop, garment);
  await deliver(shop.database, order);
  return order;
}

const reviewFields = { author: 'Ana Novak', stars: 4, fit: 'small', text: 'A little narrow.', languageId: 3 };
const post = (shop: TestShop, orderNumber: string, review: Record<string, unknown>) =>
  shop.call('POST', `orders/${encodeURIComponent(orderNumber)}/reviews`, { ...reviewFields, ...review });
const listReviews = (shop: TestShop) => shop.database.db.select().from(reviews);

test('a buyer reviews a product with the colour and size that they bought', async ({ database }) => {
  const shop = openTestShop(database);
  const garment = await shop.garment();
  const { orderNumber, link } = await bought(shop, garment);
  expect(await post(shop, orderNumber, { productId: garment.productId, link })).toMatchObject({ status: 201, data: { isWaiting: false } });
  expect(await listReviews(shop)).toMatchObject([
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

test('a review with the numbers of the order waits until the link in the email to its address confirms it, once', async ({ database }) => {
  const shop = openTestShop(database);
  const garment = await shop.garment();
  const { orderNumber, invoiceNumber, email } = await bought(shop, garment);
  const review = { productId: garment.productId, invoiceNumber };
  expect(await post(shop, orderNumber.toLowerCase(), review)).toMatchObject({ status: 202, data: { isWaiting: true } });
  expect(await listReviews(shop)).toEqual([]);
  await shop.runJobs();
  const mail = (await listMails(shop, email)).find(({ subject }) => subject === 'Please confirm your review at Selvedge');
  const link = /orders\/confirm\/(\S+)/.exec(mail?.text ?? '')?.[1];
  const view = () => shop.call('POST', 'reviews/confirmations/view', { link });
  expect((await view()).data).toMatchObject({ orderNumber, product: 'Linen shirt', stars: 4, author: 'Ana Novak', isConfirmed: false });
  expect(await shop.call('POST', 'reviews/confirmations', { link })).toMatchObject({ status: 200 });
  expect(await listReviews(shop)).toMatchObject([{ orderNumber, stars: 4, status: 'pending' }]);
  expect(await shop.call('POST', 'reviews/confirmations', { link })).toMatchObject({ status: 409, code: 'ConfirmationUsed' });
  expect((await view()).data).toMatchObject({ isConfirmed: true });
  expect(await post(shop, orderNumber, review)).toMatchObject({ status: 409, code: 'ReviewExists' });
});

test('a product is reviewed once per order, also by concurrent requests', async ({ database }) => {
  const shop = openTestShop(database);
  const garment = await shop.garment();
  const { orderNumber, link } = await bought(shop, garment);
  const responses = await Promise.all([1, 2, 3, 4].map(() => post(shop, orderNumber, { productId: garment.productId, link })));
  expect(responses.map(({ status, code }) => `${status} ${code}`).sort()).toEqual(['201 ', ...Array<string>(3).fill('409 ReviewExists')]);
  expect(await listReviews(shop)).toHaveLength(1);
});

test('the response does not reveal whether an order exists', async ({ database }) => {
  const shop = openTestShop(database);
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
    ["' or 1=1 --", { email }],
    ['AAAAA-AAAAA\u0000', { email }],
  ] as const)
    expect(await post(shop, number, { productId, ...review })).toEqual(unknown);
  expect(await listReviews(shop)).toEqual([]);
});

test('a product that is not part of the order cannot be reviewed', async ({ database }) => {
  const shop = openTestShop(database);
  const { orderNumber, email } = await bought(shop, await shop.garment());
  const other = await shop.garment();
  expect(await post(shop, orderNumber, { productId: other.productId, email })).toMatchObject({ status: 409, code: 'NotBought' });
});

test('a product is reviewed only after it was delivered, with the link and with the numbers of the order', async ({ database }) => {
  const shop = openTestShop(database);
  const garment = await shop.garment();
  const order = await ordered(shop, garment);
  const { orderNumber, link, invoiceNumber } = order;
  const { productId } = garment;
  const refused = { status: 409, code: 'NotDelivered' };
  expect(await post(shop, orderNumber, { productId, link })).toMatchObject(refused);
  expect(await post(shop, orderNumber, { productId, invoiceNumber })).toMatchObject(refused);
  const number = await ship(database, order);
  expect(await post(shop, orderNumber, { productId, link })).toMatchObject(refused);
  expect(await listReviews(shop)).toEqual([]);
  await deliverShipment(database.db, { number, actor: 'staff' });
  expect((await post(shop, orderNumber, { productId, link })).status).toBe(201);
});

test('an unpaid or cancelled order allows no review', async ({ database }) => {
  const bank = await openBankedShop(database);
  const { shop } = bank;
  const garment = await shop.garment();
  const cart = await shop.createCart(SI, { garment });
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

test('the 21st attempt on an order within an hour is refused, whether the proof is right and whether the order exists', async ({ database }) => {
  const shop = openTestShop(database);
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
] as const)('an invalid form is refused with the field: %s', async ([field, wrong], { database }) => {
  const shop = openTestShop(database);
  expect(await post(shop, 'BBBBB-BBBBB', { productId: 1, ...wrong })).toMatchObject({ status: 422, params: { issues: [{ field }] } });
});
