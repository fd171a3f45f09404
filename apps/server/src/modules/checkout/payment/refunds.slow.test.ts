import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { requestRefund, markRefundSent, refundMoney, listManualRefunds, listRefunds } from '#modules/payments';
import { orderEvents, orders } from '#tables/orders';
import { payments, refunds } from '#tables/payments';
import { test as databaseTest } from '#testing/database';
import { openBankedShop, type BankedShop } from '#testing/test-bank';
import { readyForm, shopIds } from '#testing/test-shop';
import { inTransaction } from '#platform/transaction';
import type { PlacedOrder } from '../contract.ts';

const test = databaseTest.extend<{ bank: BankedShop }>({
  bank: async ({ database }, use) => {
    const bank = await openBankedShop(database);
    await use(bank);
    await bank.close();
  },
});

/** An order of a country, paid online or in cash. */
const bought = async (bank: BankedShop, country: 'SI' | 'BD', paymentMethod: string): Promise<PlacedOrder> => {
  const { shop } = bank;
  const cart = await shop.createCart(shopIds[country], { garment: await shop.garment() });
  const { data } = await shop.order(cart.id, readyForm(country, { paymentMethod }));
  if (data.payUrl) await bank.press(data.payUrl, 'pay');
  await shop.runJobs();
  return data;
};
const readOrder = async ({ shop }: BankedShop, { orderNumber }: PlacedOrder) =>
  (await shop.database.db.select().from(orders).where(eq(orders.orderNumber, orderNumber)))[0];
const refund = ({ shop }: BankedShop, { orderNumber: reference, currency }: PlacedOrder, amount: number, cause: string) =>
  inTransaction(shop.database.db, (tx) => refundMoney(tx, { reference, currency, amount, cause, payOut: { name: 'Ana Novak', iban: 'SI56' } }));
const control = async (bank: BankedShop, settings: object) =>
  (await fetch(`http://127.0.0.1:${bank.shop.services.config.sandboxPort}/control`, { method: 'POST', body: JSON.stringify(settings) })).json();

test.for([
  ['SI', 'card', 'stripe', 'eur'],
  ['BD', 'sslcommerz', 'sslcommerz', 'bdt'],
] as const)(
  'a payment in %s by %s is refunded in parts, each once, and never more than was paid',
  async ([country, method, provider, currency], { bank }) => {
    const order = await bought(bank, country, method);
    const total = (await readOrder(bank, order))?.total ?? 0;
    await refund(bank, order, 500, 'return RET-1');
    await refund(bank, order, 500, 'return RET-1');
    await bank.shop.runJobs();
    expect(await readOrder(bank, order)).toMatchObject({ status: 'CONFIRMED', paymentStatus: 'PARTIALLY_REFUNDED' });
    await expect(refund(bank, order, total - 499, 'return RET-2')).rejects.toMatchObject({ code: 'RefundTooLarge' });
    await refund(bank, order, total - 500, 'return RET-3');
    await bank.shop.runJobs();
    expect(await readOrder(bank, order)).toMatchObject({ paymentStatus: 'REFUNDED' });
    expect(await listRefunds(bank.shop.database.db, order.orderNumber)).toMatchObject([
      { amount: 500, status: 'done', payOut: null },
      { amount: total - 500, status: 'done' },
    ]);
    expect(await control(bank, {})).toMatchObject({ [provider]: { [currency]: { paid: total, refunded: total } } });
  },
);

test('a lost response, twenty concurrent attempts and an unreachable provider refund once', async ({ bank }) => {
  const { db } = bank.shop.database;
  const { config } = bank.shop.services;
  const order = await bought(bank, 'SI', 'card');
  const { id } = await refund(bank, order, 700, 'return RET-1');
  await control(bank, { isDown: true });
  await expect(requestRefund(db, config, id)).rejects.toThrow();
  await control(bank, { isDown: false, loseAnswers: 1 });
  await requestRefund(db, config, id).catch(() => undefined);
  await Promise.all(Array.from({ length: 20 }, () => requestRefund(db, config, id)));
  await bank.shop.runJobs();
  expect(await listRefunds(db, order.orderNumber)).toMatchObject([{ status: 'done', amount: 700 }]);
  expect(await control(bank, {})).toMatchObject({ stripe: { eur: { refunded: 700 } } });
});

