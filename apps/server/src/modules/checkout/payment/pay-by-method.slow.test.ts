import { eq } from 'drizzle-orm';
import { afterEach, expect } from 'vitest';
import { minutes, now, setClock } from '#kit/clock';
import { listManualRefunds, listRefunds, refundMoney } from '#modules/payments';
import { inbox } from '#platform/tables';
import { inTransaction } from '#platform/transaction';
import { stockLevels } from '#tables/catalog/stock';
import { orders } from '#tables/orders';
import { payments } from '#tables/payments';
import { test as databaseTest } from '#testing/database';
import { openBankedShop, type BankedShop } from '#testing/test-bank';
import { buildLine, forms, readyForm, shopIds, type TestGarment } from '#testing/test-shop';
import { signedInStaff } from '#testing/people/staff';
import { checkPayment } from '#server/modules/payments/check-payment';
import type { Order } from '#contracts/orders';
import { sellWithoutHold } from '#modules/catalog';
import type { BoughtAgain, PaymentReturn } from '../contract.ts';
import { settleOrder } from './settle-order.ts';

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

/** The fields of an order that staff see. */
interface OrderRecord {
  revision: string;
  can: { cancel: boolean };
  payments: { method: string | null; status: string; outcome: string | null; voucher: object | null }[];
}

type Country = 'PL' | 'PT' | 'BD';
interface Attempt {
  bank: BankedShop;
  country: Country;
  garment: TestGarment;
  cartId: string;
  orderNumber: string;
  payUrl: string;
}

async function begin(bank: BankedShop, country: Country, paymentMethod: string): Promise<Attempt> {
  const garment = await bank.shop.garment({ stock: 2 });
  const { id: cartId } = await bank.shop.createCart(shopIds[country], { garment });
  const { status, data } = await bank.shop.order(cartId, readyForm(country, { paymentMethod }));
  expect(status).toBe(201);
  return { bank, country, garment, cartId, orderNumber: data.orderNumber, payUrl: data.payUrl ?? '' };
}

const readPayment = async ({ bank, orderNumber }: Attempt) => {
  const rows = await bank.shop.database.db.select().from(payments).where(eq(payments.reference, orderNumber)).orderBy(payments.id);
  return rows.at(-1);
};
const readShown = async ({ bank, orderNumber, country }: Attempt): Promise<Order> =>
  (await bank.shop.call<Order>('POST', 'orders/track', { orderNumber, email: forms[country].email })).data;
const readState = async ({ bank, orderNumber }: Attempt) => {
  const [order] = await bank.shop.database.db.select().from(orders).where(eq(orders.orderNumber, orderNumber));
  return `${order?.status} ${order?.paymentStatus}`;
};
const readHeld = async ({ bank, garment }: Attempt) =>
  (await bank.shop.database.db.select().from(stockLevels).where(eq(stockLevels.variantId, garment.variantId)))[0]?.held;
const countLines = async ({ bank, cartId }: Attempt) => (await bank.shop.checkout(cartId)).cart.lines.length;
const readMails = async ({ bank, orderNumber }: Attempt) => {
  const mails = await bank.shop.database.db.select().from(inbox);
  return mails.filter(({ text }) => text?.includes(orderNumber));
};

const readSubjects = async (attempt: Attempt) =>
  (await readMails(attempt)).map(({ subject }) => subject.replace(attempt.orderNumber, 'ORDER')).sort();

/** Requests the details for a later payment, with the message to the shop. */
async function getVoucher(attempt: Attempt, outcome = 'later') {
  await attempt.bank.press(attempt.payUrl, outcome);
  await attempt.bank.shop.runJobs();
  const { voucher } = await readShown(attempt);
  if (!voucher) throw new Error('the order shows no voucher');
  return voucher;
}

/** Sets the clock forward and checks each payment that is due with the provider, as the scheduler does. */
async function letDaysPass({ shop }: BankedShop, days: number): Promise<void> {
  restoreClock = setClock(() => new Date(Date.now() + minutes(days * 24 * 60)));
  const { db } = shop.database;
  for (const payment of await db.select().from(payments).orderBy(payments.id))
    if (payment.nextCheckAt && payment.nextCheckAt <= now()) await checkPayment(db, shop.services.config, payment);
  await shop.runJobs();
}

