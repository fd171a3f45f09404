import { afterEach, expect } from 'vitest';
import { setClock } from '#kit/clock';
import { refundMoney } from '#modules/payments';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { orders } from '#tables/orders';
import { payments, refunds } from '#tables/payments';
import type { PlacedOrder } from '#server/contract';
import { jobs } from '#server/jobs';
import { reconcileShop } from '#server/reconcile/reconcile-shop';
import { test as databaseTest } from '../database.ts';
import { openSlowConnection, type SlowConnection } from '../inputs/slow-connection.ts';
import { openBankedShop, type BankedShop } from '../test-bank.ts';
import { readyForm, shopIds, type ApiResponse } from '../test-shop.ts';

const SHOPPERS = 20;

const test = databaseTest.extend<{ bank: BankedShop; line: SlowConnection; slowBank: BankedShop }>({
  bank: async ({ database }, use) => {
    const bank = await openBankedShop(database);
    await use(bank);
    await bank.close();
  },
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads what a fixture needs from this pattern
  line: async ({}, use) => {
    const line = await openSlowConnection();
    await use(line);
    await line.close();
  },
  slowBank: async ({ database, line }, use) => {
    const bank = await openBankedShop(database, { STRIPE_API_BASE: line.url });
    line.setTargetPort(bank.shop.services.config.sandboxPort);
    await use(bank);
    await bank.close();
  },
});

let restoreClock = () => {};
afterEach(() => restoreClock());

/** Runs the payment checks of the scheduler as if some minutes had passed. */
async function minutesLater({ shop }: BankedShop, minutes: number): Promise<void> {
  restoreClock = setClock(() => new Date(Date.now() + minutes * 60_000));
  for (const name of ['check-payments', 'check-refunds']) {
    const job = jobs.find((known) => known.name === name);
    await job?.run(shop.services, {} as never, { id: name, signal: new AbortController().signal });
  }
  await shop.runJobs();
}

/** Controls the gateway's behaviour. @returns the amounts paid and refunded by currency, in minor units */
async function setUpBank({ shop }: BankedShop, settings: Record<string, unknown> = {}) {
  const response = await fetch(`http://127.0.0.1:${shop.services.config.sandboxPort}/control`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(settings),
  });
  return (await response.json()) as { held: number; stripe: Record<string, { paid: number; refunded: number }> };
}

/** Prepares shoppers with carts. @returns a function per shopper that presses the order button, repeatedly if called again */
async function prepareShoppers(
  { shop }: BankedShop,
  paymentMethod: 'card' | 'cod' = 'card',
  count = SHOPPERS,
): Promise<(() => Promise<ApiResponse<PlacedOrder>>)[]> {
  const garment = await shop.garment({ stock: 10 * count });
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const cart = await shop.createCart(shopIds.SI, { garment, quantity: 1 + (index % 3) });
      return () => shop.order(cart.id, readyForm('SI', { paymentMethod, email: `${paymentMethod}-${index}@example.si` }));
    }),
  );
}

const all = <Thing, Answer>(items: readonly Thing[], work: (item: Thing) => Promise<Answer>): Promise<Answer[]> => Promise.all(items.map(work));
const returnFromPayment = ({ shop }: BankedShop, payUrl: string) =>
  shop.call<{ outcome: string }>('POST', 'checkout/payment-return', { sessionId: new URL(payUrl).pathname.split('/').at(-1) });

/** Asserts that every order exists once and is paid once, and that there are no discrepancies, also with the gateway. */
/** The reports are counted every five minutes, so they may wait for their count. */
const listDiscrepancies = async (db: Db) =>
  (await reconcileShop(db)).discrepancies.filter(({ rule, isWaiting }) => !(isWaiting && rule.startsWith('report-')));

async function expectAllPaid(bank: BankedShop, count = SHOPPERS): Promise<void> {
  const { db } = bank.shop.database;
  const placed = await db.select().from(orders);
  const money = await db.select().from(payments);
  const accepted = money.filter(({ outcome }) => outcome === 'kept');
  const doubled = placed.length - count + (accepted.length - new Set(accepted.map(({ reference }) => reference)).size);
  console.log(`${count} checkouts: ${count - placed.length} lost, ${doubled} doubled, ${accepted.length} paid once`);
  expect(placed.filter(({ status, paymentStatus }) => status === 'CONFIRMED' && paymentStatus === 'PAID')).toHaveLength(count);
  expect(placed).toHaveLength(count);
  expect(accepted).toHaveLength(count);
  expect((await setUpBank(bank)).stripe.eur?.paid).toBe(accepted.reduce((sum, { amount }) => sum + amount, 0));
  expect(await listDiscrepancies(db)).toEqual([]);
}

test('an order survives an outage of the provider and is paid afterwards', async ({ bank }) => {
  const presses = await prepareShoppers(bank);
  await setUpBank(bank, { isDown: true });
  for (const { code } of await all(presses, (press) => press())) expect(code).toBe('PaymentNotAvailable');
  await setUpBank(bank, { isDown: false });
  const response = await all(presses, (press) => press());
  await setUpBank(bank, { messages: 'lose' });
  await all(response, ({ data }) => bank.press(data.payUrl ?? '', 'pay'));
  // The provider is down again when shoppers return: the page shows that the payment is being processed.
  await setUpBank(bank, { isDown: true });
  for (const { data } of await all(response.slice(0, 3), ({ data }) => returnFromPayment(bank, data.payUrl ?? '')))
    expect(data.outcome).toBe('processing');
  await setUpBank(bank, { isDown: false });
  await minutesLater(bank, 3);
  await expectAllPaid(bank);
});

