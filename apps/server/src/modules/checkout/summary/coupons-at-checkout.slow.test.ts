import { and, eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { saveCoupon } from '#modules/promotions';
import { orderLines, orders } from '#tables/orders';
import { payments } from '#tables/payments';
import { coupons, discountGoals } from '#tables/promotions';
import { test } from '#testing/database';
import { recordStatements } from '#testing/record-statements';
import { buildLine, openTestShop, readyForm, shopIds, type TestShop } from '#testing/test-shop';
import type { Cart } from '#contracts/cart';
import type { Order } from '#contracts/orders';
import type { Checkout, CheckoutDraft } from '../contract.ts';

const { SI, HU, BD } = shopIds;

const coupon = (shop: TestShop, changes: Partial<Parameters<typeof saveCoupon>[1]> = {}) =>
  saveCoupon(shop.database.db, { code: 'TEN', kind: 'percent', terms: { rate: 1000 }, ...changes });
const save = async (shop: TestShop, cartId: string, form: CheckoutDraft) => (await shop.call<Checkout>('PATCH', `checkout/${cartId}`, { form })).data;
const readCart = async (shop: TestShop, cartId: string) => (await shop.call<Cart>('GET', `carts/${cartId}`)).data;
const withCode = (couponCode: string, changes: CheckoutDraft = {}) => readyForm('SI', { couponCode, ...changes });
const readUses = async ({ database }: TestShop) => (await database.db.select().from(coupons))[0]?.uses;
const minor = (amount: number) => Math.round(amount * 100);
const sum = (amounts: readonly number[]) => amounts.reduce((a, b) => a + b, 0);

describe('a code in the coupon field', () => {
  test('an unknown code is reported; a valid one gives the same total in cart, checkout, order, tracking and email', async ({ database }) => {
    const shop = openTestShop(database);
    await coupon(shop);
    const cart = await shop.createCart(SI, { garment: await shop.garment(), quantity: 2 });
    const wrong = await save(shop, cart.id, withCode('ELEVEN'));
    expect(wrong).toMatchObject({ cart: { coupon: { code: 'ELEVEN', isApplied: false, problem: 'unknown' } }, totals: { discount: 0 } });

    const checkout = await save(shop, cart.id, withCode(' ten '));
    expect(checkout.cart).toMatchObject({ coupon: { code: 'TEN', isApplied: true, problem: null }, total: 39.98, discount: 4, payable: 35.98 });
    expect(checkout.totals).toMatchObject({ goods: 39.98, discount: 4, delivery: 3.9 });
    expect(await readCart(shop, cart.id)).toEqual(checkout.cart);

    const { status, data } = await shop.order(cart.id, withCode('TEN'));
    expect([status, data.total]).toEqual([201, checkout.totals.total]);
    const { orderNumber, email } = data;
    const { data: order } = await shop.call<Order>('POST', 'orders/track', { orderNumber, email });
    expect(order).toMatchObject({ couponCode: 'TEN', goods: 39.98, discount: 4, grandTotal: checkout.totals.total });
    expect(order.promotions).toEqual([{ kind: 'coupon', code: 'TEN', amount: 4, isDeliveryFree: false, explanation: '' }]);
    expect(await readUses(shop)).toBe(1);
    // A coupon is for one order: the next cart starts without it.
    expect((await readCart(shop, cart.id)).coupon).toBeNull();

    await shop.runJobs();
    const { rows } = await database.pool.query<{ text: string }>('select text from mailbox');
    expect(rows.map(({ text }) => text).join('\n')).toMatch(/Discount TEN.*4\.00/);
  });

  test('a coupon with a limit per customer needs an email address first, and one that has not used it up', async ({ database }) => {
    const shop = openTestShop(database);
    await coupon(shop, { mostUsesEach: 1 });
    const garment = await shop.garment();
    const first = await shop.createCart(SI, { garment });
    expect((await save(shop, first.id, { couponCode: 'TEN' })).cart.coupon).toMatchObject({ isApplied: false, problem: 'email-needed' });
    expect((await save(shop, first.id, { email: 'ana@' })).cart.coupon).toMatchObject({ problem: 'email-needed' });
    expect((await save(shop, first.id, { email: 'Ana@example.si' })).cart.coupon).toMatchObject({ isApplied: true });
    await shop.order(first.id, withCode('TEN'));

    const second = await shop.createCart(SI, { garment });
    expect((await save(shop, second.id, withCode('TEN'))).cart.coupon).toMatchObject({ isApplied: false, problem: 'used-already' });
    expect((await save(shop, second.id, { email: 'eva@example.si' })).cart.coupon).toMatchObject({ isApplied: true });
  });

  test('a coupon that no longer applies stays in the field with the reason, and the changed total is not charged without notice', async ({
    database,
  }) => {
    const shop = openTestShop(database);
    await coupon(shop, { minimums: { EUR: 3000 } });
    const garment = await shop.garment();
    const cart = await shop.createCart(SI, { garment, quantity: 2 });
    const { totals } = await save(shop, cart.id, withCode('TEN'));
    expect(totals.discount).toBe(4);
    await shop.call('PATCH', `carts/${cart.id}/lines/${cart.lines[0]?.id}`, { quantity: 1 });
    expect(await readCart(shop, cart.id)).toMatchObject({
      coupon: { code: 'TEN', isApplied: false, problem: 'minimum', params: { minimum: 30, missing: 10.01, currency: 'EUR' } },
      discount: 0,
      payable: 19.99,
    });
    await shop.call('PATCH', `carts/${cart.id}/lines/${cart.lines[0]?.id}`, { quantity: 2 });
    await database.db.update(coupons).set({ isActive: false });
    expect(await shop.order(cart.id, withCode('TEN'), { shownTotal: totals.total })).toMatchObject({
      status: 409,
      code: 'TotalChanged',
      params: { total: totals.total + 4 },
    });
  });

  test('a coupon can be removed again', async ({ database }) => {
    const shop = openTestShop(database);
    await coupon(shop);
    const cart = await shop.createCart(SI, { garment: await shop.garment() });
    expect((await save(shop, cart.id, withCode('TEN'))).totals.discount).toBe(2);
    expect(await save(shop, cart.id, { couponCode: '' })).toMatchObject({ cart: { coupon: null }, totals: { discount: 0 } });
  });
});

describe('the last use of a coupon', () => {
  test('one of two concurrent orders gets the last use; the other is shown the total without it', async ({ database }) => {
    const shop = openTestShop(database);
    await coupon(shop, { mostUses: 1 });
    const garment = await shop.garment();
    const carts = [await shop.createCart(SI, { garment }), await shop.createCart(SI, { garment })];
    const forms = ['ana@example.si', 'eva@example.si'].map((email) => withCode('TEN', { email }));
    const shown = await Promise.all(carts.map((cart, index) => save(shop, cart.id, forms[index] ?? {})));
    expect(shown.map(({ totals }) => totals.discount)).toEqual([2, 2]);
    const responses = await Promise.all(
      carts.map((cart, index) =>
        shop.call(
          'POST',
          `checkout/${cart.id}/orders`,
          { form: forms[index], shownTotal: shown[index]?.totals.total },
          { 'idempotency-key': shown[index]?.idempotencyKey ?? '' },
        ),
      ),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(responses.find(({ status }) => status === 409)).toMatchObject({ code: 'TotalChanged', params: { total: 25.79 } });
    expect(await readUses(shop)).toBe(1);
    const loser = carts[responses.findIndex(({ status }) => status === 409)]?.id ?? '';
    expect((await readCart(shop, loser)).coupon).toMatchObject({ code: 'TEN', isApplied: false, problem: 'used-up' });
  });
});

describe('discount goals', () => {
  test('discount goals count goods at sale prices, apply before a coupon, and show the missing amount', async ({ database }) => {
    const shop = openTestShop(database);
    await coupon(shop);
    await database.db.insert(discountGoals).values([
      { countryId: SI, threshold: 5000, kind: 'percent', terms: { rate: 500 } },
      { countryId: SI, threshold: 9000, kind: 'amount', terms: { amounts: { EUR: 1500 } } },
      { countryId: HU, threshold: 100, kind: 'percent', terms: { rate: 9000 } },
    ]);
    const garment = await shop.garment();
    const cart = await shop.createCart(SI, { garment, quantity: 2 });
    expect(cart).toMatchObject({
      discount: 0,
      goals: [
        { threshold: 50, reward: '5% off', state: 'available', missing: 10.02 },
        { threshold: 90, reward: '€15.00 off', state: 'available' },
      ],
    });
    const more = (await shop.call<Cart>('POST', `carts/${cart.id}/lines`, buildLine(garment, 2))).data;
    expect(more).toMatchObject({
      total: 79.96,
      discount: 4,
      payable: 75.96,
      goals: [{ state: 'achieved' }, { state: 'almost-reached', missing: 10.04 }],
    });
    expect((await save(shop, cart.id, withCode('TEN'))).cart).toMatchObject({
      discount: 11.6,
      promotions: [
        { kind: 'goal', amount: 4 },
        { kind: 'coupon', code: 'TEN', amount: 7.6 },
      ],
    });
  });
});

describe('free delivery', () => {
  test('once free delivery is reached, no discount removes it', async ({ database }) => {
    const shop = openTestShop(database);
    await coupon(shop, { terms: { rate: 5000 } });
    const cart = await shop.createCart(SI, { garment: await shop.garment(), quantity: 3 });
    expect(cart.freeDelivery).toEqual({ from: 50, missing: 0 });
    const { totals, cart: reduced } = await save(shop, cart.id, withCode('TEN'));
    expect([totals.discount, totals.delivery, reduced.freeDelivery?.missing]).toEqual([29.99, 0, 0]);
  });

  test('the cart names the cheapest delivery, as the checkout prices it, and not the free pickup', async ({ database }) => {
    const shop = openTestShop(database);
    const cart = await shop.createCart(SI, { garment: await shop.garment() });
    const checkout = await save(shop, cart.id, { shippingMethod: 'locker' });
    const { price: locker = 0 } = checkout.shippingOptions.find(({ code }) => code === 'locker') ?? {};
    expect(checkout.shippingOptions.find(({ code }) => code === 'pickup')).toMatchObject({ price: 0 });
    expect(Math.min(...checkout.shippingOptions.filter(({ code }) => code !== 'pickup').map(({ price }) => price))).toBe(locker);
    expect(locker).toBeGreaterThan(0);
    expect(cart.cheapestDelivery).toEqual({ price: locker, total: checkout.totals.total });

    await coupon(shop, { code: 'FREE', kind: 'free-delivery', terms: {} });
    const free = await save(shop, cart.id, withCode('FREE'));
    expect(free.cart.cheapestDelivery).toEqual({ price: 0, total: free.cart.payable });
  });

  test('free delivery by a coupon is shown everywhere, for the delivery methods that can be free', async ({ database }) => {
    const shop = openTestShop(database);
    await coupon(shop, { code: 'FREE', kind: 'free-delivery', terms: {} });
    const cart = await shop.createCart(SI, { garment: await shop.garment() });
    const checkout = await save(shop, cart.id, withCode('FREE'));
    expect(checkout).toMatchObject({ totals: { delivery: 0, discount: 0 }, cart: { freeDelivery: { missing: 0 } } });
    const prices = Object.fromEntries(checkout.shippingOptions.map(({ code, price }) => [code, price]));
    expect(prices).toEqual({ courier: 0, locker: 0, pickup: 0, express: 7.9 });
    expect(await save(shop, cart.id, { shippingMethod: 'express' })).toMatchObject({
      totals: { delivery: 7.9 },
      cart: { coupon: { isApplied: false, problem: 'other-delivery' }, freeDelivery: { missing: 30.01 } },
    });
    expect(await save(shop, cart.id, { shippingMethod: 'pickup' })).toMatchObject({ cart: { coupon: { problem: 'free-already' } } });
    const { data } = await shop.order(cart.id, withCode('FREE'));
    expect(data.total).toBe(checkout.totals.total);
    expect(await readUses(shop)).toBe(1);
  });
});

test.for([
  ['SI', SI, 'TEN'],
  ['HU', HU, 'TEN'],
  ['BD', BD, 'TEN'],
] as const)(
  'in %s the same cart has the same total to the minor unit in cart, checkout, order, order lines and reconciliation checks',
  async ([code, id, couponCode], { database }) => {
    const shop = openTestShop(database);
    await coupon(shop, { terms: { rate: 1333 } });
    await database.db.insert(discountGoals).values({ countryId: id, threshold: 100, kind: 'percent', terms: { rate: 777 } });
    const garments = await Promise.all([3, 1, 2].map(async (quantity) => ({ garment: await shop.garment(), quantity })));
    const cart = await shop.createCart(id, ...garments);
    const form = readyForm(code, { couponCode });
    const checkout = await save(shop, cart.id, form);
    const shown = await readCart(shop, cart.id);
    expect(shown).toEqual(checkout.cart);
    expect(minor(shown.total) - sum(shown.promotions.map(({ amount }) => minor(amount)))).toBe(minor(shown.payable));
    const { totals } = checkout;
    expect(minor(totals.goods) - minor(totals.discount) + minor(totals.delivery) + minor(totals.cashOnDelivery) + minor(totals.rounding)).toBe(
      minor(totals.total),
    );

    const { data } = await shop.order(cart.id, form);
    expect(data.total).toBe(totals.total);
    const [row] = await database.db.select().from(orders).where(eq(orders.orderNumber, data.orderNumber));
    const lines = await database.db
      .select()
      .from(orderLines)
      .where(eq(orderLines.orderId, row?.id ?? 0));
    const goods = lines.filter(({ kind }) => kind === 'goods');
    expect(sum(lines.map(({ total }) => total)) + (row?.rounding ?? 0)).toBe(row?.total);
    expect(row?.total).toBe(minor(totals.total));
    expect(sum(goods.map(({ discount }) => discount))).toBe(sum((row?.promotions ?? []).map(({ amount }) => amount)));
    for (const line of goods) expect(line.total + line.discount).toBe(line.discountPrice * line.quantity);
    expect(sum(lines.map(({ vat }) => vat))).toBe(row?.vat);
    const order = (await shop.call<Order>('POST', 'orders/track', { orderNumber: data.orderNumber, email: data.email })).data;
    expect([order.goods, order.discount, order.grandTotal]).toEqual([totals.goods, totals.discount, totals.total]);
    expect(sum(order.lines.map(({ total }) => minor(total)))).toBe(minor(order.goods));
  },
);

describe('an order that waits for a card payment', () => {
  const env = { STRIPE_SECRET_KEY: 'sk_test_coupons', STRIPE_WEBHOOK_SECRET: 'whsec_coupons', STRIPE_API_BASE: 'http://127.0.0.1:9' };
  const byCard = withCode('TEN', { paymentMethod: 'card' });

  test('the order has its coupon, asks for the reduced amount, and keeps the coupon when it changes to cash on delivery', async ({ database }) => {
    const shop = openTestShop(database, env);
    await coupon(shop, { mostUses: 1, mostUsesEach: 1 });
    const cart = await shop.createCart(SI, { garment: await shop.garment() });
    await shop.order(cart.id, byCard);
    const [payment] = await database.db.select().from(payments);
    expect(payment?.amount).toBe(1999 - 200 + 390);
    // In the checkout of that order, the coupon still applies.
    expect((await shop.checkout(cart.id)).cart.coupon).toMatchObject({ isApplied: true });
    expect(await readUses(shop)).toBe(1);

    await database.db.update(payments).set({ status: 'expired' });
    const { status, data } = await shop.order(cart.id, withCode('TEN'));
    expect([status, data.total]).toEqual([201, 23.79]);
    expect(await readUses(shop)).toBe(1);
    const all = await database.db.select().from(orders);
    expect(all).toMatchObject([{ status: 'CONFIRMED', couponCode: 'TEN' }]);
  });

  test('a changed cart that supersedes the order takes over its coupon', async ({ database }) => {
    const shop = openTestShop(database, env);
    await coupon(shop, { mostUses: 1, mostUsesEach: 1 });
    const garment = await shop.garment();
    const cart = await shop.createCart(SI, { garment });
    await shop.order(cart.id, byCard);
    await database.db.update(payments).set({ status: 'expired' });
    await shop.call('POST', `carts/${cart.id}/lines`, buildLine(garment));
    const { status } = await shop.order(cart.id, withCode('TEN'));
    expect(status).toBe(201);
    expect(await readUses(shop)).toBe(1);
    const given = await database.db
      .select()
      .from(orders)
      .where(and(eq(orders.couponCode, 'TEN'), eq(orders.status, 'CANCELLED')));
    expect(given).toHaveLength(1);
  });
});

test('a coupon adds three statements to order placement, and none without a code', async ({ database }) => {
  const shop = openTestShop(database);
  await coupon(shop);
  const garment = await shop.garment({ stock: 50 });
  const place = async (form: CheckoutDraft) => {
    const cart = await shop.createCart(SI, { garment });
    const { idempotencyKey, totals } = await save(shop, cart.id, form);
    const body = { form, shownTotal: totals.total };
    const seen = await recordStatements(database, async () => {
      expect((await shop.call('POST', `checkout/${cart.id}/orders`, body, { 'idempotency-key': idempotencyKey })).status).toBe(201);
    });
    return seen.filter((text) => /"coupons"|"coupon_uses"/.test(text)).length;
  };
  expect(await place(withCode('TEN'))).toBe(3);
  expect(await place(readyForm('SI'))).toBe(0);
});
