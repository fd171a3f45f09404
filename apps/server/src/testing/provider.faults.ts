import { afterEach, expect } from 'vitest';
import { setClock } from '#kit/clock';
import { refundMoney } from '#modules/payments';
import { inTransaction } from '#platform/transaction';
import { orders } from '#tables/orders';
import { payments, refunds } from '#tables/payments';
import type { PlacedOrder } from '../contract.ts';
import { jobs } from '../jobs.ts';
import { reconcileShop } from '../reconcile/reconcile-shop.ts';
import { test as databaseTest } from './database.ts';
import { openSlowLine, type SlowLine } from './slow-line.ts';
import { openBankedShop, type BankedShop } from './test-bank.ts';
import { readyForm, shopIds, type Answer } from './test-shop.ts';

const SHOPPERS = 20;

const test = databaseTest.extend<{ bank: BankedShop; line: SlowLine; slowBank: BankedShop }>({
  bank: async ({ database }, use) => {
    const bank = await openBankedShop(database);
    await use(bank);
    await bank.close();
  },
  // eslint-disable-next-line no-empty-pattern -- Vitest reads what a fixture needs from this pattern
  line: async ({}, use) => {
    const line = await openSlowLine();
    await use(line);
    await line.close();
  },
  slowBank: async ({ database, line }, use) => {
    const bank = await openBankedShop(database, { STRIPE_API_BASE: line.url });
    line.leadsTo(bank.shop.services.config.sandboxPort);
    await use(bank);
    await bank.close();
  },
});

let restoreClock = () => {};
afterEach(() => restoreClock());

/** What the clockwork does once a minute, so many minutes later. */
async function minutesLater({ shop }: BankedShop, minutes: number): Promise<void> {
  restoreClock = setClock(() => new Date(Date.now() + minutes * 60_000));
  for (const name of ['check-payments', 'check-refunds']) {
    const job = jobs.find((known) => known.name === name);
    await job?.run(shop.services, {} as never, { id: name, signal: new AbortController().signal });
  }
  await shop.runJobs();
}

/** Tells the bank how to behave. @returns what it has taken and given back, by currency in minor units */
async function tellBank({ shop }: BankedShop, settings: Record<string, unknown> = {}) {
  const answer = await fetch(`http://127.0.0.1:${shop.services.config.sandboxPort}/control`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(settings),
  });
  return (await answer.json()) as { held: number; stripe: Record<string, { paid: number; refunded: number }> };
}

/** Shoppers with a cart each, ready to press the button, and to press it again. */
async function crowd(
  { shop }: BankedShop,
  paymentMethod: 'card' | 'cod' = 'card',
  count = SHOPPERS,
): Promise<(() => Promise<Answer<PlacedOrder>>)[]> {
  const garment = await shop.garment({ stock: 10 * count });
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const cart = await shop.cartWith(shopIds.SI, { garment, quantity: 1 + (index % 3) });
      return () => shop.order(cart.id, readyForm('SI', { paymentMethod, email: `${paymentMethod}-${index}@example.si` }));
    }),
  );
}

const all = <Thing, Answer>(things: readonly Thing[], work: (thing: Thing) => Promise<Answer>): Promise<Answer[]> => Promise.all(things.map(work));
const comeBack = ({ shop }: BankedShop, payUrl: string) =>
  shop.call<{ outcome: string }>('POST', 'checkout/payment-return', { sessionId: new URL(payUrl).pathname.split('/').at(-1) });

/** The end of each story: every order stands once and is paid once, and all books agree, the bank's too. */
async function expectAllPaid(bank: BankedShop, count = SHOPPERS): Promise<void> {
  const { db } = bank.shop.database;
  const placed = await db.select().from(orders);
  const money = await db.select().from(payments);
  const kept = money.filter(({ outcome }) => outcome === 'kept');
  const doubled = placed.length - count + (kept.length - new Set(kept.map(({ reference }) => reference)).size);
  console.log(`${count} checkouts: ${count - placed.length} lost, ${doubled} doubled, ${kept.length} paid once`);
  expect(placed.filter(({ status, paymentStatus }) => status === 'CONFIRMED' && paymentStatus === 'PAID')).toHaveLength(count);
  expect(placed).toHaveLength(count);
  expect(kept).toHaveLength(count);
  expect((await tellBank(bank)).stripe.eur?.paid).toBe(kept.reduce((sum, { amount }) => sum + amount, 0));
  expect((await reconcileShop(db)).findings).toEqual([]);
}

