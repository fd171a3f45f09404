import { eq, like } from 'drizzle-orm';
import { afterEach, expect } from 'vitest';
import { minutes, now, setClock } from '#kit/clock';
import { inbox } from '#platform/tables';
import { stockLevels } from '#tables/catalog/stock';
import { paymentMethods } from '#tables/countries';
import { orders } from '#tables/orders';
import { payments } from '#tables/payments';
import { test as databaseTest } from '#testing/database';
import { isWholeProof } from '#testing/proof-size';
import { openBankedShop, type BankedShop } from '#testing/test-bank';
import { readyForm, shopIds, type TestGarment } from '#testing/test-shop';
import { checkPayment } from '#server/modules/payments/check-payment';
import type { Order } from '#contracts/orders';
import type { PaymentReturn, PlacedOrder } from '../contract.ts';

const test = databaseTest.extend<{ bank: BankedShop }>({
  bank: async ({ database }, use) => {
    const bank = await openBankedShop(database);
    await bank.control({ verdicts: 'hold' });
    await use(bank);
    await bank.close();
  },
});

let restoreClock = () => {};
afterEach(() => restoreClock());
/** Sets the clock forward by minutes and runs the jobs that the scheduler runs once a minute. */
async function letMinutesPass({ shop }: BankedShop, minutes: number): Promise<void> {
  restoreClock = setClock(() => new Date(Date.now() + minutes * 60_000));
  for (const payment of await shop.database.db.select().from(payments).orderBy(payments.id))
    if (payment.nextCheckAt && payment.nextCheckAt <= now()) await checkPayment(shop.database.db, shop.services.config, payment);
  await shop.runJobs();
}

const providers = {
  stripe: { country: 'SI', countryId: shopIds.SI, method: 'card', email: 'ana@example.si', currency: 'eur' },
  sslcommerz: { country: 'BD', countryId: shopIds.BD, method: 'sslcommerz', email: 'rafi@example.com', currency: 'bdt' },
} as const;
type Provider = keyof typeof providers;

/** An order that waits for payment, with the data that the test needs to continue. */
interface Attempt {
  bank: BankedShop;
  provider: Provider;
  garment: TestGarment;
  cartId: string;
  orderNumber: string;
  payUrl: string;
  /** The amounts that the bank had received and refunded before, minor units. */
  before: Money;
}

interface Money {
  paid: number;
  refunded: number;
}

const STOCK = 2;

const readMoney = async (bank: BankedShop, provider: Provider): Promise<Money> =>
  (await bank.control({}))[provider][providers[provider].currency] ?? { paid: 0, refunded: 0 };

async function begin(bank: BankedShop, provider: Provider): Promise<Attempt> {
  const { country, countryId, method } = providers[provider];
  const garment = await bank.shop.garment({ stock: STOCK });
  const { id: cartId } = await bank.shop.createCart(countryId, { garment });
  const before = await readMoney(bank, provider);
  const { data } = await bank.shop.order(cartId, readyForm(country, { paymentMethod: method }));
  return { bank, provider, garment, cartId, orderNumber: data.orderNumber, payUrl: data.payUrl ?? '', before };
}

/** Presses a button of the hosted page, returns to the shop, and delivers the verdict and all webhooks. */
async function press(attempt: Attempt, payUrl: string, outcome: string): Promise<void> {
  const { bank } = attempt;
  await bank.press(payUrl, outcome);
  await bank.shop.runJobs();
  await readPaymentReturn(attempt);
  await bank.control({ release: 'verdicts' });
  await bank.shop.runJobs();
}

const buildProof = ({ orderNumber, provider }: Attempt) => ({ orderNumber, email: providers[provider].email });
const payAgain = (attempt: Attempt) => attempt.bank.shop.call<PlacedOrder>('POST', 'orders/pay', buildProof(attempt));
const changeToCash = ({ bank, cartId, provider }: Attempt) => bank.shop.order(cartId, readyForm(providers[provider].country));

/** Returns the content of the return page for the latest payment. */
async function readPaymentReturn({ bank, orderNumber }: Attempt): Promise<PaymentReturn> {
  const { db } = bank.shop.database;
  const rows = await db.select().from(payments).where(eq(payments.reference, orderNumber)).orderBy(payments.id);
  return (await bank.shop.call<PaymentReturn>('POST', 'checkout/payment-return', { sessionId: rows.at(-1)?.providerRef })).data;
}

