import { eq } from 'drizzle-orm';
import { afterEach, describe, expect } from 'vitest';
import { now, setClock } from '#kit/clock';
import { orders } from '#tables/orders';
import { payments } from '#tables/payments';
import { stockLevels } from '#tables/catalog/stock';
import { checkPayment } from '#server/modules/payments/check-payment';
import { test as databaseTest } from '#testing/database';
import type { Cart } from '#contracts/cart';
import type { Order } from '#contracts/orders';
import type { PaymentReturn } from '../contract.ts';
import { openBankedShop, type BankedShop } from '#testing/test-bank';
import { buildLine, readyForm, shopIds, type TestGarment } from '#testing/test-shop';
import { setPrices } from '#modules/pricing';

const { SI } = shopIds;
const card = readyForm('SI', { paymentMethod: 'card' });

const test = databaseTest.extend<{ bank: BankedShop }>({
  bank: async ({ database }, use) => {
    const bank = await openBankedShop(database);
    await use(bank);
    await bank.close();
  },
});

let restoreClock = () => {};
afterEach(() => restoreClock());
/** Sets the clock forward, in minutes from the real time. */
const minutesLater = (minutes: number) => {
  restoreClock = setClock(() => new Date(Date.now() + minutes * 60_000));
};

const readStock = async ({ shop }: BankedShop, { variantId }: TestGarment) =>
  (await shop.database.db.select().from(stockLevels).where(eq(stockLevels.variantId, variantId)))[0];
const orderRow = async ({ shop }: BankedShop, orderNumber: string) =>
  (await shop.database.db.select().from(orders).where(eq(orders.orderNumber, orderNumber)))[0];
const paymentRows = ({ shop }: BankedShop) => shop.database.db.select().from(payments).orderBy(payments.id);
const getSessionId = (location: string | null) => new URL(location ?? '').searchParams.get('session_id') ?? '';
/** Checks payments as the scheduler does once a minute. */
const checkPayments = async (bank: BankedShop) => {
  for (const payment of await paymentRows(bank))
    if (payment.nextCheckAt && payment.nextCheckAt <= now()) await checkPayment(bank.shop.database.db, bank.shop.services.config, payment);
  await bank.shop.runJobs();
};

test('an order is placed and paid, and the signed webhook confirms it', async ({ bank }) => {
  const { shop } = bank;
  const garment = await shop.garment({ stock: 5 });
  const cart = await shop.createCart(SI, { garment, quantity: 2 });
  const { data: placed } = await shop.order(cart.id, card, { returnUrl: 'http://si.localhost:3000/de' });
  expect(placed).toMatchObject({ status: 'PENDING', paymentStatus: 'UNPAID', invoiceNumber: null, total: 43.88 });
  expect(await readStock(bank, garment)).toMatchObject({ onHand: 5, held: 2 });
  expect((await shop.call<Cart>('GET', `carts/${cart.id}`)).data.count).toBe(2);

  const page = await (await fetch(placed.payUrl ?? '')).text();
  expect(page).toContain('Sandbox');
  expect(page).toContain('€43.88');
  const { status, location } = await bank.press(placed.payUrl ?? '', 'pay');
  expect(status).toBe(303);
  expect(location).toMatch(/^http:\/\/si\.localhost:3000\/de\/str\/Return\?session_id=cs_test_\w+$/);

  await shop.runJobs();
  expect(await orderRow(bank, placed.orderNumber)).toMatchObject({
    status: 'CONFIRMED',
    paymentStatus: 'PAID',
    invoiceNumber: expect.stringMatching(/^SI-\d{4}-000001$/) as string,
  });
  expect(await readStock(bank, garment)).toMatchObject({ onHand: 3, held: 0 });
  expect((await shop.call<Cart>('GET', `carts/${cart.id}`)).data.count).toBe(0);
});

