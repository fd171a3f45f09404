import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { setClock } from '#kit/clock';
import { saveCoupon } from '#modules/promotions';
import type { Database } from '#platform/database';
import { createTestDatabase } from '#testing/database';
import { openSlowConnection, type SlowConnection } from '#testing/inputs/slow-connection';
import { openBankedShop, type BankedShop } from '#testing/test-bank';
import { readyForm, shopIds, type ApiResponse, type TestGarment, type TestShop } from '#testing/test-shop';
import type { Cart } from '#contracts/cart';
import type { Checkout, PlacedOrder } from '../contract.ts';
import { countDraft } from './placing-limit.ts';

let database: Database;
let line: SlowConnection;
let bank: BankedShop;
let shop: TestShop;
let garment: TestGarment;
/** A public shop, because only a public shop counts the caller's address. */
beforeAll(async () => {
  database = await createTestDatabase();
  line = await openSlowConnection();
  line.letThrough();
  bank = await openBankedShop(database, {
    PUBLIC_URL: 'https://shop.example',
    SMTP_URL: 'smtp://127.0.0.1:9',
    STRIPE_SECRET_KEY: 'sk_test_sandbox',
    STRIPE_WEBHOOK_SECRET: 'whsec_sandbox',
    STRIPE_API_BASE: line.url,
  });
  ({ shop } = bank);
  line.setTargetPort(shop.services.config.sandboxPort);
  garment = await shop.garment({ stock: 10_000 });
});
afterAll(async () => {
  await bank.close();
  await line.close();
  await database.close();
});
let restoreClock = () => {};
afterEach(() => restoreClock());

const from = (address: string) => ({ 'x-forwarded-for': address });
const tooMany = { status: 429, code: 'TooManyRequests' };

/** Places an order from an address, as the storefront does. */
async function place(
  cartId: string,
  { address, ...changes }: { address: string; email: string; phone?: string; paymentMethod?: string; comment?: string },
) {
  const form = readyForm('SI', { paymentMethod: 'card', ...changes });
  const { totals, idempotencyKey } = (await shop.call<Checkout>('PATCH', `checkout/${cartId}`, { form })).data;
  const sent = { ...from(address), 'idempotency-key': idempotencyKey };
  return shop.call<PlacedOrder>('POST', `checkout/${cartId}/orders`, { form, shownTotal: totals.total, orderButton: 'Order' }, sent);
}

test('guesses at one order are stopped after twenty attempts, while its buyer can open it without limit', async () => {
  const cart = await shop.createCart(shopIds.SI, { garment });
  const { data } = await place(cart.id, { address: '198.51.100.1', email: 'ana@example.si', paymentMethod: 'cod' });
  const track = (email: string) => shop.call('POST', 'orders/track', { orderNumber: data.orderNumber, email }, from('198.51.100.1'));
  for (let look = 1; look <= 30; look += 1) expect((await track('ana@example.si')).status).toBe(200);
  for (let guess = 1; guess <= 20; guess += 1) expect((await track(`guess-${guess}@example.si`)).status).toBe(404);
  const refused = await track('ana@example.si');
  expect(refused).toMatchObject(tooMany);
  expect(refused.params.retryAfterSeconds).toBeGreaterThan(0);
});

test('one address cannot enumerate order numbers', async () => {
  const track = (address: string, number: number) =>
    shop.call('POST', 'orders/track', { orderNumber: `AAAAA-${number}`, email: 'ana@example.si' }, from(address));
  for (let number = 1; number <= 60; number += 1) expect((await track('198.51.100.2', number)).status).toBe(404);
  expect(await track('198.51.100.2', 61)).toMatchObject(tooMany);
  expect((await track('198.51.100.3', 61)).status).toBe(404);
});

test('one address cannot create unlimited empty carts', async () => {
  const begin = (address: string) => shop.call<Cart>('POST', 'carts', { countryId: shopIds.SI }, from(address));
  const responses = await Promise.all(Array.from({ length: 300 }, () => begin('198.51.100.4')));
  expect(responses.every(({ status }) => status === 201)).toBe(true);
  expect(await begin('198.51.100.4')).toMatchObject(tooMany);
  expect((await begin('198.51.100.5')).status).toBe(201);
});

test('draft saves of a cart are limited above typing speed', async () => {
  const cart = await shop.createCart(shopIds.SI, { garment });
  const save = () => shop.call('PATCH', `checkout/${cart.id}`, { form: { city: 'Ljubljana' } });
  for (let draft = 1; draft < 600; draft += 1) await countDraft(cart.id);
  expect((await save()).status).toBe(200);
  expect(await save()).toMatchObject(tooMany);
});

test('coupon guesses are stopped after twenty unknown codes; a valid code does not count', async () => {
  await saveCoupon(database.db, { code: 'GUESSED', kind: 'percent', terms: { rate: 1000 } });
  const cart = await shop.createCart(shopIds.SI, { garment });
  const tryCode = (couponCode: string) => shop.call<Checkout>('PATCH', `checkout/${cart.id}`, { form: { couponCode } }, from('198.51.100.6'));
  for (let look = 1; look <= 3; look += 1) expect((await tryCode('guessed')).data.cart.coupon?.problem).not.toBe('unknown');
  for (let guess = 1; guess <= 20; guess += 1) expect((await tryCode(`GUESS${guess}`)).data.cart.coupon?.problem).toBe('unknown');
  expect(await tryCode('GUESSED')).toMatchObject(tooMany);
  expect((await shop.call('PATCH', `checkout/${cart.id}`, { form: { couponCode: '' } })).status).toBe(200);
});