/** Returns the state of an order as its shopper, the stock and the bank see it. */
async function standing(attempt: Attempt) {
  const { bank, garment, orderNumber, provider } = attempt;
  const { db } = bank.shop.database;
  const shownOutcome = (await readPaymentReturn(attempt)).outcome;
  await bank.shop.runJobs();
  const [order] = await db.select().from(orders).where(eq(orders.orderNumber, orderNumber));
  const [stock] = await db.select().from(stockLevels).where(eq(stockLevels.variantId, garment.variantId));
  const mails = await db
    .select()
    .from(inbox)
    .where(like(inbox.subject, `%${orderNumber}%`));
  const money = await readMoney(bank, provider);
  const { data: shown } = await bank.shop.call<Order>('POST', 'orders/track', buildProof(attempt));
  return {
    state: `${order?.status} ${order?.paymentStatus}`,
    shownOutcome,
    stock: { onHand: stock?.onHand, held: stock?.held },
    mails: mails.map(({ subject }) => subject.replace(orderNumber, 'ORDER')).sort(),
    canPay: shown.payUrl !== null,
    money: { paid: money.paid - attempt.before.paid, refunded: money.refunded - attempt.before.refunded },
  };
}

const [held, sold, free] = [
  { onHand: STOCK, held: 1 },
  { onHand: STOCK - 1, held: 0 },
  { onHand: STOCK, held: 0 },
];
const confirmation = 'Your Selvedge order ORDER';
const nothing = { paid: 0, refunded: 0 };
const payable = { state: 'PENDING UNPAID', shownOutcome: 'failed', stock: held, mails: [], canPay: true, money: nothing };
const inProcess = { ...payable, shownOutcome: 'processing', canPay: false, money: nothing };
const payOnDelivery = { state: 'CONFIRMED UNPAID', shownOutcome: 'failed', stock: sold, mails: [confirmation], canPay: false, money: nothing };
const cancelled = {
  state: 'CANCELLED FAILED',
  shownOutcome: 'failed',
  stock: free,
  mails: ['Your Selvedge order ORDER wasn’t paid'],
  canPay: false,
  money: nothing,
};
const paidOnce = (amount: number) => ({
  state: 'CONFIRMED PAID',
  shownOutcome: 'succeeded',
  stock: sold,
  mails: [confirmation],
  canPay: false,
  money: { paid: amount, refunded: 0 },
});

/** Minor units. */
const readTotal = async ({ bank, orderNumber }: Attempt): Promise<number> => {
  const [order] = await bank.shop.database.db.select().from(orders).where(eq(orders.orderNumber, orderNumber));
  return order?.total ?? 0;
};

const refusals: [Provider, string][] = [
  ['stripe', 'decline'],
  ['stripe', 'authentication-failed'],
  ['stripe', 'cancel'],
  ['stripe', 'later-refused'],
  ['stripe', 'expire'],
  ['sslcommerz', 'decline'],
  ['sslcommerz', 'cancel'],
  ['sslcommerz', 'later-refused'],
  ['sslcommerz', 'expire'],
];

/** The ways to continue after a refusal. Each starts with its own order. */
const sequels: ((attempt: Attempt, outcome: string) => Promise<void>)[] = [
  async function paysAtTheSecondTry(attempt) {
    const { status, data } = await payAgain(attempt);
    expect(status).toBe(200);
    await press(attempt, data.payUrl ?? '', 'pay');
    expect(await standing(attempt)).toEqual(paidOnce(await readTotal(attempt)));
    expect(await payAgain(attempt)).toMatchObject({ status: 409, code: 'OrderCannotMove' });
  },

  async function isRefusedTwiceAndPaysAtTheThirdTryByTheOrderButton(attempt, outcome) {
    await press(attempt, (await payAgain(attempt)).data.payUrl ?? '', outcome);
    expect(await standing(attempt)).toEqual(payable);
    const { country, method } = providers[attempt.provider];
    const third = await attempt.bank.shop.order(attempt.cartId, readyForm(country, { paymentMethod: method }));
    expect(third).toMatchObject({ status: 201, data: { orderNumber: attempt.orderNumber, paymentStatus: 'UNPAID' } });
    await press(attempt, third.data.payUrl ?? '', 'pay');
    expect(await standing(attempt)).toEqual(paidOnce(await readTotal(attempt)));
  },

  async function paysOnDeliveryInstead(attempt) {
    const placed = await changeToCash(attempt);
    expect(placed).toMatchObject({ status: 201, data: { orderNumber: attempt.orderNumber, status: 'CONFIRMED', payUrl: null } });
    expect(await standing(attempt)).toEqual(payOnDelivery);
    expect(await payAgain(attempt)).toMatchObject({ status: 409, code: 'OrderCannotMove' });
  },

  async function letsTheHoldEnd(attempt) {
    await letMinutesPass(attempt.bank, 30);
    expect(await standing(attempt)).toEqual(payable);
    await letMinutesPass(attempt.bank, 36);
    expect(await standing(attempt)).toEqual(cancelled);
    expect(await payAgain(attempt)).toMatchObject({ status: 409, code: 'OrderCannotMove' });
    await press(attempt, attempt.payUrl, 'pay');
    expect((await standing(attempt)).money).toEqual(nothing);
  },
];