test('the return page asks the provider itself, before any webhook', async ({ bank }) => {
  const { shop } = bank;
  const cart = await shop.createCart(SI, { garment: await shop.garment() });
  const { data: placed } = await shop.order(cart.id, card);
  bank.loseMessages();
  const { location } = await bank.press(placed.payUrl ?? '', 'pay');
  const { data } = await shop.call<PaymentReturn>('POST', 'checkout/payment-return', { sessionId: getSessionId(location) });
  expect(data).toMatchObject({ outcome: 'succeeded', orderNumber: placed.orderNumber, email: 'ana@example.si' });
  expect(data.invoiceNumber).toMatch(/000001$/);
  expect(await orderRow(bank, placed.orderNumber)).toMatchObject({ status: 'CONFIRMED', paymentStatus: 'PAID' });
});

describe('parameters that the browser sends are not trusted', () => {
  test('a shopper who returns without paying has not paid', async ({ bank }) => {
    const { shop } = bank;
    const cart = await shop.createCart(SI, { garment: await shop.garment() });
    const { data: placed } = await shop.order(cart.id, card);
    const sessionId = new URL(placed.payUrl ?? '').pathname.split('/').at(-1);
    expect((await shop.call<PaymentReturn>('POST', 'checkout/payment-return', { sessionId })).data).toMatchObject({ outcome: 'failed' });
    expect((await shop.call<PaymentReturn>('POST', 'checkout/payment-return', { sessionId: 'cs_test_made_up' })).data).toEqual({
      outcome: 'error',
      orderNumber: '',
      invoiceNumber: null,
      email: '',
      link: null,
    });
    expect(await orderRow(bank, placed.orderNumber)).toMatchObject({ status: 'PENDING', paymentStatus: 'UNPAID' });
  });

  test('a webhook without a valid signature is refused', async ({ bank }) => {
    const { shop } = bank;
    const cart = await shop.createCart(SI, { garment: await shop.garment() });
    const { data: placed } = await shop.order(cart.id, card);
    await bank.press(placed.payUrl ?? '', 'pay');
    const [message] = bank.messages;
    const forged = message?.body.replaceAll(placed.orderNumber, 'AAAAA-AAAAA') ?? '';
    for (const [body, signature] of [
      [forged, message?.signature],
      [message?.body, 't=1,v1=00'],
      [message?.body, undefined],
    ] as const) {
      expect(await shop.call('POST', 'payments/stripe/webhook', body, signature ? { 'stripe-signature': signature } : {})).toMatchObject({
        status: 400,
        code: 'InvalidSignature',
      });
    }
  });
});

test('repeated webhooks and webhooks out of order change nothing', async ({ bank }) => {
  const { shop } = bank;
  const garment = await shop.garment({ stock: 5 });
  const cart = await shop.createCart(SI, { garment });
  const { data: placed } = await shop.order(cart.id, card);
  await bank.press(placed.payUrl ?? '', 'pay');
  await shop.runJobs();
  const before = [await orderRow(bank, placed.orderNumber), await readStock(bank, garment), await paymentRows(bank)];

  const [message] = bank.messages;
  const send = (body: string, signature: string) => shop.call('POST', 'payments/stripe/webhook', body, { 'stripe-signature': signature });
  await Promise.all(Array.from({ length: 10 }, () => send(message?.body ?? '', message?.signature ?? '')));
  const { computeSignature: signature } = await import('@selvedge/sandbox-gateway');
  const event = JSON.parse(message?.body ?? '{}') as { data: { object: object } };
  const late = JSON.stringify({
    ...event,
    id: 'evt_late',
    type: 'checkout.session.expired',
    data: { object: { ...event.data.object, status: 'expired', payment_status: 'unpaid' } },
  });
  expect((await send(late, signature(late, 'whsec_sandbox'))).status).toBe(200);
  await shop.runJobs();
  expect([await orderRow(bank, placed.orderNumber), await readStock(bank, garment), await paymentRows(bank)]).toEqual(before);
});

test('a declined card leaves the page open for another attempt', async ({ bank }) => {
  const { shop } = bank;
  const cart = await shop.createCart(SI, { garment: await shop.garment() });
  const { data: placed } = await shop.order(cart.id, card);
  expect(await bank.press(placed.payUrl ?? '', 'decline')).toEqual({ status: 402, location: null });
  expect((await bank.press(placed.payUrl ?? '', 'cancel')).location).toBe('http://si.localhost:4300/Checkout?step=payment&payment=cancelled');
  // Sending the same checkout again returns the same page.
  expect((await shop.order(cart.id, card)).data).toEqual(placed);
  expect((await bank.press(placed.payUrl ?? '', 'pay')).status).toBe(303);
  await shop.runJobs();
  expect(await orderRow(bank, placed.orderNumber)).toMatchObject({ status: 'CONFIRMED' });
});

