import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { days, minutes, now } from '#kit/clock';
import { seedUserTypes } from '#modules/accounts';
import { findAttribution, noUtm } from '#modules/tracking';
import type { Database } from '#platform/database';
import { cartTransfers } from '#tables/checkout';
import { affiliateDiscounts } from '#tables/promotions';
import { orders } from '#tables/orders';
import { customerTouches, touches } from '#tables/tracking';
import { activeAffiliate, type TestAffiliate } from '#testing/people/active-affiliate';
import { createTestDatabase } from '#testing/database';
import { registeredCustomer } from '#testing/people/registered-customer';
import { openTestShop, readyForm, shopIds, type TestShop } from '#testing/test-shop';
import type { Cart } from '#contracts/cart';
import type { Checkout, PlacedOrder, AcceptedCartTransfer } from '../contract.ts';
import { deleteExpiredTransfers } from './make-cart-transfer.ts';

const { SI, DE, HU } = shopIds;

let database: Database;
let shop: TestShop;
let ana: TestAffiliate;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database);
  await seedUserTypes(database.db);
  ana = await activeAffiliate(shop, { code: 'ANA' });
});
afterAll(() => database.close());

type Headers = Record<string, string>;
const make = async (cartId: string | undefined, toCountry = 'DE', headers: Headers = {}) =>
  (await shop.call<{ token: string | null }>('POST', 'checkout/cart-transfers', { toCountry, ...(cartId && { cartId }) }, headers)).data.token;
const take = async (token: string | null, { countryId = DE, cartId, headers }: { countryId?: number; cartId?: string; headers?: Headers } = {}) =>
  (
    await shop.call<AcceptedCartTransfer>(
      'POST',
      `checkout/cart-transfers/accepted?languageId=1&countryId=${countryId}`,
      { token: token ?? 'none', ...(cartId && { cartId }) },
      headers,
    )
  ).data;
const readCart = async (cartId: string | null) => (await shop.call<Cart>('GET', `carts/${cartId ?? ''}?languageId=1`)).data;
const nothing = { cartId: null, hasGoods: false, merged: [], lastAffiliate: null };

/** A browser with consent that visited through Ana's link some time ago. */
async function createBrowser({ affiliateId }: TestAffiliate, ago: number) {
  const [sessionId, at] = [crypto.randomUUID(), new Date(now().getTime() - ago)];
  await database.db.insert(touches).values({ sessionId, affiliateId, source: 'blog', utm: noUtm, at });
  return { headers: { 'affiliate-session': sessionId }, at };
}
async function placeOrderFromCart(cartId: string | null, headers: Headers = {}) {
  const form = readyForm('DE');
  const saved = await shop.call<Checkout>('PATCH', `checkout/${cartId ?? ''}`, { form }, headers);
  const body = { form, shownTotal: saved.data.totals.total, orderButton: 'Order with obligation to pay' };
  const key = { 'idempotency-key': saved.data.idempotencyKey };
  const { data } = await shop.call<PlacedOrder>('POST', `checkout/${cartId ?? ''}/orders`, body, { ...headers, ...key });
  const [row] = await database.db.select({ id: orders.id }).from(orders).where(eq(orders.orderNumber, data.orderNumber));
  return { placed: data, credit: await findAttribution(database.db, row?.id ?? 0) };
}

