import { and, asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test as plainTest } from 'vitest';
import type { Success } from '#kit/envelope';
import type { Database } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { publish } from '#platform/outbox';
import { hasOpenOrders, readOrderData } from '#modules/orders';
import { stockLevels, stockMovements } from '#tables/catalog/stock';
import { orderEvents, orders } from '#tables/orders';
import { payments, paymentEvents } from '#tables/payments';
import { checkouts } from '#tables/checkout';
import { createTestDatabase } from '#testing/database';
import { openBankedShop, type BankedShop } from '#testing/test-bank';
import { signInCustomer, type TestCustomer } from '#testing/people/test-customer';
import { readyForm, shopIds, type TestGarment, type TestShop } from '#testing/test-shop';
import type { Cart } from '#contracts/cart';
import type { OrderSummary, CustomerOrder } from '#contracts/orders';
import { anonymisePurchases } from './anonymise-purchases.ts';
import type { BoughtAgain, Checkout, PlacedOrder } from '../contract.ts';

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

/** One shop for all tests; a new customer in each. */
const test = plainTest.extend<{ ana: TestCustomer; shop: TestShop }>({
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads what a fixture needs from this pattern
  ana: async ({}, use) => use(await signInCustomer(database)),
  // oxlint-disable-next-line no-empty-pattern -- the same
  shop: async ({}, use) => use(bank.shop),
});

/** Orders pieces as a signed-in customer. */
async function ordered(shop: TestShop, { token }: TestCustomer, garment: TestGarment, { quantity = 1, form = readyForm('SI') } = {}) {
  const cart = await shop.createCart(SI, { garment, quantity });
  const saved = (await shop.call<Checkout>('PATCH', `checkout/${cart.id}`, { form })).data;
  const body = { form, shownTotal: saved.totals.total, orderButton: 'Order' };
  const { data } = await shop.call<PlacedOrder>('POST', `checkout/${cart.id}/orders`, body, { 'idempotency-key': saved.idempotencyKey, ...token });
  return { ...data, cartId: cart.id };
}
const card = readyForm('SI', { paymentMethod: 'card' });

const loadCustomerOrder = (shop: TestShop, { id, token }: TestCustomer, invoice: string) =>
  shop.call<CustomerOrder>('GET', `user/${id}/orders/${invoice}`, undefined, token);
const cancel = (shop: TestShop, { id, token }: TestCustomer, invoice: string, reason = '') =>
  shop.call<CustomerOrder>('POST', `user/${id}/orders/${invoice}/cancel`, { reason }, token);
const readStock = async ({ database: { db } }: TestShop, { variantId }: TestGarment) =>
  (await db.select().from(stockLevels).where(eq(stockLevels.variantId, variantId)))[0];
const readOrderRow = async ({ database: { db } }: TestShop, orderNumber: string) =>
  (await db.select().from(orders).where(eq(orders.orderNumber, orderNumber)))[0];