/** Chooses the sequels of a refusal. The short run tries all of them after a declined payment, and one after each other refusal. */
function chooseSequels(provider: Provider, outcome: string): typeof sequels {
  if (isWholeProof || outcome === 'decline') return sequels;
  const index = refusals.findIndex((refusal) => refusal[0] === provider && refusal[1] === outcome);
  return sequels.filter((_, at) => at === index % sequels.length);
}

test.for(refusals)(
  'after "%s: %s" the order is paid at the second or third attempt or on delivery, or ends with its hold',
  async ([provider, outcome], { bank }) => {
    for (const continueWith of chooseSequels(provider, outcome)) {
      const attempt = await begin(bank, provider);
      await press(attempt, attempt.payUrl, outcome);
      expect(await standing(attempt), continueWith.name).toEqual(payable);
      await continueWith(attempt, outcome);
    }
  },
);

test.for<[Provider, string]>([
  ['stripe', 'pay'],
  ['stripe', 'later'],
  ['sslcommerz', 'pay'],
  ['sslcommerz', 'later'],
])('after "%s: %s" the order is paid once, and neither another attempt nor another method changes that', async ([provider, outcome], { bank }) => {
  const attempt = await begin(bank, provider);
  const { idempotencyKey: key } = await bank.shop.checkout(attempt.cartId);
  await press(attempt, attempt.payUrl, outcome);
  const paid = paidOnce(await readTotal(attempt));
  expect(await standing(attempt)).toEqual(paid);
  expect(await payAgain(attempt)).toMatchObject({ status: 409, code: 'OrderCannotMove' });
  const again = await bank.shop.order(attempt.cartId, readyForm(providers[provider].country), { key });
  expect(again).toMatchObject({ status: 201, data: { orderNumber: attempt.orderNumber, paymentStatus: 'PAID', payUrl: null } });
  expect(await standing(attempt)).toEqual(paid);
});

test.for<[Provider, string]>([
  ['stripe', 'later'],
  ['stripe', 'later-refused'],
  ['sslcommerz', 'later'],
  ['sslcommerz', 'later-refused'],
])('while the verdict of "%s: %s" is pending nothing is confirmed or paid a second time', async ([provider, outcome], { bank }) => {
  const attempt = await begin(bank, provider);
  await bank.press(attempt.payUrl, outcome);
  await bank.shop.runJobs();
  const waiting = { ...inProcess, state: 'PENDING PROCESSING' };
  expect(await standing(attempt)).toEqual(waiting);
  expect(await payAgain(attempt)).toMatchObject({ status: 409, code: 'OrderCannotMove' });
  expect(await changeToCash(attempt)).toMatchObject({
    status: 201,
    data: { orderNumber: attempt.orderNumber, status: 'PENDING', paymentStatus: 'PROCESSING', payUrl: null },
  });
  expect(await standing(attempt)).toEqual(waiting);
});

test.for<[string, string]>([
  ['risky', 'PENDING PROCESSING'],
  ['wrong-amount', 'PENDING UNPAID'],
])('while staff have to decide on "sslcommerz: %s" nothing is confirmed or paid a second time', async ([outcome, state], { bank }) => {
  const attempt = await begin(bank, 'sslcommerz');
  await press(attempt, attempt.payUrl, outcome);
  const { money, ...rest } = await standing(attempt);
  expect(rest).toEqual({ state, shownOutcome: 'processing', stock: held, mails: [], canPay: false });
  expect(money.paid).toBeGreaterThan(0);
  expect(await payAgain(attempt)).toMatchObject({ status: 409, code: 'OrderCannotMove' });
  await changeToCash(attempt);
  expect(await standing(attempt)).toMatchObject({ state, stock: held, mails: [] });
});