test('20 concurrent requests of one card checkout create one order with one payment page', async ({ bank }) => {
  const { shop } = bank;
  const garment = await shop.garment({ stock: 3 });
  const cart = await shop.createCart(SI, { garment });
  await shop.call('PATCH', `checkout/${cart.id}`, { form: card });
  const { idempotencyKey: key, totals } = await shop.checkout(cart.id);
  const responses = await Promise.all(
    Array.from({ length: 20 }, () =>
      shop.call('POST', `checkout/${cart.id}/orders`, { form: card, shownTotal: totals.total }, { 'idempotency-key': key }),
    ),
  );
  expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1);
  expect(responses[0]).toMatchObject({ status: 201, data: { payUrl: expect.stringContaining('/pay/cs_test_') as string } });
  expect(await readStock(bank, garment)).toMatchObject({ onHand: 3, held: 1 });
  expect(await paymentRows(bank)).toHaveLength(1);
});

describe('stock held for an unpaid order', () => {
  test('held stock is released after 35 minutes without payment, after the payment page is closed', async ({ bank }) => {
    const { shop } = bank;
    const garment = await shop.garment({ stock: 1 });
    const cart = await shop.createCart(SI, { garment });
    const { data: placed } = await shop.order(cart.id, card);
    const other = await shop.call<Cart>('POST', 'carts', { countryId: SI });
    expect(await shop.call('POST', `carts/${other.data.id}/lines`, buildLine(garment))).toMatchObject({ code: 'SoldOut' });

    for (const minutes of [2, 10, 30]) {
      minutesLater(minutes);
      await checkPayments(bank);
      expect(await orderRow(bank, placed.orderNumber)).toMatchObject({ status: 'PENDING' });
    }
    minutesLater(35);
    await checkPayments(bank);
    expect(await orderRow(bank, placed.orderNumber)).toMatchObject({ status: 'CANCELLED', paymentStatus: 'FAILED', invoiceNumber: null });
    expect(await readStock(bank, garment)).toMatchObject({ onHand: 1, held: 0 });
    expect((await bank.press(placed.payUrl ?? '', 'pay')).status).toBe(409);
    expect((await shop.call<Cart>('POST', `carts/${other.data.id}/lines`, buildLine(garment))).status).toBe(200);
  });

  test('held stock is not released while the provider cannot confirm that its page is closed', async ({ bank }) => {
    const { shop } = bank;
    const garment = await shop.garment({ stock: 1 });
    const cart = await shop.createCart(SI, { garment });
    const { data: placed } = await shop.order(cart.id, card);
    await bank.endGateway();
    minutesLater(36);
    await expect(checkPayments(bank)).rejects.toThrow();
    expect(await orderRow(bank, placed.orderNumber)).toMatchObject({ status: 'PENDING' });
    expect(await readStock(bank, garment)).toMatchObject({ held: 1 });
    const [payment] = await paymentRows(bank);
    expect(payment).toMatchObject({ status: 'open' });
    expect(Math.round(((payment?.nextCheckAt?.getTime() ?? 0) - now().getTime()) / 60_000)).toBe(2);
  });

  test('held stock is not shown as sold out to the shopper it is held for', async ({ bank }) => {
    const { shop } = bank;
    const garment = await shop.garment({ stock: 1 });
    const cart = await shop.createCart(SI, { garment });
    await shop.order(cart.id, card);
    expect((await shop.call<Cart>('GET', `carts/${cart.id}`)).data.lines).toMatchObject([{ problem: null, available: 1 }]);
  });

  test('after cancellation the same cart can be ordered again', async ({ bank }) => {
    const { shop } = bank;
    const cart = await shop.createCart(SI, { garment: await shop.garment({ stock: 1 }) });
    const before = await shop.checkout(cart.id);
    const { data: first } = await shop.order(cart.id, card);
    minutesLater(35);
    await checkPayments(bank);
    const again = await shop.order(cart.id, card);
    expect(again.status).toBe(201);
    expect(again.data.orderNumber).not.toBe(first.orderNumber);
    expect(await shop.order(cart.id, card, { key: before.idempotencyKey })).toMatchObject({ status: 409, code: 'IdempotencyConflict' });
  });
});

