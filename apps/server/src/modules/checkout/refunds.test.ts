import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { giveBack, markRefundSent, refundMoney, refundsByHand, refundsOf } from '#modules/payments';
import { orderEvents, orders } from '#tables/orders';
import { payments, refunds } from '#tables/payments';
import { test as databaseTest } from '#testing/database';
import { openBankedShop, type BankedShop } from '#testing/test-bank';
import { readyForm, shopIds } from '#testing/test-shop';
import { inTransaction } from '#platform/transaction';
import type { PlacedOrder } from './contract.ts';

const test = databaseTest.extend<{ bank: BankedShop }>({
  bank: async ({ database }, use) => {
    const bank = await openBankedShop(database);
    await use(bank);
    await bank.close();
  },
});

/** An order of a country that has been paid online, or is paid in cash. */
const bought = async (bank: BankedShop, country: 'SI' | 'BD', paymentMethod: string): Promise<PlacedOrder> => {
  const { shop } = bank;
  const cart = await shop.cartWith(shopIds[country], { garment: await shop.garment() });
  const { data } = await shop.order(cart.id, readyForm(country, { paymentMethod }));
  if (data.payUrl) await bank.press(data.payUrl, 'pay');
  await shop.runJobs();
  return data;
};
const orderOf = async ({ shop }: BankedShop, { orderNumber }: PlacedOrder) =>
  (await shop.database.db.select().from(orders).where(eq(orders.orderNumber, orderNumber)))[0];
const refund = ({ shop }: BankedShop, { orderNumber: reference, currency }: PlacedOrder, amount: number, cause: string) =>
  inTransaction(shop.database.db, (tx) => refundMoney(tx, { reference, currency, amount, cause, payOut: { name: 'Ana Novak', iban: 'SI56' } }));
const control = async (bank: BankedShop, settings: object) =>
  (await fetch(`http://127.0.0.1:${bank.shop.services.config.sandboxPort}/control`, { method: 'POST', body: JSON.stringify(settings) })).json();

test.for([
  ['SI', 'card', 'stripe', 'eur'],
  ['BD', 'sslcommerz', 'sslcommerz', 'bdt'],
] as const)(
  'what was paid in %s by %s goes back in parts, each once, and never more than came',
  async ([country, method, provider, currency], { bank }) => {
    const order = await bought(bank, country, method);
    const total = (await orderOf(bank, order))?.total ?? 0;
    await refund(bank, order, 500, 'return RET-1');
    await refund(bank, order, 500, 'return RET-1');
    await bank.shop.runJobs();
    expect(await orderOf(bank, order)).toMatchObject({ status: 'CONFIRMED', paymentStatus: 'PARTIALLY_REFUNDED' });
    await expect(refund(bank, order, total - 499, 'return RET-2')).rejects.toMatchObject({ code: 'RefundTooLarge' });
    await refund(bank, order, total - 500, 'return RET-3');
    await bank.shop.runJobs();
    expect(await orderOf(bank, order)).toMatchObject({ paymentStatus: 'REFUNDED' });
    expect(await refundsOf(bank.shop.database.db, order.orderNumber)).toMatchObject([
      { amount: 500, status: 'done', payOut: null },
      { amount: total - 500, status: 'done' },
    ]);
    expect(await control(bank, {})).toMatchObject({ [provider]: { [currency]: { paid: total, refunded: total } } });
  },
);

test('an answer that is lost, twenty tries at once and a provider that is away give back once', async ({ bank }) => {
  const { db } = bank.shop.database;
  const { config } = bank.shop.services;
  const order = await bought(bank, 'SI', 'card');
  const { id } = await refund(bank, order, 700, 'return RET-1');
  await control(bank, { isDown: true });
  await expect(giveBack(db, config, id)).rejects.toThrow();
  await control(bank, { isDown: false, loseAnswers: 1 });
  await giveBack(db, config, id).catch(() => undefined);
  await Promise.all(Array.from({ length: 20 }, () => giveBack(db, config, id)));
  await bank.shop.runJobs();
  expect(await refundsOf(db, order.orderNumber)).toMatchObject([{ status: 'done', amount: 700 }]);
  expect(await control(bank, {})).toMatchObject({ stripe: { eur: { refunded: 700 } } });
});