test("a customer's orders are listed newest first, ten per page, in a constant number of queries", async ({ shop, ana }) => {
  const garment = await shop.garment({ stock: 50 });
  const list = async (query = '') => {
    const request = new Request(`http://localhost/api/user/${ana.id}/orders${query}`, { headers: ana.token });
    return (await (await shop.app.fetch(request)).json()) as Success<OrderSummary[]>;
  };
  const first = await ordered(shop, ana, garment, { quantity: 3 });
  let queries = 0;
  database.pool.on('acquire', () => (queries += 1));
  // Takes the lowest count of three, because a cache refresh, at most once a second, may add queries.
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
  await ordered(shop, await signInCustomer(database), garment);
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

test('an order is found by invoice number and order number; an order of another customer is not found', async ({ shop, ana }) => {
  const placed = await ordered(shop, ana, await shop.garment());
  const byInvoice = await loadCustomerOrder(shop, ana, placed.invoiceNumber?.toLowerCase() ?? '');
  expect(byInvoice).toMatchObject({ status: 200, data: { orderNumber: placed.orderNumber, canCancel: true, payUrl: null } });
  // The link contains the second in which it was made.
  expect((await loadCustomerOrder(shop, ana, placed.orderNumber)).data).toEqual({ ...byInvoice.data, link: expect.any(String) as string });
  const eva = await signInCustomer(database);
  expect(await loadCustomerOrder(shop, eva, '%00')).toMatchObject({ status: 422, code: 'InvalidInput' });
  for (const number of [placed.orderNumber, 'NEVER-WAS'])
    expect(await loadCustomerOrder(shop, eva, number)).toMatchObject({ status: 404, code: 'OrderNotFound' });
  expect(await cancel(shop, eva, placed.orderNumber)).toMatchObject({ status: 404, code: 'OrderNotFound' });
  expect(await shop.call('POST', `user/${eva.id}/orders/${placed.orderNumber}/buy-again`, { countryId: SI }, eva.token)).toMatchObject({
    status: 404,
    code: 'OrderNotFound',
  });
  expect(await shop.call('GET', `user/${ana.id}/orders`, undefined, eva.token)).toMatchObject({ status: 404, code: 'UserNotFound' });
});

test('of ten concurrent cancellations of a cash order one takes effect, and its pieces return to stock', async ({ shop, ana }) => {
  const garment = await shop.garment({ stock: 5 });
  const placed = await ordered(shop, ana, garment, { quantity: 2 });
  const response = await Promise.all(Array.from({ length: 10 }, () => cancel(shop, ana, placed.orderNumber, ' Too large ')));
  for (const { status, data } of response) expect([status, data.status, data.canCancel]).toEqual([200, 'CANCELLED', false]);
  expect(await readStock(shop, garment)).toMatchObject({ onHand: 5, held: 0 });
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

test.for(['PACKED', 'SHIPPED', 'DELIVERED'] as const)('an order that is %s cannot be cancelled', async (status, { shop, ana }) => {
  const garment = await shop.garment({ stock: 5 });
  const placed = await ordered(shop, ana, garment);
  await database.db.update(orders).set({ status }).where(eq(orders.customerId, ana.id));
  expect((await loadCustomerOrder(shop, ana, placed.orderNumber)).data.canCancel).toBe(false);
  expect(await cancel(shop, ana, placed.orderNumber)).toMatchObject({ status: 409, code: 'OrderCannotMove' });
  expect(await readStock(shop, garment)).toMatchObject({ onHand: 4 });
});

test('cancelling an unpaid order closes its payment session, releases its stock and lets its cart be ordered again', async ({ shop, ana }) => {
  const garment = await shop.garment({ stock: 2 });
  const placed = await ordered(shop, ana, garment, { quantity: 2, form: card });
  expect((await loadCustomerOrder(shop, ana, placed.orderNumber)).data).toMatchObject({ canCancel: true, payUrl: placed.payUrl });
  expect((await cancel(shop, ana, placed.orderNumber)).data).toMatchObject({ status: 'CANCELLED', paymentStatus: 'FAILED', payUrl: null });
  expect(await readStock(shop, garment)).toMatchObject({ onHand: 2, held: 0 });
  expect((await bank.press(placed.payUrl ?? '', 'pay')).status).not.toBe(303);
  expect((await shop.order(placed.cartId, card)).status).toBe(201);
  await shop.runJobs();
  expect(await readOrderRow(shop, placed.orderNumber)).toMatchObject({ status: 'CANCELLED' });
});

test('a paid order is refunded when it is cancelled', async ({ shop, ana }) => {
  const garment = await shop.garment({ stock: 5 });
  const placed = await ordered(shop, ana, garment, { form: card });
  await bank.press(placed.payUrl ?? '', 'pay');
  await shop.runJobs();
  expect(await readOrderRow(shop, placed.orderNumber)).toMatchObject({ status: 'CONFIRMED', paymentStatus: 'PAID' });
  expect(await hasOpenOrders(database.db, ana.id)).toBe(true);
  expect((await cancel(shop, ana, placed.orderNumber)).data).toMatchObject({ status: 'CANCELLED', paymentStatus: 'PAID' });
  expect(await hasOpenOrders(database.db, ana.id)).toBe(true);
  await shop.runJobs();
  expect(await readOrderRow(shop, placed.orderNumber)).toMatchObject({ status: 'CANCELLED', paymentStatus: 'REFUNDED' });
  expect(await database.db.select({ outcome: payments.outcome }).from(payments).where(eq(payments.reference, placed.orderNumber))).toEqual([
    { outcome: 'refunded' },
  ]);
  expect(await readStock(shop, garment)).toMatchObject({ onHand: 5, held: 0 });
  expect(await hasOpenOrders(database.db, ana.id)).toBe(false);
});

test('an order cancelled while its payment arrives ends cancelled, and the money is refunded', async ({ shop, ana }) => {
  for (let round = 0; round < 5; round += 1) {
    const garment = await shop.garment({ stock: 3 });
    const placed = await ordered(shop, ana, garment, { form: card });
    const [paid, given] = await Promise.all([
      bank.press(placed.payUrl ?? '', 'pay'),
      cancel(shop, ana, placed.orderNumber),
      shop.call('POST', 'checkout/payment-return', { sessionId: new URL(placed.payUrl ?? '').pathname.split('/').at(-1) }),
    ]);
    await shop.runJobs();
    // A cancellation that was refused because of a pending payment is sent again.
    expect([200, 409]).toContain(given.status);
    if (given.status === 409) expect((await cancel(shop, ana, placed.orderNumber)).status).toBe(200);
    await shop.runJobs();
    const order = await readOrderRow(shop, placed.orderNumber);
    expect(order?.status).toBe('CANCELLED');
    const attempts = await database.db.select().from(payments).where(eq(payments.reference, placed.orderNumber));
    expect(attempts.filter(({ status }) => status === 'paid').every(({ outcome }) => outcome === 'refunded')).toBe(true);
    if (paid.status === 303) expect(attempts.some(({ outcome }) => outcome === 'refunded')).toBe(true);
    expect(await readStock(shop, garment)).toMatchObject({ onHand: 3, held: 0 });
  }
});

test('an order is not cancelled while the provider cannot be reached', async ({ ana }) => {
  const cutOff = await openBankedShop(database);
  const { shop } = cutOff;
  const garment = await shop.garment({ stock: 3 });
  const placed = await ordered(shop, ana, garment, { form: card });
  await cutOff.endGateway();
  expect(await cancel(shop, ana, placed.orderNumber)).toMatchObject({ status: 409, code: 'PaymentNotAvailable' });
  expect(await readOrderRow(shop, placed.orderNumber)).toMatchObject({ status: 'PENDING' });
  expect(await readStock(shop, garment)).toMatchObject({ onHand: 3, held: 1 });
  await cutOff.close();
});

test('an order that waits for confirmation can be cancelled, and its coupon and stock are released', async ({ shop, ana }) => {
  const garment = await shop.garment({ stock: 5 });
  const placed = await ordered(shop, ana, garment);
  await database.db.update(orders).set({ status: 'PENDING', invoiceNumber: null }).where(eq(orders.customerId, ana.id));
  expect((await cancel(shop, ana, placed.orderNumber)).data).toMatchObject({ status: 'CANCELLED', paymentStatus: 'UNPAID' });
  expect(await readStock(shop, garment)).toMatchObject({ onHand: 5, held: 0 });
});

test("buying again puts available goods into the cart at today's prices and names the others", async ({ shop, ana }) => {
  const [still, gone] = [await shop.garment({ name: 'Still here', stock: 3 }), await shop.garment({ name: 'Gone', stock: 1 })];
  const cart = await shop.createCart(SI, { garment: still, quantity: 2 }, { garment: gone });
  const form = readyForm('SI');
  const saved = (await shop.call<Checkout>('PATCH', `checkout/${cart.id}`, { form })).data;
  const body = { form, shownTotal: saved.totals.total };
  const headers = { 'idempotency-key': saved.idempotencyKey, ...ana.token };
  const { orderNumber } = (await shop.call<PlacedOrder>('POST', `checkout/${cart.id}/orders`, body, headers)).data;

  const again = (cartId: string | null, countryId: number = SI) =>
    shop.call<BoughtAgain>('POST', `user/${ana.id}/orders/${orderNumber}/buy-again`, { countryId, cartId }, ana.token);
  const { status, data } = await again(cart.id);
  expect(status).toBe(200);
  // One of the two pieces is left, so the cart gets one.
  expect(data.cart).toMatchObject({ id: cart.id, lines: [{ name: 'Still here', quantity: 1, problem: null }] });
  expect(data.missing).toEqual(['Gone']);
  expect((await again(null)).data.cart).toMatchObject({ id: cart.id, count: 1 });
  expect((await again(cart.id, DE)).data.cart).toMatchObject({ countryId: DE, currency: 'EUR', count: 1 });
  expect((await shop.call<Cart>('GET', `carts/${cart.id}`)).data.count).toBe(1);
});

test('guest orders are adopted once their email address is confirmed; orders of other addresses are not', async ({ shop, ana }) => {
  const garment = await shop.garment();
  const order = async (email: string) => (await shop.order((await shop.createCart(SI, { garment })).id, readyForm('SI', { email }))).data;
  const [hers, other] = [await order(` ${ana.email.toUpperCase()}`), await order('somebody@else.example')];
  expect((await loadCustomerOrder(shop, ana, hers.orderNumber)).status).toBe(404);
  const confirmed = { type: 'account.email-confirmed', payload: { userId: ana.id, email: ana.email } } as const;
  await inTransaction(database.db, (tx) => publish(tx, confirmed));
  await shop.runJobs();
  expect((await loadCustomerOrder(shop, ana, hers.orderNumber)).status).toBe(200);
  expect((await loadCustomerOrder(shop, ana, other.orderNumber)).status).toBe(404);
  // A second account that confirms the same address later takes over nothing.
  const eva = await signInCustomer(database);
  await inTransaction(database.db, (tx) => publish(tx, { ...confirmed, payload: { userId: eva.id, email: ana.email } }));
  await shop.runJobs();
  expect((await loadCustomerOrder(shop, eva, hers.orderNumber)).status).toBe(404);
});

test('the data export contains all orders; anonymised orders keep only what accounting needs', async ({ shop, ana }) => {
  const { db } = database;
  const form = readyForm('SI', { paymentMethod: 'card', company: 'Novak d.o.o.', comment: 'Ring at Zver' });
  const placed = await ordered(shop, ana, await shop.garment(), { form });
  await bank.press(placed.payUrl ?? '', 'pay');
  await shop.runJobs();
  await cancel(shop, ana, placed.orderNumber, 'It was for my sister Maja');
  await shop.runJobs();
  const data = await readOrderData(db, ana.id);
  expect(data).toMatchObject([
    { orderNumber: placed.orderNumber, comment: 'Ring at Zver', shippingAddress: { lastName: 'Novak' }, lines: [{ quantity: 1 }] },
  ]);

  const before = await readOrderRow(shop, placed.orderNumber);
  await inTransaction(db, (tx) => anonymisePurchases(tx, ana.id));
  const after = await readOrderRow(shop, placed.orderNumber);
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
  expect(await readOrderData(db, ana.id)).toEqual([]);
});