test('a lost webhook is replaced by asking the provider', async ({ bank }) => {
  const { shop } = bank;
  const cart = await shop.createCart(SI, { garment: await shop.garment() });
  const { data: placed } = await shop.order(cart.id, card);
  bank.loseMessages();
  await bank.press(placed.payUrl ?? '', 'pay');
  minutesLater(2);
  await checkPayments(bank);
  expect(await orderRow(bank, placed.orderNumber)).toMatchObject({ status: 'CONFIRMED', paymentStatus: 'PAID' });
});

describe('a changed cart replaces its unpaid order', () => {
  test('the payment page of the replaced order is closed and its stock is available, also to the same cart', async ({ bank }) => {
    const { shop } = bank;
    const [shirt, trousers] = [await shop.garment({ stock: 1 }), await shop.garment({ stock: 3 })];
    const cart = await shop.createCart(SI, { garment: shirt });
    const { data: first } = await shop.order(cart.id, card);
    await shop.call('POST', `carts/${cart.id}/lines`, buildLine(trousers));
    const { data: second, status } = await shop.order(cart.id, card);
    expect(status).toBe(201);
    expect(second.orderNumber).not.toBe(first.orderNumber);
    expect(await orderRow(bank, first.orderNumber)).toMatchObject({ status: 'CANCELLED' });
    expect(await readStock(bank, shirt)).toMatchObject({ onHand: 1, held: 1 });
    expect((await bank.press(first.payUrl ?? '', 'pay')).status).toBe(409);
    expect((await bank.press(second.payUrl ?? '', 'pay')).status).toBe(303);
    await shop.runJobs();
    expect(await orderRow(bank, second.orderNumber)).toMatchObject({ status: 'CONFIRMED' });
    expect(await readStock(bank, shirt)).toMatchObject({ onHand: 0, held: 0 });
  });

  test('a corrected address replaces the order too', async ({ bank }) => {
    const { shop } = bank;
    const cart = await shop.createCart(SI, { garment: await shop.garment() });
    const { data: first } = await shop.order(cart.id, card);
    const { data: second } = await shop.order(cart.id, { ...card, address: 'Slovenska cesta 2' });
    expect(second.orderNumber).not.toBe(first.orderNumber);
    expect(await orderRow(bank, first.orderNumber)).toMatchObject({ status: 'CANCELLED' });
  });

  test('an order that turns out to be paid is not ordered twice', async ({ bank }) => {
    const { shop } = bank;
    const garment = await shop.garment();
    const cart = await shop.createCart(SI, { garment });
    const { data: first } = await shop.order(cart.id, card);
    bank.loseMessages();
    await bank.press(first.payUrl ?? '', 'pay');
    await shop.call('POST', `carts/${cart.id}/lines`, buildLine(garment));
    expect(await shop.order(cart.id, card)).toMatchObject({ status: 409, code: 'IdempotencyConflict' });
    expect(await orderRow(bank, first.orderNumber)).toMatchObject({ status: 'CONFIRMED' });
  });
});

