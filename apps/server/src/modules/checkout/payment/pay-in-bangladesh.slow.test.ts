import { eq } from 'drizzle-orm';
import { afterEach, describe, expect } from 'vitest';
import { now, setClock } from '#kit/clock';
import { inbox } from '#platform/tables';
import { orders } from '#tables/orders';
import { paymentEvents, payments } from '#tables/payments';
import { stockLevels } from '#tables/catalog/stock';
import { checkPayment } from '#server/modules/payments/check-payment';
import { test as databaseTest } from '#testing/database';
import type { PaymentReturn, PlacedOrder } from '../contract.ts';
import { openBankedShop, type BankedShop } from '#testing/test-bank';
import { readyForm, shopIds, type TestGarment } from '#testing/test-shop';

const { BD } = shopIds;
const form = readyForm('BD', { paymentMethod: 'sslcommerz' });

const test = databaseTest.extend<{ bank: BankedShop }>({
  bank: async ({ database }, use) => {
    const bank = await openBankedShop(database);
    await use(bank);
    await bank.close();
  },
});

let restoreClock = () => {};
afterEach(() => restoreClock());
const minutesLater = (minutes: number) => {
  restoreClock = setClock(() => new Date(Date.now() + minutes * 60_000));
};

const placed = async ({ shop }: BankedShop, garment?: TestGarment) => {
  const cart = await shop.createCart(BD, { garment: garment ?? (await shop.garment({ stock: 3 })) });
  const response = await shop.order(cart.id, form, { returnUrl: 'http://bd.localhost:3000/bn' });
  expect(response).toMatchObject({ status: 201, data: { status: 'PENDING', currency: 'BDT' } });
  return response.data;
};
const orderRow = async ({ shop }: BankedShop, { orderNumber }: PlacedOrder) =>
  (await shop.database.db.select().from(orders).where(eq(orders.orderNumber, orderNumber)))[0];
const readHeldStock = async ({ shop }: BankedShop, { variantId }: TestGarment) =>
  (await shop.database.db.select().from(stockLevels).where(eq(stockLevels.variantId, variantId)))[0]?.held;
const checkPayments = async (bank: BankedShop) => {
  for (const payment of await bank.shop.database.db.select().from(payments))
    if (payment.nextCheckAt && payment.nextCheckAt <= now()) await checkPayment(bank.shop.database.db, bank.shop.services.config, payment);
  await bank.shop.runJobs();
};
/** The address and form with which the hosted page sends the browser back. */
const wayBack = async (payUrl: string | null, outcome: string) => {
  const page = await fetch(payUrl ?? '', { method: 'POST', body: new URLSearchParams({ outcome }) });
  const html = await page.text();
  const fields = [...html.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']): [string, string] => [name, value]);
  return { url: /action="([^"]*)"/.exec(html)?.[1], body: new URLSearchParams(fields).toString() };
};
/** Returns as a browser does: exchanges the form for a token, the token for the session, and reads the payment's state. */
const comeBack = async ({ shop }: BankedShop, body: string) => {
  const { data } = await shop.call<{ token: string }>('POST', 'checkout/ssl-return', { body });
  const redeemed = await shop.call<{ sessionId: string }>('POST', 'checkout/ssl-return/session', data);
  expect(await shop.call('POST', 'checkout/ssl-return/session', data)).toMatchObject({ status: 404 });
  return (await shop.call<PaymentReturn>('POST', 'checkout/payment-return', redeemed.data)).data;
};
const send = async ({ shop }: BankedShop, body: string) =>
  shop.app.request('/api/payments/sslcommerz/ipn', { method: 'POST', body, headers: { 'content-type': 'application/x-www-form-urlencoded' } });