/** Releases the bank's result. */
async function decide({ bank }: Attempt): Promise<void> {
  await bank.control({ release: 'verdicts' });
  await bank.shop.runJobs();
}

test('a checkout lists the methods of its country by name, each with its drawing', async ({ bank: { shop } }) => {
  const list = async (countryId: number) => {
    const cart = await shop.createCart(countryId, { garment: await shop.garment() });
    return (await shop.checkout(cart.id)).paymentOptions.map(({ name, mark }) => `${name}: ${mark}`);
  };
  expect(await list(shopIds.PL)).toEqual([
    'Card: card',
    'BLIK: phone',
    'Przelewy24: bank',
    'PayPal: wallet',
    'Klarna: instalments',
    'Cash on delivery: cash',
  ]);
  expect(await list(shopIds.PT)).toEqual([
    ...['Card: card', 'MB WAY: phone', 'Multibanco: voucher', 'PayPal: wallet', 'Klarna: instalments', 'Cash on delivery: cash'],
  ]);
  expect(await list(shopIds.BD)).toEqual([
    ...['Card, mobile banking or net banking: card', 'bKash: phone', 'Nagad: phone', 'Rocket: phone', 'Cash on delivery: cash'],
  ]);
  const { data } = await shop.call<{ payments: string[] }>('GET', `service-names?countryId=${shopIds.PL}&languageId=1`);
  expect(data.payments).toEqual(['Card', 'Apple Pay', 'Google Pay', 'BLIK', 'Przelewy24', 'PayPal', 'Klarna', 'Cash on delivery']);
});

test.for<[Country, string, string]>([
  ['PL', 'blik', 'BLIK'],
  ['PL', 'klarna', 'Klarna'],
  ['PT', 'mb_way', 'MB WAY'],
  ['BD', 'bkash', 'bKash'],
  ['BD', 'rocket', 'DBBL Mobile Banking (Rocket)'],
])(
  'in %s an order is paid by %s on a page that offers only this method, and refunded in part and in full',
  async ([country, method, shown], { bank }) => {
    const attempt = await begin(bank, country, method);
    const page = await (await fetch(attempt.payUrl)).text();
    expect(page).toContain(shown);
    expect(page).not.toContain('Decline the card');
    await bank.press(attempt.payUrl, 'pay');
    await bank.shop.runJobs();
    expect(await readState(attempt)).toBe('CONFIRMED PAID');
    expect(await readPayment(attempt)).toMatchObject({ status: 'paid', voucher: null, request: { method } });
    const { db } = bank.shop.database;
    const { amount = 0, currency = '' } = (await readPayment(attempt)) ?? {};
    for (const [part, cause] of [
      [500, 'return 1'],
      [amount - 500, 'return 2'],
    ] as const)
      await inTransaction(db, (tx) =>
        refundMoney(tx, { reference: attempt.orderNumber, currency, amount: part, cause: `${cause} ${attempt.orderNumber}` }),
      );
    await bank.shop.runJobs();
    expect((await listRefunds(db, attempt.orderNumber)).map(({ status }) => status)).toEqual(['done', 'done']);
    expect(await readState(attempt)).toBe('CONFIRMED REFUNDED');
    expect(await listManualRefunds(db)).toEqual([]);
  },
);

test('a method that was refused on its page can be replaced by another method of the same provider', async ({ bank }) => {
  const attempt = await begin(bank, 'PL', 'blik');
  expect(await bank.press(attempt.payUrl, 'decline')).toMatchObject({ status: 402 });
  const { data } = await bank.shop.order(attempt.cartId, readyForm('PL', { paymentMethod: 'p24' }));
  expect(data.orderNumber).toBe(attempt.orderNumber);
  expect(await (await fetch(data.payUrl ?? '')).text()).toContain('Przelewy24');
  await bank.press(data.payUrl ?? '', 'pay');
  await bank.shop.runJobs();
  expect(await readState(attempt)).toBe('CONFIRMED PAID');
  expect(await readShown(attempt)).toMatchObject({ paymentMethod: 'p24', paymentMethodName: 'Przelewy24' });
  expect((await readMails(attempt))[0]?.text).toContain('Przelewy24');
  const staff = await signedInStaff(bank.shop);
  const { data: record } = await staff.call<OrderRecord>('GET', `admin/orders/${attempt.orderNumber}`);
  expect(record.payments.map(({ method, outcome }) => [method, outcome])).toEqual([
    ['blik', 'replaced'],
    ['p24', 'kept'],
  ]);
});