describe('changing the payment method', () => {
  test('an unpaid card order changes to cash on delivery under the same number', async ({ bank }) => {
    const { shop } = bank;
    const garment = await shop.garment({ stock: 1 });
    const cart = await shop.createCart(SI, { garment });
    const { data: first } = await shop.order(cart.id, card);
    const { data: second } = await shop.order(cart.id, readyForm('SI'));
    expect(second).toMatchObject({ orderNumber: first.orderNumber, status: 'CONFIRMED', total: first.total + 1.9, payUrl: null });
    expect(second.invoiceNumber).toMatch(/000001$/);
    expect((await bank.press(first.payUrl ?? '', 'pay')).status).toBe(409);
    expect(await readStock(bank, garment)).toMatchObject({ onHand: 0, held: 0 });
    const { data: order } = await shop.call<Order>('POST', 'orders/track', { orderNumber: first.orderNumber, invoiceNumber: second.invoiceNumber });
    expect(order).toMatchObject({ paymentMethod: 'cod', cashOnDeliveryCharge: 1.9, grandTotal: second.total });
    minutesLater(40);
    await checkPayments(bank);
    expect(await orderRow(bank, first.orderNumber)).toMatchObject({ status: 'CONFIRMED' });
  });

  test('a change after the card payment is ignored and the order is returned as paid', async ({ bank }) => {
    const { shop } = bank;
    const cart = await shop.createCart(SI, { garment: await shop.garment() });
    const { data: first } = await shop.order(cart.id, card);
    const shown = await shop.checkout(cart.id);
    bank.loseMessages();
    await bank.press(first.payUrl ?? '', 'pay');
    const { data } = await shop.order(cart.id, readyForm('SI'), { key: shown.idempotencyKey });
    expect(data).toMatchObject({ orderNumber: first.orderNumber, status: 'CONFIRMED', paymentStatus: 'PAID', total: first.total });
  });

  test('a change is refused while the provider cannot be asked, and the card can still be used', async ({ bank }) => {
    const { shop } = bank;
    const garment = await shop.garment();
    const cart = await shop.createCart(SI, { garment });
    const { data: first } = await shop.order(cart.id, card);
    await bank.endGateway();
    expect(await shop.order(cart.id, readyForm('SI'))).toMatchObject({ status: 409, code: 'PaymentNotAvailable' });
    expect((await shop.order(cart.id, card)).data).toEqual(first);
  });
});

describe('money that arrives after the order was cancelled', () => {
  /** The provider reports "paid" for a session that the shop considers closed. */
  const lateMoney = async (bank: BankedShop, orderNumber: string) => {
    const { computeSignature: signature } = await import('@selvedge/sandbox-gateway');
    const [payment] = await bank.shop.database.db.select().from(payments).where(eq(payments.reference, orderNumber));
    const object = {
      id: payment?.providerRef,
      object: 'checkout.session',
      status: 'complete',
      payment_status: 'paid',
      payment_intent: 'pi_late',
      client_reference_id: orderNumber,
      amount_total: payment?.amount,
      currency: payment?.currency.toLowerCase(),
      url: null,
    };
    const body = JSON.stringify({ id: `evt_${orderNumber}`, object: 'event', type: 'checkout.session.completed', data: { object } });
    expect((await bank.shop.call('POST', 'payments/stripe/webhook', body, { 'stripe-signature': signature(body, 'whsec_sandbox') })).status).toBe(
      200,
    );
  };

  test('a late payment confirms the order while there is stock', async ({ bank }) => {
    const { shop } = bank;
    const garment = await shop.garment({ stock: 1 });
    const cart = await shop.createCart(SI, { garment });
    const { data: placed } = await shop.order(cart.id, card);
    minutesLater(35);
    await checkPayments(bank);
    await lateMoney(bank, placed.orderNumber);
    await shop.runJobs();
    expect(await orderRow(bank, placed.orderNumber)).toMatchObject({
      status: 'CONFIRMED',
      paymentStatus: 'PAID',
      invoiceNumber: expect.stringContaining('000001') as string,
    });
    expect(await readStock(bank, garment)).toMatchObject({ onHand: 0, held: 0 });
  });

  test('a late payment is refunded if the last piece was sold to another customer', async ({ bank }) => {
    const { shop } = bank;
    const garment = await shop.garment({ stock: 1 });
    const cart = await shop.createCart(SI, { garment });
    const { data: placed } = await shop.order(cart.id, card);
    bank.loseMessages();
    // The shopper paid at the last moment. The shop's record already says closed, because the provider's answer came late.
    await bank.press(placed.payUrl ?? '', 'pay');
    await shop.database.db.update(payments).set({ status: 'expired', nextCheckAt: now(), expiresAt: now() });
    await checkPayments(bank);
    expect(await orderRow(bank, placed.orderNumber)).toMatchObject({ status: 'CANCELLED' });
    const other = await shop.createCart(SI, { garment });
    expect((await shop.order(other.id, readyForm('SI'))).status).toBe(201);

    const sessionId = new URL(placed.payUrl ?? '').pathname.split('/').at(-1);
    expect((await shop.call<PaymentReturn>('POST', 'checkout/payment-return', { sessionId })).data).toMatchObject({ outcome: 'failed' });
    await shop.runJobs();
    expect(await orderRow(bank, placed.orderNumber)).toMatchObject({ status: 'CANCELLED', paymentStatus: 'REFUNDED', invoiceNumber: null });
    expect(await paymentRows(bank)).toMatchObject([{ status: 'paid', outcome: 'refunded' }]);
    expect(await readStock(bank, garment)).toMatchObject({ onHand: 0, held: 0 });
  });

  test('a late payment is refunded if the shopper has placed another order for the same cart since', async ({ bank }) => {
    const { shop } = bank;
    const cart = await shop.createCart(SI, { garment: await shop.garment() });
    const { data: first } = await shop.order(cart.id, card);
    minutesLater(35);
    await checkPayments(bank);
    restoreClock();
    await shop.order(cart.id, readyForm('SI'));
    await lateMoney(bank, first.orderNumber);
    const [late] = await paymentRows(bank);
    await shop.runJobs().catch(() => undefined);
    expect(late).toMatchObject({ status: 'paid' });
    expect((await paymentRows(bank))[0]).toMatchObject({ outcome: 'refund-due' });
    expect(await orderRow(bank, first.orderNumber)).toMatchObject({ status: 'CANCELLED', paymentStatus: 'PAID' });
  });
});