test('a pending refund is checked until it has arrived', async ({ bank }) => {
  const { db } = bank.shop.database;
  const order = await bought(bank, 'BD', 'sslcommerz');
  await control(bank, { refunds: 'pending' });
  const { id } = await refund(bank, order, 700, 'return RET-1');
  await bank.shop.runJobs();
  expect(await listRefunds(db, order.orderNumber)).toMatchObject([{ status: 'due', providerRef: expect.any(String) as string }]);
  expect(await readOrder(bank, order)).toMatchObject({ paymentStatus: 'PAID' });
  await control(bank, { refunds: 'done' });
  await requestRefund(db, bank.shop.services.config, id);
  await bank.shop.runJobs();
  expect(await readOrder(bank, order)).toMatchObject({ paymentStatus: 'PARTIALLY_REFUNDED' });
});

test('a refund that the provider refuses waits for a manual transfer', async ({ bank }) => {
  const { db } = bank.shop.database;
  const order = await bought(bank, 'SI', 'card');
  await control(bank, { refunds: 'refuse' });
  const { id } = await refund(bank, order, 700, 'return RET-1');
  await bank.shop.runJobs();
  expect(await listManualRefunds(db)).toMatchObject([{ provider: 'stripe', refund: { id, status: 'refused', payOut: { iban: 'SI56' } } }]);
  await markRefundSent(db, id, { by: 'mira', bankRef: 'TX-7' });
  await markRefundSent(db, id, { by: 'mira', bankRef: 'TX-8' });
  await bank.shop.runJobs();
  expect(await listManualRefunds(db)).toEqual([]);
  expect(await listRefunds(db, order.orderNumber)).toMatchObject([{ status: 'done', endedBy: 'mira', providerRef: 'TX-7', payOut: null }]);
  expect(await readOrder(bank, order)).toMatchObject({ paymentStatus: 'PARTIALLY_REFUNDED' });
});

test('a cash order is refunded by hand, and the bank account is deleted afterwards', async ({ bank }) => {
  const { db } = bank.shop.database;
  const order = await bought(bank, 'SI', 'cod');
  await db.update(orders).set({ paymentStatus: 'PAID' }).where(eq(orders.orderNumber, order.orderNumber));
  const total = (await readOrder(bank, order))?.total ?? 0;
  const { id } = await refund(bank, order, total, 'return RET-1');
  await bank.shop.runJobs();
  expect(await listManualRefunds(db)).toMatchObject([{ provider: null, refund: { id, status: 'due', payOut: { name: 'Ana Novak' } } }]);
  await markRefundSent(db, id, { by: 'mira' });
  await bank.shop.runJobs();
  expect(await listRefunds(db, order.orderNumber)).toMatchObject([{ status: 'done', payOut: null }]);
  expect(await readOrder(bank, order)).toMatchObject({ paymentStatus: 'REFUNDED' });
});

test("a payment after the buyer's cancellation is refunded, and the order history shows both", async ({ bank }) => {
  const { db } = bank.shop.database;
  const cart = await bank.shop.createCart(shopIds.BD, { garment: await bank.shop.garment() });
  const { data: order } = await bank.shop.order(cart.id, readyForm('BD', { paymentMethod: 'sslcommerz' }));
  // The state that `cancelOrder` leaves: SSLCommerz cannot close its page, so it may still be paid.
  await db.update(payments).set({ status: 'expired', outcome: 'replaced' });
  await db.update(orders).set({ status: 'CANCELLED', paymentStatus: 'FAILED' });
  await bank.press(order.payUrl ?? '', 'pay');
  await bank.shop.runJobs();
  const row = await readOrder(bank, order);
  expect(row).toMatchObject({ status: 'CANCELLED', paymentStatus: 'REFUNDED' });
  expect(await db.select().from(payments)).toMatchObject([{ status: 'paid', outcome: 'refunded' }]);
  const statusChanges = await db.select({ to: orderEvents.to }).from(orderEvents).where(eq(orderEvents.kind, 'payment')).orderBy(orderEvents.id);
  expect(statusChanges.map(({ to }) => to).slice(-2)).toEqual(['PAID', 'REFUNDED']);
  expect(await db.select().from(refunds)).toMatchObject([{ status: 'done' }]);
});