test('a provider that is down takes nobody his order: it stands, and is paid once the provider is back', async ({ bank }) => {
  const presses = await crowd(bank);
  await tellBank(bank, { isDown: true });
  for (const { code } of await all(presses, (press) => press())) expect(code).toBe('PaymentNotAvailable');
  await tellBank(bank, { isDown: false });
  const answers = await all(presses, (press) => press());
  await tellBank(bank, { messages: 'lose' });
  await all(answers, ({ data }) => bank.press(data.payUrl ?? '', 'pay'));
  // Down again while they come back: the page does not know yet, and says so.
  await tellBank(bank, { isDown: true });
  for (const { data } of await all(answers.slice(0, 3), ({ data }) => comeBack(bank, data.payUrl ?? ''))) expect(data.outcome).toBe('processing');
  await tellBank(bank, { isDown: false });
  await minutesLater(bank, 3);
  await expectAllPaid(bank);
});

test('a provider that is slow keeps nobody else waiting', async ({ slowBank, line }) => {
  const cards = await crowd(slowBank, 'card', 14);
  const cash = await crowd(slowBank, 'cod', 14);
  let answered = 0;
  // More of them than the shop has connections to its database.
  const waiting = all(cards, async (press) => {
    const answer = await press();
    answered += 1;
    return answer;
  });
  await expect.poll(() => line.heldPayUrls().length, { timeout: 15_000 }).toBe(14);
  for (const { data } of await all(cash, (press) => press())) expect(data.status).toBe('CONFIRMED');
  expect(answered).toBe(0);
  line.letThrough();
  for (const { data } of await waiting) expect(data.payUrl).toContain('/pay/');
  console.log(`14 checkouts by card waited for the provider; 14 in cash were placed meanwhile`);
});

test('a session whose answer is lost is found again: nobody has two', async ({ bank }) => {
  const presses = await crowd(bank);
  // The library asks three times; most get through, some have to press again.
  await tellBank(bank, { loseAnswers: 2 * SHOPPERS });
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

test('a refund whose answer is lost goes back once', async ({ bank }) => {
  const { db } = bank.shop.database;
  await all(await crowd(bank), async (press) => bank.press((await press()).data.payUrl ?? '', 'pay'));
  await bank.shop.runJobs();
  const kept = await db.select().from(payments);
  await tellBank(bank, { loseAnswers: 2 * SHOPPERS });
  for (const { reference, currency } of kept)
    await inTransaction(db, (tx) => refundMoney(tx, { reference, currency, amount: 500, cause: `return of ${reference}` }));
  // The job that has no answer fails, as it does in the shop.
  await bank.shop.runJobs().catch(() => undefined);
  for (const minutes of [16, 32, 48, 64]) await minutesLater(bank, minutes);
  const given = await db.select().from(refunds);
  console.log(`${kept.length} refunds with lost answers: ${given.filter(({ status }) => status === 'done').length} done, none twice`);
  expect(given.map(({ status }) => status)).toEqual(kept.map(() => 'done'));
  expect((await tellBank(bank)).stripe.eur?.refunded).toBe(kept.length * 500);
  expect((await reconcileShop(db)).findings).toEqual([]);
});

test("the provider's message comes before its answer about the session", async ({ slowBank, line }) => {
  const placed = all(await crowd(slowBank, 'card', 10), (press) => press());
  await expect.poll(() => line.heldPayUrls().length, { timeout: 15_000 }).toBe(10);
  await all(line.heldPayUrls(), (payUrl) => slowBank.press(payUrl, 'pay'));
  expect(slowBank.messages).toHaveLength(10);
  line.letThrough();
  await placed;
  await slowBank.shop.runJobs();
  await minutesLater(slowBank, 3);
  await expectAllPaid(slowBank, 10);
});

test('each message comes ten times at once', async ({ bank }) => {
  await tellBank(bank, { copies: 10 });
  await all(await crowd(bank), async (press) => bank.press((await press()).data.payUrl ?? '', 'pay'));
  expect(bank.messages.length).toBeGreaterThanOrEqual(10 * SHOPPERS);
  await bank.shop.runJobs();
  await expectAllPaid(bank);
});

test('messages come ten times and the last one first', async ({ bank }) => {
  await tellBank(bank, { messages: 'hold', copies: 10 });
  await all(await crowd(bank, 'card', 10), async (press) => {
    const { data } = await press();
    await fetch(data.payUrl ?? '', {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'outcome=later',
    });
  });
  // The bank's verdict takes a while: then there are two messages of each.
  await expect.poll(async () => (await tellBank(bank)).held, { timeout: 15_000 }).toBe(20);
  await tellBank(bank, { release: 'reversed' });
  await bank.shop.runJobs();
  await expectAllPaid(bank, 10);
});

test('no message ever comes: our own question finds who has paid', async ({ bank }) => {
  await tellBank(bank, { messages: 'lose' });
  await all(await crowd(bank), async (press) => bank.press((await press()).data.payUrl ?? '', 'pay'));
  await minutesLater(bank, 3);
  expect(bank.messages).toEqual([]);
  await expectAllPaid(bank);
});
