import { and, asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test as plainTest } from 'vitest';
import type { Success } from '#kit/envelope';
import type { Database } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { publish } from '#platform/outbox';
import { hasOrdersUnderWay, orderData } from '#modules/orders';
import { stockLevels, stockMovements } from '#tables/catalog';
import { orderEvents, orders } from '#tables/orders';
import { payments, paymentEvents } from '#tables/payments';
import { checkouts } from '#tables/checkout';
import { createTestDatabase } from '#testing/database';
import { openBankedShop, type BankedShop } from '#testing/test-bank';
import { signedInCustomer, type TestCustomer } from '#testing/test-customer';
import { readyForm, shopIds, type TestGarment, type TestShop } from '#testing/test-shop';
import type { Cart } from '../cart/contract.ts';
import type { OrderSummary, OwnOrder } from '../orders/contract.ts';
import { anonymisePurchases } from './anonymise-purchases.ts';
import type { BoughtAgain, Checkout, PlacedOrder } from './contract.ts';

const { SI, DE } = shopIds;

let database: Database;
let bank: BankedShop;
beforeAll(async () => {
  database = await createTestDatabase();
  bank = await openBankedShop(database);
});
afterAll(async () => {
  await bank.close();
  await database.close();
});

/** One shop for all; somebody new in each test. */
const test = plainTest.extend<{ ana: TestCustomer; shop: TestShop }>({
  // eslint-disable-next-line no-empty-pattern -- Vitest reads what a fixture needs from this pattern
  ana: async ({}, use) => use(await signedInCustomer(database)),
  // eslint-disable-next-line no-empty-pattern -- the same
  shop: async ({}, use) => use(bank.shop),
});

/** Orders pieces as a signed-in customer does. */
async function ordered(shop: TestShop, { token }: TestCustomer, garment: TestGarment, { quantity = 1, form = readyForm('SI') } = {}) {
  const cart = await shop.cartWith(SI, { garment, quantity });
  const saved = (await shop.call<Checkout>('PATCH', `checkout/${cart.id}`, { form })).data;
  const body = { form, shownTotal: saved.totals.total, orderButton: 'Order' };
  const { data } = await shop.call<PlacedOrder>('POST', `checkout/${cart.id}/orders`, body, { 'idempotency-key': saved.idempotencyKey, ...token });
  return { ...data, cartId: cart.id };
}
const card = readyForm('SI', { paymentMethod: 'card' });

const ownOrder = (shop: TestShop, { id, token }: TestCustomer, invoice: string) =>
  shop.call<OwnOrder>('GET', `user/${id}/orders/${invoice}`, undefined, token);
const cancel = (shop: TestShop, { id, token }: TestCustomer, invoice: string, reason = '') =>
  shop.call<OwnOrder>('POST', `user/${id}/orders/${invoice}/cancel`, { reason }, token);
const stockOf = async ({ database: { db } }: TestShop, { variantId }: TestGarment) =>
  (await db.select().from(stockLevels).where(eq(stockLevels.variantId, variantId)))[0];
const rowOf = async ({ database: { db } }: TestShop, orderNumber: string) =>
  (await db.select().from(orders).where(eq(orders.orderNumber, orderNumber)))[0];

test("a customer's orders are listed, the latest first, ten a page, in the same few queries", async ({ shop, ana }) => {
  const garment = await shop.garment({ stock: 50 });
  const list = async (query = '') => {
    const request = new Request(`http://localhost/api/user/${ana.id}/orders${query}`, { headers: ana.token });
    return (await (await shop.app.fetch(request)).json()) as Success<OrderSummary[]>;
  };
  const first = await ordered(shop, ana, garment, { quantity: 3 });
  let queries = 0;
  database.pool.on('acquire', () => (queries += 1));
  // The least of three: what is kept in memory is looked at anew once a second, which may fall in between.
  const costOfList = async () => {
    const costs: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      queries = 0;
      await list();
      costs.push(queries);
    }
    return Math.min(...costs);
  };
  const ofOne = await costOfList();
  for (let index = 0; index < 11; index += 1) await ordered(shop, ana, garment);
  await ordered(shop, await signedInCustomer(database), garment);
  expect(await costOfList()).toBe(ofOne);
  expect(ofOne).toBeLessThanOrEqual(4);
  const { data, meta } = await list();
  expect(meta).toEqual({ itemCount: 12, pageCount: 2, page: 1, take: 10 });
  expect(data).toHaveLength(10);
  const last = await list('?page=2&take=10');
  expect(last.data.map(({ orderNumber }) => orderNumber)[1]).toBe(first.orderNumber);
  expect(last.data[1]).toMatchObject({
    invoiceNumber: first.invoiceNumber,
    status: 'CONFIRMED',
    pieces: 3,
    firstName: 'Ana',
    grandTotal: first.total,
    currency: 'EUR',
  });
  expect(data[0]?.date).toMatch(/^\d\d\/\d\d\/\d{4}$/);
});