test('an order by Multibanco is placed at once, keeps its stock for days, and is confirmed when the payment arrives', async ({ bank }) => {
  const attempt = await begin(bank, 'PT', 'multibanco');
  const voucher = await getVoucher(attempt);
  expect(voucher).toMatchObject({ entity: '11683', reference: expect.stringMatching(/^\d{3} \d{3} \d{3}$/) as string });
  expect(voucher.payBy).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(await (await fetch(voucher.url)).text()).toContain(voucher.reference);
  expect(await readShown(attempt)).toMatchObject({ status: 'PENDING', paymentStatus: 'PROCESSING', payUrl: null, paymentMethodName: 'Multibanco' });
  expect([await readHeld(attempt), await countLines(attempt)]).toEqual([1, 0]);
  const [mail, ...others] = await readMails(attempt);
  expect([mail?.subject, others]).toEqual([`How to pay for your order ${attempt.orderNumber}`, []]);
  for (const detail of [voucher.entity, voucher.reference, voucher.url]) expect(mail?.text).toContain(detail);

  const staff = await signedInStaff(bank.shop);
  const { data: record } = await staff.call<OrderRecord>('GET', `admin/orders/${attempt.orderNumber}`);
  expect(record.payments).toMatchObject([{ method: 'multibanco', status: 'processing', voucher: { reference: voucher.reference } }]);

  await letDaysPass(bank, 3);
  expect([await readState(attempt), await readHeld(attempt)]).toEqual(['PENDING PROCESSING', 1]);
  expect((await readMails(attempt)).length).toBe(1);
  await decide(attempt);
  expect([await readState(attempt), await readHeld(attempt)]).toEqual(['CONFIRMED PAID', 0]);
  expect(await readShown(attempt)).toMatchObject({ voucher: null, invoiceNumber: expect.any(String) as string });
  expect(await readSubjects(attempt)).toEqual(['How to pay for your order ORDER', 'Your Selvedge order ORDER']);
});

test('the return page and an hourly check get the payment details when the message to the shop is lost', async ({ bank }) => {
  const [returned, closed] = [await begin(bank, 'PT', 'multibanco'), await begin(bank, 'PT', 'multibanco')];
  bank.loseMessages();
  for (const { payUrl } of [returned, closed]) await bank.press(payUrl, 'voucher');
  const { providerRef: sessionId } = (await readPayment(returned)) ?? {};
  expect((await bank.shop.call<PaymentReturn>('POST', 'checkout/payment-return', { sessionId })).data).toMatchObject({ outcome: 'processing' });
  expect((await readShown(returned)).voucher).not.toBeNull();
  await letDaysPass(bank, 0.01);
  const { voucher } = await readShown(closed);
  expect(await readState(closed)).toBe('PENDING PROCESSING');

  // The shopper pays on the page with the details; the message about the payment is lost too.
  await fetch(voucher?.url ?? '', { method: 'POST', body: new URLSearchParams({ outcome: 'pay' }) });
  await letDaysPass(bank, 1);
  expect([await readState(closed), await readState(returned)]).toEqual(['CONFIRMED PAID', 'PENDING PROCESSING']);
});