test('one that is on its way is asked after until it has arrived', async ({ bank }) => {
  const { db } = bank.shop.database;
  const order = await bought(bank, 'BD', 'sslcommerz');
  await control(bank, { refunds: 'pending' });
  const { id } = await refund(bank, order, 700, 'return RET-1');
  await bank.shop.runJobs();
  expect(await refundsOf(db, order.orderNumber)).toMatchObject([{ status: 'due', providerRef: expect.any(String) as string }]);
  expect(await orderOf(bank, order)).toMatchObject({ paymentStatus: 'PAID' });
  await control(bank, { refunds: 'done' });
  await giveBack(db, bank.shop.services.config, id);
  await bank.shop.runJobs();
  expect(await orderOf(bank, order)).toMatchObject({ paymentStatus: 'PARTIALLY_REFUNDED' });
});

test('what a provider refuses waits for somebody who sends it by hand', async ({ bank }) => {
  const { db } = bank.shop.database;
  const order = await bought(bank, 'SI', 'card');
  await control(bank, { refunds: 'refuse' });
  const { id } = await refund(bank, order, 700, 'return RET-1');
  await bank.shop.runJobs();
  expect(await refundsByHand(db)).toMatchObject([{ provider: 'stripe', refund: { id, status: 'refused', payOut: { iban: 'SI56' } } }]);
  await markRefundSent(db, id, { by: 'mira', bankRef: 'TX-7' });
  await markRefundSent(db, id, { by: 'mira', bankRef: 'TX-8' });
  await bank.shop.runJobs();
  expect(await refundsByHand(db)).toEqual([]);
  expect(await refundsOf(db, order.orderNumber)).toMatchObject([{ status: 'done', endedBy: 'mira', providerRef: 'TX-7', payOut: null }]);
  expect(await orderOf(bank, order)).toMatchObject({ paymentStatus: 'PARTIALLY_REFUNDED' });
});

test('cash goes back by hand, and where it goes is forgotten once it is there', async ({ bank }) => {
  const { db } = bank.shop.database;
  const order = await bought(bank, 'SI', 'cod');
  await db.update(orders).set({ paymentStatus: 'PAID' }).where(eq(orders.orderNumber, order.orderNumber));
  const total = (await orderOf(bank, order))?.total ?? 0;
  const { id } = await refund(bank, order, total, 'return RET-1');
  await bank.shop.runJobs();
  expect(await refundsByHand(db)).toMatchObject([{ provider: null, refund: { id, status: 'due', payOut: { name: 'Ana Novak' } } }]);
  await markRefundSent(db, id, { by: 'mira' });
  await bank.shop.runJobs();
  expect(await refundsOf(db, order.orderNumber)).toMatchObject([{ status: 'done', payOut: null }]);
  expect(await orderOf(bank, order)).toMatchObject({ paymentStatus: 'REFUNDED' });
});

test('money that comes after its buyer has given the order up goes back, and the order’s life tells both', async ({ bank }) => {
  const { db } = bank.shop.database;
  const cart = await bank.shop.cartWith(shopIds.BD, { garment: await bank.shop.garment() });
  const { data: order } = await bank.shop.order(cart.id, readyForm('BD', { paymentMethod: 'sslcommerz' }));
  // As `cancelOrder` leaves it: SSLCommerz cannot end its page, so somebody may still pay there.
  await db.update(payments).set({ status: 'expired', outcome: 'replaced' });
  await db.update(orders).set({ status: 'CANCELLED', paymentStatus: 'FAILED' });
  await bank.press(order.payUrl ?? '', 'pay');
  await bank.shop.runJobs();
  const row = await orderOf(bank, order);
  expect(row).toMatchObject({ status: 'CANCELLED', paymentStatus: 'REFUNDED' });
  expect(await db.select().from(payments)).toMatchObject([{ status: 'paid', outcome: 'refunded' }]);
  const told = await db.select({ to: orderEvents.to }).from(orderEvents).where(eq(orderEvents.life, 'payment')).orderBy(orderEvents.id);
  expect(told.map(({ to }) => to).slice(-2)).toEqual(['PAID', 'REFUNDED']);
  expect(await db.select().from(refunds)).toMatchObject([{ status: 'done' }]);
});