test("an order is found by its invoice number and by its order number; somebody else's is not there", async ({ shop, ana }) => {
  const placed = await ordered(shop, ana, await shop.garment());
  const byInvoice = await ownOrder(shop, ana, placed.invoiceNumber?.toLowerCase() ?? '');
  expect(byInvoice).toMatchObject({ status: 200, data: { orderNumber: placed.orderNumber, canCancel: true, payUrl: null } });
  expect((await ownOrder(shop, ana, placed.orderNumber)).data).toEqual(byInvoice.data);
  const eva = await signedInCustomer(database);
  for (const number of [placed.orderNumber, 'NEVER-WAS', '%00'])
    expect(await ownOrder(shop, eva, number)).toMatchObject({ status: 404, code: 'OrderNotFound' });
  expect(await cancel(shop, eva, placed.orderNumber)).toMatchObject({ status: 404, code: 'OrderNotFound' });
  expect(await shop.call('POST', `user/${eva.id}/orders/${placed.orderNumber}/buy-again`, { countryId: SI }, eva.token)).toMatchObject({
    status: 404,
    code: 'OrderNotFound',
  });
  expect(await shop.call('GET', `user/${ana.id}/orders`, undefined, eva.token)).toMatchObject({ status: 404, code: 'UserNotFound' });
});

test('an order paid on delivery is given up once, ten times at once, and its pieces go back to the shelf', async ({ shop, ana }) => {
  const garment = await shop.garment({ stock: 5 });
  const placed = await ordered(shop, ana, garment, { quantity: 2 });
  const answers = await Promise.all(Array.from({ length: 10 }, () => cancel(shop, ana, placed.orderNumber, ' Too large ')));
  for (const { status, data } of answers) expect([status, data.status, data.canCancel]).toEqual([200, 'CANCELLED', false]);
  expect(await stockOf(shop, garment)).toMatchObject({ onHand: 5, held: 0 });
  const movements = await database.db
    .select()
    .from(stockMovements)
    .where(eq(stockMovements.reference, placed.orderNumber))
    .orderBy(asc(stockMovements.id));
  expect(movements.at(-1)).toMatchObject({ kind: 'returned', onHandChange: 2, reference: placed.orderNumber });
  const events = await database.db
    .select()
    .from(orderEvents)
    .where(and(eq(orderEvents.to, 'CANCELLED'), eq(orderEvents.reason, 'Too large')));
  expect(events).toEqual([expect.objectContaining({ actor: 'shopper', reason: 'Too large', from: 'CONFIRMED' })]);
});

test.for(['PACKED', 'SHIPPED', 'DELIVERED'] as const)('an order that is %s is not given up', async (status, { shop, ana }) => {
  const garment = await shop.garment({ stock: 5 });
  const placed = await ordered(shop, ana, garment);
  await database.db.update(orders).set({ status }).where(eq(orders.customerId, ana.id));
  expect((await ownOrder(shop, ana, placed.orderNumber)).data.canCancel).toBe(false);
  expect(await cancel(shop, ana, placed.orderNumber)).toMatchObject({ status: 409, code: 'OrderCannotMove' });
  expect(await stockOf(shop, garment)).toMatchObject({ onHand: 4 });
});

test('an unpaid order is given up: its session is closed, its pieces are free, its cart can be ordered anew', async ({ shop, ana }) => {
  const garment = await shop.garment({ stock: 2 });
  const placed = await ordered(shop, ana, garment, { quantity: 2, form: card });
  expect((await ownOrder(shop, ana, placed.orderNumber)).data).toMatchObject({ canCancel: true, payUrl: placed.payUrl });
  expect((await cancel(shop, ana, placed.orderNumber)).data).toMatchObject({ status: 'CANCELLED', paymentStatus: 'FAILED', payUrl: null });
  expect(await stockOf(shop, garment)).toMatchObject({ onHand: 2, held: 0 });
  expect((await bank.press(placed.payUrl ?? '', 'pay')).status).not.toBe(303);
  expect((await shop.order(placed.cartId, card)).status).toBe(201);
  await shop.runJobs();
  expect(await rowOf(shop, placed.orderNumber)).toMatchObject({ status: 'CANCELLED' });
});