test('an unreachable provider leaves the order in place, and another request can pay it', async ({ database }) => {
  const bank = await openBankedShop(database);
  const { shop } = bank;
  const garment = await shop.garment({ stock: 1 });
  const cart = await shop.createCart(SI, { garment });
  await bank.endGateway();
  expect(await shop.order(cart.id, card)).toMatchObject({ status: 409, code: 'PaymentNotAvailable' });
  expect(await readStock(bank, garment)).toMatchObject({ held: 1 });
  await bank.close();
  // The request pays in cash instead, because no card payment page was ever returned.
  expect((await shop.order(cart.id, readyForm('SI'))).data).toMatchObject({ status: 'CONFIRMED' });
  expect(await readStock(bank, garment)).toMatchObject({ onHand: 0, held: 0 });
});

test('the number of orders that hold stock is limited per email address', async ({ bank }) => {
  const { shop } = bank;
  const garment = await shop.garment();
  for (let order = 1; order <= 3; order += 1) expect((await shop.order((await shop.createCart(SI, { garment })).id, card)).status).toBe(201);
  const fourth = await shop.createCart(SI, { garment });
  expect(await shop.order(fourth.id, card)).toMatchObject({ status: 429, code: 'TooManyRequests' });
  expect((await shop.order(fourth.id, readyForm('SI'))).status).toBe(201);
});

test('a provider sends shoppers back only to hosts of the shop', async ({ bank }) => {
  const { shop } = bank;
  for (const returnUrl of [
    'https://elsewhere.example',
    'http://localhost.elsewhere.example',
    'javascript:alert(1)//localhost',
    'javascript://localhost/%0aalert(1)',
    'ftp://localhost/',
    'http://user:pass@localhost/',
  ]) {
    const cart = await shop.createCart(SI, { garment: await shop.garment() });
    const response = await shop.order(cart.id, { ...card, email: `${Math.random()}@example.si` }, { returnUrl });
    if (response.status === 422) continue;
    expect((await bank.press(response.data.payUrl ?? '', 'cancel')).location).toMatch(/^http:\/\/si\.localhost:4300\/Checkout/);
  }
});

test('a price that changes after the order does not change the amount that is paid', async ({ bank }) => {
  const { shop } = bank;
  const garment = await shop.garment();
  const cart = await shop.createCart(SI, { garment });
  const { data: placed } = await shop.order(cart.id, card);
  await setPrices(shop.database.db, [{ productId: garment.productId, countryId: SI, regular: 9999, sale: null }]);
  const { idempotencyKey: key } = await shop.checkout(cart.id);
  expect((await shop.order(cart.id, card, { key, shownTotal: placed.total })).data).toEqual(placed);
});