test('an email address with repeated unpaid card orders has to wait longer each time', async () => {
  const cart = await shop.createCart(shopIds.SI, { garment });
  const order = (turn: number) => place(cart.id, { address: `203.0.113.${turn}`, email: 'tester@example.si', comment: `card ${turn}` });
  for (let turn = 1; turn <= 8; turn += 1) expect((await order(turn)).status).toBe(201);
  const waits: unknown[] = [];
  for (const seconds of [31, 31 + 61]) {
    waits.push((await order(20)).params.retryAfterSeconds);
    restoreClock = setClock(() => new Date(Date.now() + seconds * 1000));
    expect((await order(21 + seconds)).status).toBe(201);
  }
  expect(Number(waits[0])).toBeGreaterThan(20);
  expect(Number(waits[0])).toBeLessThanOrEqual(30);
  expect(Number(waits[1])).toBeGreaterThan(Number(waits[0]));
  expect(await order(22)).toMatchObject(tooMany);
  // Cash orders are not limited: they cannot be used to test cards.
  expect((await place(cart.id, { address: '203.0.113.30', email: 'tester@example.si', paymentMethod: 'cod', comment: 'cash' })).status).toBe(201);
});

test('many unpaid orders from one address make it wait; paid orders from the same address reduce the count', async () => {
  let buyers = 0;
  const buy = async (address: string, paymentMethod = 'card'): Promise<ApiResponse<PlacedOrder>> => {
    const cart = await shop.createCart(shopIds.SI, { garment });
    return place(cart.id, { address, email: `buyer-${(buyers += 1)}@example.si`, paymentMethod });
  };
  const pay = async ({ data }: ApiResponse<PlacedOrder>, address: string) => {
    await bank.press(data.payUrl ?? '', 'pay');
    const sessionId = new URL(data.payUrl ?? '').pathname.split('/').at(-1);
    // The page after the payment may be opened several times; the payment counts once.
    for (let look = 1; look <= 3; look += 1) await shop.call('POST', 'checkout/payment-return', { sessionId }, from(address));
  };
  const unpaid: ApiResponse<PlacedOrder>[] = [];
  for (let turn = 1; turn <= 30; turn += 1) unpaid.push(await buy('198.51.100.6'));
  expect(unpaid.every(({ status }) => status === 201)).toBe(true);
  const thirtyFirst = await buy('198.51.100.6');
  expect(thirtyFirst).toMatchObject(tooMany);
  expect((await buy('198.51.100.7')).status).toBe(201);
  for (const paid of unpaid.slice(0, 2)) await pay(paid, '198.51.100.6');
  for (let turn = 1; turn <= 9; turn += 1) expect((await buy('198.51.100.6', turn % 3 === 0 ? 'cod' : 'card')).status).toBe(201);
});

/** Places an order paid on delivery with a separate cart. */
async function buyOnDelivery(buyer: { address: string; email: string; phone: string }) {
  const cart = await shop.createCart(shopIds.SI, { garment });
  return place(cart.id, { ...buyer, paymentMethod: 'cod' });
}
const phoneNumber = (turn: number) => `041 70${String(turn).padStart(4, '0')}`;

test('orders paid on delivery wait for staff after three of one email address or phone number a day, and are refused after ten', async () => {
  const buyByEmail = (turn: number, email = 'victim@example.si') => buyOnDelivery({ address: `203.0.114.${turn}`, email, phone: phoneNumber(turn) });
  const buyByPhone = (turn: number) => buyOnDelivery({ address: `203.0.115.${turn}`, email: `buyer-${turn}@example.org`, phone: '031 555 444' });
  for (const buy of [buyByEmail, buyByPhone]) {
    const statuses: string[] = [];
    for (let turn = 1; turn <= 10; turn += 1) statuses.push((await buy(turn)).data.status);
    expect(statuses).toEqual([...Array<string>(3).fill('CONFIRMED'), ...Array<string>(7).fill('PENDING')]);
    expect(await buy(11)).toMatchObject(tooMany);
  }
  // Another spelling of the same email address.
  expect(await buyByEmail(12, 'Victim+12@example.si')).toMatchObject(tooMany);
  // The count starts again the next day.
  const tomorrow = Date.now() + 25 * 60 * 60 * 1000;
  restoreClock = setClock(() => new Date(tomorrow));
  expect((await buyOnDelivery({ address: '203.0.116.1', email: 'other@example.si', phone: phoneNumber(1) })).data.status).toBe('CONFIRMED');
});

test('one network cannot place more than thirty orders paid on delivery an hour', async () => {
  const buy = (turn: number, address = '203.0.117.1') =>
    buyOnDelivery({ address, email: `many-${turn}@example.org`, phone: phoneNumber(100 + turn) });
  for (let turn = 1; turn <= 30; turn += 1) expect((await buy(turn)).status).toBe(201);
  expect(await buy(31)).toMatchObject(tooMany);
  expect((await buy(31, '203.0.117.2')).status).toBe(201);
});