test('what has been paid goes back when the order is given up', async ({ shop, ana }) => {
  const garment = await shop.garment({ stock: 5 });
  const placed = await ordered(shop, ana, garment, { form: card });
  await bank.press(placed.payUrl ?? '', 'pay');
  await shop.runJobs();
  expect(await rowOf(shop, placed.orderNumber)).toMatchObject({ status: 'CONFIRMED', paymentStatus: 'PAID' });
  expect(await hasOrdersUnderWay(database.db, ana.id)).toBe(true);
  expect((await cancel(shop, ana, placed.orderNumber)).data).toMatchObject({ status: 'CANCELLED', paymentStatus: 'PAID' });
  expect(await hasOrdersUnderWay(database.db, ana.id)).toBe(true);
  await shop.runJobs();
  expect(await rowOf(shop, placed.orderNumber)).toMatchObject({ status: 'CANCELLED', paymentStatus: 'REFUNDED' });
  expect(await database.db.select({ outcome: payments.outcome }).from(payments).where(eq(payments.reference, placed.orderNumber))).toEqual([
    { outcome: 'refunded' },
  ]);
  expect(await stockOf(shop, garment)).toMatchObject({ onHand: 5, held: 0 });
  expect(await hasOrdersUnderWay(database.db, ana.id)).toBe(false);
});

test('given up while the money arrives, the order never stays alive and the money never stays with us', async ({ shop, ana }) => {
  for (let round = 0; round < 5; round += 1) {
    const garment = await shop.garment({ stock: 3 });
    const placed = await ordered(shop, ana, garment, { form: card });
    const [paid, given] = await Promise.all([
      bank.press(placed.payUrl ?? '', 'pay'),
      cancel(shop, ana, placed.orderNumber),
      shop.call('POST', 'checkout/payment-return', { sessionId: new URL(placed.payUrl ?? '').pathname.split('/').at(-1) }),
    ]);
    await shop.runJobs();
    // Whoever was refused for money on its way asks again.
    expect([200, 409]).toContain(given.status);
    if (given.status === 409) expect((await cancel(shop, ana, placed.orderNumber)).status).toBe(200);
    await shop.runJobs();
    const order = await rowOf(shop, placed.orderNumber);
    expect(order?.status).toBe('CANCELLED');
    const attempts = await database.db.select().from(payments).where(eq(payments.reference, placed.orderNumber));
    expect(attempts.filter(({ status }) => status === 'paid').every(({ outcome }) => outcome === 'refunded')).toBe(true);
    if (paid.status === 303) expect(attempts.some(({ outcome }) => outcome === 'refunded')).toBe(true);
    expect(await stockOf(shop, garment)).toMatchObject({ onHand: 3, held: 0 });
  }
});

test('while the provider cannot be reached nothing is given up', async ({ ana }) => {
  const cutOff = await openBankedShop(database);
  const { shop } = cutOff;
  const garment = await shop.garment({ stock: 3 });
  const placed = await ordered(shop, ana, garment, { form: card });
  await cutOff.endGateway();
  expect(await cancel(shop, ana, placed.orderNumber)).toMatchObject({ status: 409, code: 'PaymentNotAvailable' });
  expect(await rowOf(shop, placed.orderNumber)).toMatchObject({ status: 'PENDING' });
  expect(await stockOf(shop, garment)).toMatchObject({ onHand: 3, held: 1 });
  await cutOff.close();
});

test('an order at the confirmation desk is given up, and what it had taken goes back', async ({ shop, ana }) => {
  const garment = await shop.garment({ stock: 5 });
  const placed = await ordered(shop, ana, garment);
  await database.db.update(orders).set({ status: 'PENDING', invoiceNumber: null }).where(eq(orders.customerId, ana.id));
  expect((await cancel(shop, ana, placed.orderNumber)).data).toMatchObject({ status: 'CANCELLED', paymentStatus: 'UNPAID' });
  expect(await stockOf(shop, garment)).toMatchObject({ onHand: 5, held: 0 });
});