test('staff cancel an order that is paid later; a payment that arrives nevertheless is refunded', async ({ bank }) => {
  const attempt = await begin(bank, 'PT', 'multibanco');
  await getVoucher(attempt);
  const staff = await signedInStaff(bank.shop);
  const { data: record } = await staff.call<OrderRecord>('GET', `admin/orders/${attempt.orderNumber}`);
  expect(record.can.cancel).toBe(true);
  const body = { reason: 'The customer wants another size', revision: record.revision };
  expect(await staff.call('POST', `admin/orders/${attempt.orderNumber}/cancel`, body)).toMatchObject({ status: 200 });
  expect([await readState(attempt), await readHeld(attempt)]).toEqual(['CANCELLED FAILED', 0]);
  expect((await readShown(attempt)).voucher).toBeNull();
  await decide(attempt);
  expect(await readState(attempt)).toBe('CANCELLED REFUNDED');
  const { amount = 0 } = (await readPayment(attempt)) ?? {};
  expect((await bank.control({})).stripe.eur).toEqual({ paid: amount, refunded: amount });
});

test('payment details that expire unpaid cancel the order, free its stock and leave what is in the cart since then', async ({ bank }) => {
  const attempt = await begin(bank, 'PT', 'multibanco');
  await getVoucher(attempt, 'later-refused');
  expect(await bank.shop.call('POST', `carts/${attempt.cartId}/lines`, buildLine(attempt.garment))).toMatchObject({ status: 200 });
  await letDaysPass(bank, 7);
  await decide(attempt);
  expect([await readState(attempt), await readHeld(attempt), await countLines(attempt)]).toEqual(['CANCELLED FAILED', 0, 1]);
  expect(await readSubjects(attempt)).toEqual(['How to pay for your order ORDER', 'Your Selvedge order ORDER wasn’t paid']);
  expect((await readShown(attempt)).voucher).toBeNull();
});

test('the items of an order whose payment details expired go back into the cart, once, except those that are sold out', async ({ bank }) => {
  const { shop } = bank;
  const attempt = await begin(bank, 'PT', 'multibanco');
  await getVoucher(attempt, 'later-refused');
  await letDaysPass(bank, 7);
  await decide(attempt);
  expect([await readState(attempt), await countLines(attempt)]).toEqual(['CANCELLED FAILED', 0]);

  const { orderNumber, cartId, garment } = attempt;
  const proof = { orderNumber, email: forms.PT.email };
  const ask = (changes: object = {}) => shop.call<BoughtAgain>('POST', 'orders/cart', { ...proof, countryId: shopIds.PT, cartId, ...changes });
  for (const time of ['first', 'second']) {
    const { status, data } = await ask();
    expect([status, data.missing, data.cart.id], time).toEqual([200, [], cartId]);
    expect(data.cart.lines).toMatchObject([{ productId: garment.productId, quantity: 1 }]);
  }
  const elsewhere = await ask({ cartId: null });
  expect(elsewhere.data.cart.id).not.toBe(cartId);
  expect(elsewhere.data.cart.count).toBe(1);

  await inTransaction(shop.database.db, (tx) => sellWithoutHold(tx, { lines: [{ variantId: garment.variantId, quantity: 2 }], reference: 'till' }));
  const soldOut = await ask({ cartId: null });
  expect([soldOut.data.cart.count, soldOut.data.missing.length]).toEqual([0, 1]);
  expect((await ask({ email: 'other@example.com' })).status).toBe(404);
});

test('a voucher payment that arrives after the order was cancelled is honoured while there is stock, although its cart was used for another order', async ({
  bank,
}) => {
  const attempt = await begin(bank, 'PT', 'multibanco');
  await getVoucher(attempt);
  await bank.shop.call('POST', `carts/${attempt.cartId}/lines`, buildLine(await bank.shop.garment()));
  expect((await bank.shop.order(attempt.cartId, readyForm('PT'))).status).toBe(201);
  // The provider reported the end of the voucher, and the payment was made shortly before.
  await bank.shop.database.db.update(payments).set({ status: 'failed' }).where(eq(payments.reference, attempt.orderNumber));
  await letDaysPass(bank, 1);
  await settleOrder(bank.shop.database.db, attempt.orderNumber);
  expect(await readState(attempt)).toBe('CANCELLED FAILED');
  await decide(attempt);
  expect(await readState(attempt)).toBe('CONFIRMED PAID');
});