describe('a cart transfer', () => {
  test("a transferred cart becomes a new cart in the other country's shop, with the same garments at its prices", async () => {
    const garment = await shop.garment({ prices: { [SI]: 5000, [HU]: 1_999_000 } });
    const cart = await shop.createCart(SI, { garment, quantity: 2 });
    const taken = await take(await make(cart.id, 'hu'), { countryId: HU });
    expect(taken).toMatchObject({ hasGoods: true, merged: [] });
    expect(taken.cartId).not.toBe(cart.id);
    expect(await readCart(taken.cartId)).toMatchObject({ countryId: HU, currency: 'HUF', count: 2, total: 39_980 });
    expect(await readCart(cart.id)).toMatchObject({ countryId: SI, count: 2 });
  });

  test('goods that are not sold in the other country are left out and reported', async () => {
    const [both, here] = [await shop.garment({ name: 'Both' }), await shop.garment({ name: 'Here', prices: { [SI]: 5000 } })];
    const cart = await shop.createCart(SI, { garment: both }, { garment: here });
    const { cartId, merged } = await take(await make(cart.id));
    expect((await readCart(cartId)).lines.map(({ name }) => name)).toEqual(['Both']);
    expect(merged).toEqual([{ name: 'Here', change: 'lost', wanted: 1, quantity: 0 }]);
  });

  test("a transferred cart is merged with the browser's cart there, and repeated transfers add nothing", async () => {
    const [both, there] = [await shop.garment({ name: 'Both' }), await shop.garment({ name: 'There' })];
    const cart = await shop.createCart(SI, { garment: both, quantity: 3 });
    const own = await shop.createCart(DE, { garment: both }, { garment: there });
    for (const _ of ['to', 'fro']) expect((await take(await make(cart.id), { cartId: own.id })).cartId).toBe(own.id);
    expect((await readCart(own.id)).lines.map(({ name, quantity }) => [name, quantity])).toEqual([
      ['Both', 3],
      ['There', 1],
    ]);
  });

  test('a transfer token is used once: the second of two concurrent requests gets nothing', async () => {
    const token = await make((await shop.createCart(SI, { garment: await shop.garment() })).id);
    const both = await Promise.all([take(token), take(token)]);
    expect(both.filter(({ cartId }) => cartId !== null)).toHaveLength(1);
    expect(await take(token)).toEqual(nothing);
  });

  test('a transfer is refused for a forged token, in another country, and after ten minutes', async () => {
    const cart = await shop.createCart(SI, { garment: await shop.garment() });
    expect(await take('A'.repeat(43))).toEqual(nothing);
    expect(await take(await make(cart.id), { countryId: HU })).toEqual(nothing);
    const late = await make(cart.id);
    await database.db.update(cartTransfers).set({ expiresAt: new Date(now().getTime() - 1) });
    expect(await take(late)).toEqual(nothing);
    expect(await deleteExpiredTransfers(database.db)).toBeGreaterThan(0);
    expect(await database.db.$count(cartTransfers)).toBe(0);
  });

  test('a transfer is stored only as the hash of its token, for ten minutes, and only if there is something to transfer', async () => {
    const token = await make((await shop.createCart(SI, { garment: await shop.garment() })).id);
    const [transferRow] = await database.db.select().from(cartTransfers);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(transferRow)).not.toContain(token);
    expect((transferRow?.expiresAt.getTime() ?? 0) - now().getTime()).toBeLessThanOrEqual(minutes(10));
    expect(await make((await shop.createCart(SI)).id)).toBeNull();
    expect(await make((await shop.createCart(DE, { garment: await shop.garment() })).id)).toBeNull();
    expect(await make('of-nobody')).toBeNull();
    expect(await make(undefined, 'DE', { 'affiliate-session': crypto.randomUUID() })).toBeNull();
    expect(await make(undefined, 'XX')).toBeNull();
  });

  test('a transfer never signs in: an account cart becomes a guest cart, or is merged into the cart of the customer signed in there', async () => {
    const { headers, id } = await registeredCustomer(shop);
    const cart = (await shop.call<Cart>('POST', 'carts', { countryId: SI }, headers)).data;
    const garment = await shop.garment();
    await shop.call('POST', `carts/${cart.id}/lines`, { productId: garment.productId, color: garment.colorId, size: garment.sizeId });
    const guestResult = await take(await make(cart.id));
    const asSameCustomer = await take(await make(cart.id), { headers });
    const own = (await shop.call<Cart>('POST', 'carts', { countryId: DE }, headers)).data;
    expect(own).toMatchObject({ id: asSameCustomer.cartId, count: 1 });
    expect(guestResult.cartId).not.toBe(own.id);
    expect(id).toBeGreaterThan(0);
  });
});