test('an order from Dhaka is paid through SSLCommerz, and its signed IPN confirms it however often it is sent', async ({ bank }) => {
  const garment = await bank.shop.garment({ stock: 3 });
  const order = await placed(bank, garment);
  const { url, body } = await wayBack(order.payUrl, 'pay');
  expect(url).toBe('http://bd.localhost:3000/bn/SSLReturn');
  await bank.shop.runJobs();
  const confirmed = await orderRow(bank, order);
  expect(confirmed).toMatchObject({ status: 'CONFIRMED', paymentStatus: 'PAID', invoiceNumber: expect.stringMatching(/^BD-/) as string });

  const [message] = bank.messages;
  const responses = await Promise.all(Array.from({ length: 10 }, () => send(bank, message?.body ?? '')));
  expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(200));
  await bank.shop.runJobs();
  expect(await orderRow(bank, order)).toEqual(confirmed);
  expect(await readHeldStock(bank, garment)).toBe(0);
  expect(await comeBack(bank, body)).toMatchObject({ outcome: 'succeeded', orderNumber: order.orderNumber });
});

test("a form without SSLCommerz's signature opens no order, and a token opens it once", async ({ bank }) => {
  const order = await placed(bank);
  const { body } = await wayBack(order.payUrl, 'decline');
  const forged = body.replace(/status=\w+/, 'status=VALID');
  expect(await bank.shop.call('POST', 'checkout/ssl-return', { body: forged })).toMatchObject({ status: 400, code: 'InvalidSignature' });
  expect((await send(bank, forged)).status).toBe(400);
  expect(await bank.shop.call('POST', 'checkout/ssl-return/session', { token: 'guessed' })).toMatchObject({ status: 404 });
  expect(await orderRow(bank, order)).toMatchObject({ status: 'PENDING' });
  // No other route accepts a form.
  const form = { method: 'POST', body: 'a=1', headers: { 'content-type': 'application/x-www-form-urlencoded' } };
  expect((await bank.shop.app.request('/api/payments/stripe/webhook', form)).status).toBe(415);
});

describe('a declined payment', () => {
  test('a declined payment can be tried again on another page of the same order', async ({ bank }) => {
    const order = await placed(bank);
    expect(await comeBack(bank, (await wayBack(order.payUrl, 'decline')).body)).toMatchObject({ outcome: 'failed' });
    await bank.shop.runJobs();
    expect(await orderRow(bank, order)).toMatchObject({ status: 'PENDING' });
    const proof = { orderNumber: order.orderNumber, email: 'rafi@example.com' };
    const again = await bank.shop.call<PlacedOrder>('POST', 'orders/pay', proof);
    expect(again).toMatchObject({ status: 200, data: { orderNumber: order.orderNumber, total: order.total } });
    expect(again.data.payUrl).not.toBe(order.payUrl);
    // A second request returns the same page.
    expect((await bank.shop.call<PlacedOrder>('POST', 'orders/pay', proof)).data.payUrl).toBe(again.data.payUrl);
    await wayBack(again.data.payUrl, 'pay');
    await bank.shop.runJobs();
    expect(await orderRow(bank, order)).toMatchObject({ status: 'CONFIRMED', paymentStatus: 'PAID' });
    expect(await bank.shop.call('POST', 'orders/pay', proof)).toMatchObject({ status: 409, code: 'OrderCannotMove' });
    expect(await bank.shop.call('POST', 'orders/pay', { ...proof, email: 'other@example.com' })).toMatchObject({ code: 'OrderNotFound' });
  });

  test('an order without another attempt is cancelled when its time is over', async ({ bank }) => {
    const garment = await bank.shop.garment({ stock: 1 });
    const order = await placed(bank, garment);
    await wayBack(order.payUrl, 'cancel');
    await bank.shop.runJobs();
    minutesLater(30);
    await checkPayments(bank);
    expect(await orderRow(bank, order)).toMatchObject({ status: 'PENDING' });
    minutesLater(36);
    await checkPayments(bank);
    expect(await orderRow(bank, order)).toMatchObject({ status: 'CANCELLED', paymentStatus: 'FAILED' });
    expect(await readHeldStock(bank, garment)).toBe(0);
    const mails = await bank.shop.database.db.select().from(inbox).where(eq(inbox.recipient, 'rafi@example.com'));
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining(`${order.orderNumber} wasn’t paid`)]);
  });
});