test.for(refusals.filter(([, outcome]) => outcome !== 'cancel'))(
  'a refusal "%s: %s" whose webhook is lost is found when the shopper pays again',
  async ([provider, outcome], { bank }) => {
    const attempt = await begin(bank, provider);
    bank.loseMessages();
    await bank.press(attempt.payUrl, outcome);
    await bank.control({ release: 'verdicts' });
    const { status, data } = await payAgain(attempt);
    expect(status).toBe(200);
    await press(attempt, data.payUrl ?? '', 'pay');
    expect(await standing(attempt)).toMatchObject({ state: 'CONFIRMED PAID', shownOutcome: 'succeeded' });
  },
);

test('a refusal after the end of the hold cancels the order, and the email says so', async ({ bank }) => {
  const attempt = await begin(bank, 'stripe');
  await bank.press(attempt.payUrl, 'later-refused');
  await letMinutesPass(bank, 36);
  expect(await standing(attempt)).toMatchObject({ state: 'PENDING PROCESSING', stock: held });
  await bank.control({ release: 'verdicts' });
  await bank.shop.runJobs();
  expect(await standing(attempt)).toEqual(cancelled);
});

test('an attempt that began just before the first one ended has its own time limit', async ({ bank }) => {
  const attempt = await begin(bank, 'stripe');
  await letMinutesPass(bank, 32);
  const { data } = await payAgain(attempt);
  expect(data.payUrl).not.toBe(attempt.payUrl);
  await letMinutesPass(bank, 36);
  expect(await standing(attempt)).toEqual(payable);
  await press(attempt, data.payUrl ?? '', 'pay');
  expect(await standing(attempt)).toEqual(paidOnce(await readTotal(attempt)));
});

test.for(['stripe', 'sslcommerz'] as const)('after an outage of %s the first request to pay again gets a page', async (provider, { bank }) => {
  const { country, countryId, method } = providers[provider];
  const garment = await bank.shop.garment({ stock: STOCK });
  const { id: cartId } = await bank.shop.createCart(countryId, { garment });
  await bank.control({ isDown: true });
  restoreClock = setClock(() => new Date(Date.now() - minutes(5)));
  expect(await bank.shop.order(cartId, readyForm(country, { paymentMethod: method }))).toMatchObject({ status: 409, code: 'PaymentNotAvailable' });
  restoreClock();
  await bank.control({ isDown: false });
  const [order] = await bank.shop.database.db.select().from(orders).where(eq(orders.cartId, cartId));
  const attempt = { bank, provider, garment, cartId, orderNumber: order?.orderNumber ?? '', payUrl: '', before: await readMoney(bank, provider) };
  const { status, data } = await payAgain(attempt);
  expect(status).toBe(200);
  await press(attempt, data.payUrl ?? '', 'pay');
  expect(await standing(attempt)).toMatchObject({ state: 'CONFIRMED PAID', shownOutcome: 'succeeded' });
});

test('an order that waits for one provider can be paid through another one of its country', async ({ bank }) => {
  const { db } = bank.shop.database;
  const [method] = await db.select().from(paymentMethods).where(eq(paymentMethods.countryId, shopIds.BD)).limit(1);
  if (!method) throw new Error('Bangladesh has no payment method');
  const { id: _, ...terms } = method;
  await db.insert(paymentMethods).values({ ...terms, code: 'card', provider: 'stripe', charge: 0, minTotal: 0, maxTotal: null, position: 9 });
  const attempt = await begin(bank, 'sslcommerz');
  await press(attempt, attempt.payUrl, 'decline');
  const placed = await bank.shop.order(attempt.cartId, readyForm('BD', { paymentMethod: 'card' }));
  expect(placed).toMatchObject({ status: 201, data: { orderNumber: attempt.orderNumber, status: 'PENDING' } });
  expect(placed.data.payUrl).toContain('/pay/cs_test_');
  await press(attempt, placed.data.payUrl ?? '', 'pay');
  expect(await standing(attempt)).toMatchObject({ state: 'CONFIRMED PAID', shownOutcome: 'succeeded', stock: sold, mails: [confirmation] });
});

test('an order that changes from card payment to waiting for confirmation sends an email', async ({ bank }) => {
  await bank.shop.database.db.update(paymentMethods).set({ reviewFrom: 0 }).where(eq(paymentMethods.code, 'cod'));
  const attempt = await begin(bank, 'stripe');
  await press(attempt, attempt.payUrl, 'later-refused');
  expect(await changeToCash(attempt)).toMatchObject({ status: 201, data: { orderNumber: attempt.orderNumber, status: 'PENDING', payUrl: null } });
  expect(await standing(attempt)).toEqual({ ...payOnDelivery, state: 'PENDING UNPAID' });
});