test('a slow provider does not delay other shoppers', async ({ slowBank, line }) => {
  const cards = await prepareShoppers(slowBank, 'card', 14);
  const cash = await prepareShoppers(slowBank, 'cod', 14);
  let answered = 0;
  // More requests than the shop has database connections.
  const waiting = all(cards, async (press) => {
    const response = await press();
    answered += 1;
    return response;
  });
  await expect.poll(() => line.heldPayUrls().length).toBe(14);
  for (const { data } of await all(cash, (press) => press())) expect(data.status).toBe('CONFIRMED');
  expect(answered).toBe(0);
  line.letThrough();
  for (const { data } of await waiting) expect(data.payUrl).toContain('/pay/');
  console.log(`14 checkouts by card waited for the provider; 14 in cash were placed meanwhile`);
});

test('a session whose answer is lost is found again, and no order has two', async ({ bank }) => {
  const presses = await prepareShoppers(bank);
  // The library tries three times: most requests succeed, and some shoppers press again.
  await setUpBank(bank, { loseAnswers: 2 * SHOPPERS });
  const payUrls = await all(presses, async (press) => {
    for (;;) {
      const { data, code } = await press();
      if (code === '') return data.payUrl ?? '';
      expect(code).toBe('PaymentNotAvailable');
    }
  });
  expect(new Set(payUrls).size).toBe(SHOPPERS);
  await all(payUrls, (payUrl) => bank.press(payUrl, 'pay'));
  await bank.shop.runJobs();
  await expectAllPaid(bank);
});

test('a refund whose answer is lost is paid back once', async ({ bank }) => {
  const { db } = bank.shop.database;
  await all(await prepareShoppers(bank), async (press) => bank.press((await press()).data.payUrl ?? '', 'pay'));
  await bank.shop.runJobs();
  const accepted = await db.select().from(payments);
  await setUpBank(bank, { loseAnswers: 2 * SHOPPERS });
  for (const { reference, currency } of accepted)
    await inTransaction(db, (tx) => refundMoney(tx, { reference, currency, amount: 500, cause: `return of ${reference}` }));
  // The job without an answer fails, as it does in the shop.
  await bank.shop.runJobs().catch(() => undefined);
  for (const minutes of [16, 32, 48, 64]) await minutesLater(bank, minutes);
  const given = await db.select().from(refunds);
  console.log(`${accepted.length} refunds with lost answers: ${given.filter(({ status }) => status === 'done').length} done, none twice`);
  expect(given.map(({ status }) => status)).toEqual(accepted.map(() => 'done'));
  expect((await setUpBank(bank)).stripe.eur?.refunded).toBe(accepted.length * 500);
  expect(await listDiscrepancies(db)).toEqual([]);
});

test("an order is paid once if the provider's message arrives before its answer about the session", async ({ slowBank, line }) => {
  const placed = all(await prepareShoppers(slowBank, 'card', 10), (press) => press());
  await expect.poll(() => line.heldPayUrls().length).toBe(10);
  await all(line.heldPayUrls(), (payUrl) => slowBank.press(payUrl, 'pay'));
  expect(slowBank.messages).toHaveLength(10);
  line.letThrough();
  await placed;
  await slowBank.shop.runJobs();
  await minutesLater(slowBank, 3);
  await expectAllPaid(slowBank, 10);
});

test('an order is paid once if each message arrives ten times at once', async ({ bank }) => {
  await setUpBank(bank, { copies: 10 });
  await all(await prepareShoppers(bank), async (press) => bank.press((await press()).data.payUrl ?? '', 'pay'));
  expect(bank.messages.length).toBeGreaterThanOrEqual(10 * SHOPPERS);
  await bank.shop.runJobs();
  await expectAllPaid(bank);
});

test('an order is paid once if messages arrive ten times in reverse order', async ({ bank }) => {
  await setUpBank(bank, { messages: 'hold', copies: 10 });
  await all(await prepareShoppers(bank, 'card', 10), async (press) => {
    const { data } = await press();
    await fetch(data.payUrl ?? '', {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'outcome=later',
    });
  });
  // The gateway's decision takes a moment; then each payment has two messages.
  await expect.poll(async () => (await setUpBank(bank)).held).toBe(20);
  await setUpBank(bank, { release: 'reversed' });
  await bank.shop.runJobs();
  await expectAllPaid(bank, 10);
});

test("without any message the shop's own status checks find all payments", async ({ bank }) => {
  await setUpBank(bank, { messages: 'lose' });
  await all(await prepareShoppers(bank), async (press) => bank.press((await press()).data.payUrl ?? '', 'pay'));
  await minutesLater(bank, 3);
  expect(bank.messages).toEqual([]);
  await expectAllPaid(bank);
});