test("a page that was never opened expires by the shop's own clock; a later payment there confirms the order while there is stock", async ({
  bank,
}) => {
  const order = await placed(bank);
  minutesLater(36);
  await checkPayments(bank);
  expect(await orderRow(bank, order)).toMatchObject({ status: 'CANCELLED' });
  await wayBack(order.payUrl, 'pay');
  await bank.shop.runJobs();
  expect(await orderRow(bank, order)).toMatchObject({ status: 'CONFIRMED', paymentStatus: 'PAID' });
});

test('a payment of another amount confirms nothing and waits for a manual review', async ({ bank }) => {
  const order = await placed(bank);
  const { body } = await wayBack(order.payUrl, 'wrong-amount');
  expect(await comeBack(bank, body)).toMatchObject({ outcome: 'processing' });
  await bank.shop.runJobs();
  expect(await orderRow(bank, order)).toMatchObject({ status: 'PENDING', paymentStatus: 'UNPAID' });
  const { listDoubtfulPayments: paymentsForPeople } = await import('#modules/payments');
  expect(await paymentsForPeople(bank.shop.database.db)).toMatchObject([{ reference: order.orderNumber, why: 'amount-differs' }]);
  // The message is acknowledged: repeating it would change nothing.
  const [message] = bank.messages;
  expect((await send(bank, message?.body ?? '')).status).toBe(200);
  const kept = await bank.shop.database.db.select().from(paymentEvents);
  expect(kept.map(({ type }) => type)).toEqual(expect.arrayContaining(['VALID', 'amount-differs']));
});

describe('a payment with high risk', () => {
  test('a payment with high risk waits for staff and can be accepted', async ({ bank }) => {
    const order = await placed(bank);
    expect(await comeBack(bank, (await wayBack(order.payUrl, 'risky')).body)).toMatchObject({ outcome: 'processing' });
    await bank.shop.runJobs();
    minutesLater(120);
    await checkPayments(bank);
    expect(await orderRow(bank, order)).toMatchObject({ status: 'PENDING', paymentStatus: 'PROCESSING' });
    const { decidePayment, listDoubtfulPayments: paymentsForPeople } = await import('#modules/payments');
    const { db } = bank.shop.database;
    const [waiting] = await paymentsForPeople(db);
    expect(waiting).toMatchObject({ reference: order.orderNumber, why: 'risky' });
    await decidePayment(db, waiting?.id ?? 0, 'take');
    await bank.shop.runJobs();
    expect(await orderRow(bank, order)).toMatchObject({ status: 'CONFIRMED', paymentStatus: 'PAID' });
    expect(await paymentsForPeople(db)).toEqual([]);
  });

  test('a payment with high risk can be refunded, which cancels the order', async ({ bank }) => {
    const garment = await bank.shop.garment({ stock: 1 });
    const order = await placed(bank, garment);
    await wayBack(order.payUrl, 'risky');
    await bank.shop.runJobs();
    const { decidePayment, listDoubtfulPayments: paymentsForPeople } = await import('#modules/payments');
    const { db } = bank.shop.database;
    await decidePayment(db, (await paymentsForPeople(db))[0]?.id ?? 0, 'give-back');
    await bank.shop.runJobs();
    expect(await orderRow(bank, order)).toMatchObject({ status: 'CANCELLED', paymentStatus: 'REFUNDED' });
    expect(await readHeldStock(bank, garment)).toBe(0);
    await expect(decidePayment(db, 1, 'take')).rejects.toMatchObject({ code: 'PaymentNotWaiting' });
  });
});