test('bought again: what can be had lies in the cart at today’s price, what cannot is named', async ({ shop, ana }) => {
  const [still, gone] = [await shop.garment({ name: 'Still here', stock: 3 }), await shop.garment({ name: 'Gone', stock: 1 })];
  const cart = await shop.cartWith(SI, { garment: still, quantity: 2 }, { garment: gone });
  const form = readyForm('SI');
  const saved = (await shop.call<Checkout>('PATCH', `checkout/${cart.id}`, { form })).data;
  const body = { form, shownTotal: saved.totals.total };
  const headers = { 'idempotency-key': saved.idempotencyKey, ...ana.token };
  const { orderNumber } = (await shop.call<PlacedOrder>('POST', `checkout/${cart.id}/orders`, body, headers)).data;

  const again = (cartId: string | null, countryId: number = SI) =>
    shop.call<BoughtAgain>('POST', `user/${ana.id}/orders/${orderNumber}/buy-again`, { countryId, cartId }, ana.token);
  const { status, data } = await again(cart.id);
  expect(status).toBe(200);
  // One piece is left of the two that were bought: one it is.
  expect(data.cart).toMatchObject({ id: cart.id, lines: [{ name: 'Still here', quantity: 1, problem: null }] });
  expect(data.missing).toEqual(['Gone']);
  expect((await again(null)).data.cart).toMatchObject({ id: cart.id, count: 1 });
  expect((await again(cart.id, DE)).data.cart).toMatchObject({ countryId: DE, currency: 'EUR', count: 1 });
  expect((await shop.call<Cart>('GET', `carts/${cart.id}`)).data.count).toBe(1);
});

test('orders placed without signing in are adopted once the mailbox they name is confirmed, those of others are not', async ({ shop, ana }) => {
  const garment = await shop.garment();
  const order = async (email: string) => (await shop.order((await shop.cartWith(SI, { garment })).id, readyForm('SI', { email }))).data;
  const [hers, other] = [await order(` ${ana.email.toUpperCase()}`), await order('somebody@else.example')];
  expect((await ownOrder(shop, ana, hers.orderNumber)).status).toBe(404);
  const confirmed = { type: 'account.email-confirmed', payload: { userId: ana.id, email: ana.email } } as const;
  await inTransaction(database.db, (tx) => publish(tx, confirmed));
  await shop.runJobs();
  expect((await ownOrder(shop, ana, hers.orderNumber)).status).toBe(200);
  expect((await ownOrder(shop, ana, other.orderNumber)).status).toBe(404);
  // A second account that confirms the same mailbox later takes nothing away.
  const eva = await signedInCustomer(database);
  await inTransaction(database.db, (tx) => publish(tx, { ...confirmed, payload: { userId: eva.id, email: ana.email } }));
  await shop.runJobs();
  expect((await ownOrder(shop, eva, hers.orderNumber)).status).toBe(404);
});

test('all of his orders are handed out; anonymised, they keep what the books need and nothing of the person', async ({ shop, ana }) => {
  const { db } = database;
  const form = readyForm('SI', { paymentMethod: 'card', company: 'Novak d.o.o.', comment: 'Ring at Zver' });
  const placed = await ordered(shop, ana, await shop.garment(), { form });
  await bank.press(placed.payUrl ?? '', 'pay');
  await shop.runJobs();
  await cancel(shop, ana, placed.orderNumber, 'It was for my sister Maja');
  await shop.runJobs();
  const data = await orderData(db, ana.id);
  expect(data).toMatchObject([
    { orderNumber: placed.orderNumber, comment: 'Ring at Zver', shippingAddress: { lastName: 'Novak' }, lines: [{ quantity: 1 }] },
  ]);

  const before = await rowOf(shop, placed.orderNumber);
  await inTransaction(db, (tx) => anonymisePurchases(tx, ana.id));
  const after = await rowOf(shop, placed.orderNumber);
  expect(after).toMatchObject({
    customerId: null,
    email: '',
    phone: '',
    invoiceNumber: before?.invoiceNumber,
    total: before?.total,
    vat: before?.vat,
    shippingAddress: { countryCode: 'SI', postalCode: '1000', firstName: '', address: '' },
  });
  const left = JSON.stringify([
    after,
    await db
      .select()
      .from(orderEvents)
      .where(eq(orderEvents.orderId, after?.id ?? 0)),
    await db.select().from(payments).where(eq(payments.reference, placed.orderNumber)),
    await db
      .select()
      .from(paymentEvents)
      .where(sql`${paymentEvents.payload}::text like ${`%${placed.orderNumber}%`}`),
    await db.select().from(checkouts).where(eq(checkouts.cartId, placed.cartId)),
  ]);
  for (const word of ['Novak', 'ana@example.si', 'Slovenska', 'Ljubljana', '31234567', 'Zver', 'Maja']) expect(left).not.toContain(word);
  expect(await orderData(db, ana.id)).toEqual([]);
});