describe('the referral of a cart transfer', () => {
  test('the touch is transferred with its original time and stays with the cart until the order', async () => {
    const { headers, at } = await createBrowser(ana, days(12));
    const cart = await shop.createCart(SI, { garment: await shop.garment() });
    const { cartId } = await take(await make(cart.id, 'DE', headers));
    const { credit } = await placeOrderFromCart(cartId);
    expect(credit).toMatchObject({ affiliateId: ana.affiliateId, rule: 'touch', source: 'blog', touchedAt: at });
  });

  test('a touch is transferred without a cart too, and expires after 30 days', async () => {
    const { headers } = await createBrowser(ana, days(31));
    const { cartId, hasGoods } = await take(await make(undefined, 'DE', headers));
    expect(hasGoods).toBe(false);
    const garment = await shop.garment();
    await shop.call('POST', `carts/${cartId ?? ''}/lines`, { productId: garment.productId, color: garment.colorId, size: garment.sizeId });
    const { credit } = await placeOrderFromCart(cartId);
    expect(credit?.candidates).toMatchObject([{ code: 'ANA', rule: 'touch', verdict: 'expired' }]);
  });

  test('the latest affiliate touch of the browser counts, whichever country it was in', async () => {
    const ben = await activeAffiliate(shop, { code: 'BEN' });
    const [before, here] = [await createBrowser(ana, days(1)), await createBrowser(ben, days(2))];
    const cart = await shop.createCart(SI, { garment: await shop.garment() });
    const { cartId } = await take(await make(cart.id, 'DE', before.headers));
    const { credit } = await placeOrderFromCart(cartId, here.headers);
    expect(credit?.candidates.map(({ code, verdict }) => [code, verdict])).toEqual([
      ['ANA', 'credited'],
      ['BEN', 'outweighed'],
    ]);
  });

  test('an affiliate discount is transferred and appears on the order', async () => {
    const row = { affiliateId: ana.affiliateId, name: 'Ten', kind: 'percent' as const, terms: { rate: 1000 } };
    const [discount] = await database.db.insert(affiliateDiscounts).values(row).returning({ id: affiliateDiscounts.id });
    const cart = await shop.createCart(SI, { garment: await shop.garment() });
    await shop.call('PUT', `checkout/${cart.id}/referral`, { code: 'ANA', affiliateDiscountId: discount?.id });
    const { cartId } = await take(await make(cart.id));
    expect((await shop.checkout(cartId ?? '')).totals.discount).toBeGreaterThan(0);
    const { credit } = await placeOrderFromCart(cartId);
    expect(credit).toMatchObject({ affiliateId: ana.affiliateId, rule: 'referral-code', affiliateDiscountId: discount?.id });
  });

  test('the touch is copied to the account that is or later gets signed in there, and is credited on other devices', async () => {
    const readTouch = async (customerId: number) =>
      (await database.db.select().from(customerTouches).where(eq(customerTouches.customerId, customerId)))[0];
    const { headers, at } = await createBrowser(ana, days(2));
    const [there, later] = [await registeredCustomer(shop), await registeredCustomer(shop)];
    const cart = await shop.createCart(SI, { garment: await shop.garment() });
    await take(await make(cart.id, 'DE', headers), { headers: there.headers });
    expect(await readTouch(there.id)).toMatchObject({ affiliateId: ana.affiliateId, source: 'blog', at });

    const { cartId } = await take(await make(cart.id, 'DE', headers));
    expect(await readTouch(later.id)).toBeUndefined();
    await later.call('POST', `user/${later.id}/cart?languageId=1`, { countryId: DE, guestCartId: cartId });
    expect(await readTouch(later.id)).toMatchObject({ affiliateId: ana.affiliateId, at });
  });

  test('the browser stores the transferred affiliate for its remaining time, unless it has a later touch there', async () => {
    const ben = await activeAffiliate(shop, { code: 'BENNO' });
    const [there, laterHere] = [await createBrowser(ana, days(12)), await createBrowser(ben, days(1))];
    const readLastReferral = async (headers?: Headers) =>
      (await take(await make(undefined, 'DE', there.headers), headers && { headers })).lastAffiliate;
    const last = await readLastReferral();
    expect(last?.code).toBe('ANA');
    expect(Math.round((last?.seconds ?? 0) / 86_400)).toBe(18);
    expect(await readLastReferral(laterHere.headers)).toBeNull();
    const expired = await createBrowser(ana, days(31));
    expect((await take(await make(undefined, 'DE', expired.headers))).lastAffiliate).toBeNull();
  });

  test('an entered code is transferred unless another one was entered there', async () => {
    const typed = async (cartId: string, couponCode: string) => (await shop.call('PATCH', `checkout/${cartId}`, { form: { couponCode } })).data;
    const garment = await shop.garment();
    const cart = await shop.createCart(SI, { garment });
    await typed(cart.id, 'ana');
    const { cartId } = await take(await make(cart.id));
    expect((await readCart(cartId)).coupon).toMatchObject({ code: 'ANA', isApplied: true, isAffiliates: true });
    const own = await shop.createCart(DE, { garment });
    await typed(own.id, 'other');
    await take(await make(cart.id), { cartId: own.id });
    expect((await readCart(own.id)).coupon?.code).toBe('OTHER');
  });
});
