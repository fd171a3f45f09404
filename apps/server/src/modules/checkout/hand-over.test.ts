import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { days, minutes, now } from '#kit/clock';
import { seedUserTypes } from '#modules/accounts';
import { attributionOf, noUtm } from '#modules/tracking';
import type { Database } from '#platform/database';
import { handOvers } from '#tables/checkout';
import { affiliateDiscounts } from '#tables/promotions';
import { orders } from '#tables/orders';
import { customerTouches, touches } from '#tables/tracking';
import { activeAffiliate, type TestAffiliate } from '#testing/active-affiliate';
import { createTestDatabase } from '#testing/database';
import { registeredCustomer } from '#testing/registered-customer';
import { openTestShop, readyForm, shopIds, type TestShop } from '#testing/test-shop';
import type { Cart } from '../cart/contract.ts';
import type { Checkout, PlacedOrder, TakenHandOver } from './contract.ts';
import { forgetHandOvers } from './make-hand-over.ts';

const { SI, DE, HU } = shopIds;

let database: Database;
let shop: TestShop;
let ana: TestAffiliate;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = await openTestShop(database);
  await seedUserTypes(database.db);
  ana = await activeAffiliate(shop, { code: 'ANA' });
}, 120_000);
afterAll(() => database.close());

type Headers = Record<string, string>;
const make = async (cartId: string | undefined, toCountry = 'DE', headers: Headers = {}) =>
  (await shop.call<{ token: string | null }>('POST', 'checkout/hand-overs', { toCountry, ...(cartId && { cartId }) }, headers)).data.token;
const take = async (token: string | null, { countryId = DE, cartId, headers }: { countryId?: number; cartId?: string; headers?: Headers } = {}) =>
  (
    await shop.call<TakenHandOver>(
      'POST',
      `checkout/hand-overs/taken?languageId=1&countryId=${countryId}`,
      { token: token ?? 'none', ...(cartId && { cartId }) },
      headers,
    )
  ).data;
const cartOf = async (cartId: string | null) => (await shop.call<Cart>('GET', `carts/${cartId ?? ''}?languageId=1`)).data;
const nothing = { cartId: null, hasGoods: false, merged: [], lastAffiliate: null };

/** A browser that has come by Ana's link some time ago, and has agreed to be known again. */
async function browserOf({ affiliateId }: TestAffiliate, ago: number) {
  const [sessionId, at] = [crypto.randomUUID(), new Date(now().getTime() - ago)];
  await database.db.insert(touches).values({ sessionId, affiliateId, source: 'blog', utm: noUtm, at });
  return { headers: { 'affiliate-session': sessionId }, at };
}
async function placedIn(cartId: string | null, headers: Headers = {}) {
  const form = readyForm('DE');
  const saved = await shop.call<Checkout>('PATCH', `checkout/${cartId ?? ''}`, { form }, headers);
  const body = { form, shownTotal: saved.data.totals.total, orderButton: 'Order with obligation to pay' };
  const key = { 'idempotency-key': saved.data.idempotencyKey };
  const { data } = await shop.call<PlacedOrder>('POST', `checkout/${cartId ?? ''}/orders`, body, { ...headers, ...key });
  const [row] = await database.db.select({ id: orders.id }).from(orders).where(eq(orders.orderNumber, data.orderNumber));
  return { placed: data, credit: await attributionOf(database.db, row?.id ?? 0) };
}

describe('a cart that is handed over', () => {
  test("is another one in the other country's shop, with the same garments at its prices", async () => {
    const garment = await shop.garment({ prices: { [SI]: 5000, [HU]: 1_999_000 } });
    const cart = await shop.cartWith(SI, { garment, quantity: 2 });
    const taken = await take(await make(cart.id, 'hu'), { countryId: HU });
    expect(taken).toMatchObject({ hasGoods: true, merged: [] });
    expect(taken.cartId).not.toBe(cart.id);
    expect(await cartOf(taken.cartId)).toMatchObject({ countryId: HU, currency: 'HUF', count: 2, total: 39_980 });
    expect(await cartOf(cart.id)).toMatchObject({ countryId: SI, count: 2 });
  });

  test('leaves behind what is not sold there, and says so', async () => {
    const [both, here] = [await shop.garment({ name: 'Both' }), await shop.garment({ name: 'Here', prices: { [SI]: 5000 } })];
    const cart = await shop.cartWith(SI, { garment: both }, { garment: here });
    const { cartId, merged } = await take(await make(cart.id));
    expect((await cartOf(cartId)).lines.map(({ name }) => name)).toEqual(['Both']);
    expect(merged).toEqual([{ name: 'Here', change: 'lost', wanted: 1, quantity: 0 }]);
  });

  test('joins the one that the browser has there, and going to and fro makes nothing more', async () => {
    const [both, there] = [await shop.garment({ name: 'Both' }), await shop.garment({ name: 'There' })];
    const cart = await shop.cartWith(SI, { garment: both, quantity: 3 });
    const own = await shop.cartWith(DE, { garment: both }, { garment: there });
    for (const _ of ['to', 'fro']) expect((await take(await make(cart.id), { cartId: own.id })).cartId).toBe(own.id);
    expect((await cartOf(own.id)).lines.map(({ name, quantity }) => [name, quantity])).toEqual([
      ['Both', 3],
      ['There', 1],
    ]);
  });

  test('is taken once: of two at once the other finds nothing', async () => {
    const token = await make((await shop.cartWith(SI, { garment: await shop.garment() })).id);
    const both = await Promise.all([take(token), take(token)]);
    expect(both.filter(({ cartId }) => cartId !== null)).toHaveLength(1);
    expect(await take(token)).toEqual(nothing);
  });

  test('is not taken by a forged token, in another country, or later than ten minutes', async () => {
    const cart = await shop.cartWith(SI, { garment: await shop.garment() });
    expect(await take('A'.repeat(43))).toEqual(nothing);
    expect(await take(await make(cart.id), { countryId: HU })).toEqual(nothing);
    const late = await make(cart.id);
    await database.db.update(handOvers).set({ expiresAt: new Date(now().getTime() - 1) });
    expect(await take(late)).toEqual(nothing);
    expect(await forgetHandOvers(database.db)).toBeGreaterThan(0);
    expect(await database.db.$count(handOvers)).toBe(0);
  });

  test('is kept by the hash of its token alone, for ten minutes, and only where there is something to take along', async () => {
    const token = await make((await shop.cartWith(SI, { garment: await shop.garment() })).id);
    const [kept] = await database.db.select().from(handOvers);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(kept)).not.toContain(token);
    expect((kept?.expiresAt.getTime() ?? 0) - now().getTime()).toBeLessThanOrEqual(minutes(10));
    expect(await make((await shop.cartWith(SI)).id)).toBeNull();
    expect(await make((await shop.cartWith(DE, { garment: await shop.garment() })).id)).toBeNull();
    expect(await make('of-nobody')).toBeNull();
    expect(await make(undefined, 'DE', { 'affiliate-session': crypto.randomUUID() })).toBeNull();
    expect(await make(undefined, 'XX')).toBeNull();
  });

  test("is never a sign-in: an account's cart goes along as a guest's, and into the account of whoever is signed in there", async () => {
    const { headers, id } = await registeredCustomer(shop);
    const cart = (await shop.call<Cart>('POST', 'carts', { countryId: SI }, headers)).data;
    const garment = await shop.garment();
    await shop.call('POST', `carts/${cart.id}/lines`, { productId: garment.productId, color: garment.colorId, size: garment.sizeId });
    const asGuest = await take(await make(cart.id));
    const asHimself = await take(await make(cart.id), { headers });
    const own = (await shop.call<Cart>('POST', 'carts', { countryId: DE }, headers)).data;
    expect(own).toMatchObject({ id: asHimself.cartId, count: 1 });
    expect(asGuest.cartId).not.toBe(own.id);
    expect(id).toBeGreaterThan(0);
  });
});

describe('who sent the shopper', () => {
  test("is handed over with the touch's own time, and the cart keeps it until the order", async () => {
    const { headers, at } = await browserOf(ana, days(12));
    const cart = await shop.cartWith(SI, { garment: await shop.garment() });
    const { cartId } = await take(await make(cart.id, 'DE', headers));
    const { credit } = await placedIn(cartId);
    expect(credit).toMatchObject({ affiliateId: ana.affiliateId, rule: 'touch', source: 'blog', touchedAt: at });
  });

  test('is handed over without a cart as well, and no longer counts after thirty days', async () => {
    const { headers } = await browserOf(ana, days(31));
    const { cartId, hasGoods } = await take(await make(undefined, 'DE', headers));
    expect(hasGoods).toBe(false);
    const garment = await shop.garment();
    await shop.call('POST', `carts/${cartId ?? ''}/lines`, { productId: garment.productId, color: garment.colorId, size: garment.sizeId });
    const { credit } = await placedIn(cartId);
    expect(credit?.candidates).toMatchObject([{ code: 'ANA', rule: 'touch', verdict: 'expired' }]);
  });

  test('is whoever the browser came by last, in whichever country', async () => {
    const ben = await activeAffiliate(shop, { code: 'BEN' });
    const [before, here] = [await browserOf(ana, days(1)), await browserOf(ben, days(2))];
    const cart = await shop.cartWith(SI, { garment: await shop.garment() });
    const { cartId } = await take(await make(cart.id, 'DE', before.headers));
    const { credit } = await placedIn(cartId, here.headers);
    expect(credit?.candidates.map(({ code, verdict }) => [code, verdict])).toEqual([
      ['ANA', 'credited'],
      ['BEN', 'outweighed'],
    ]);
  });

  test('goes on with the discount that was brought, which the order there shows', async () => {
    const row = { affiliateId: ana.affiliateId, name: 'Ten', kind: 'percent' as const, basisPoints: 1000 };
    const [discount] = await database.db.insert(affiliateDiscounts).values(row).returning({ id: affiliateDiscounts.id });
    const cart = await shop.cartWith(SI, { garment: await shop.garment() });
    await shop.call('PUT', `checkout/${cart.id}/brought`, { code: 'ANA', affiliateDiscountId: discount?.id });
    const { cartId } = await take(await make(cart.id));
    expect((await shop.checkout(cartId ?? '')).totals.discount).toBeGreaterThan(0);
    const { credit } = await placedIn(cartId);
    expect(credit).toMatchObject({ affiliateId: ana.affiliateId, rule: 'brought-code', affiliateDiscountId: discount?.id });
  });

  test('is copied to the account of whoever is signed in there, or signs in there later: he is credited on another device too', async () => {
    const touchOf = async (customerId: number) =>
      (await database.db.select().from(customerTouches).where(eq(customerTouches.customerId, customerId)))[0];
    const { headers, at } = await browserOf(ana, days(2));
    const [there, later] = [await registeredCustomer(shop), await registeredCustomer(shop)];
    const cart = await shop.cartWith(SI, { garment: await shop.garment() });
    await take(await make(cart.id, 'DE', headers), { headers: there.headers });
    expect(await touchOf(there.id)).toMatchObject({ affiliateId: ana.affiliateId, source: 'blog', at });

    const { cartId } = await take(await make(cart.id, 'DE', headers));
    expect(await touchOf(later.id)).toBeUndefined();
    await later.call('POST', `user/${later.id}/cart?languageId=1`, { countryId: DE, guestCartId: cartId });
    expect(await touchOf(later.id)).toMatchObject({ affiliateId: ana.affiliateId, at });
  });

  test('is told to the browser that goes on there, for as long as it still counts, unless it came by a later link there', async () => {
    const ben = await activeAffiliate(shop, { code: 'BENNO' });
    const [there, laterHere] = [await browserOf(ana, days(12)), await browserOf(ben, days(1))];
    const lastOf = async (headers?: Headers) => (await take(await make(undefined, 'DE', there.headers), headers && { headers })).lastAffiliate;
    const last = await lastOf();
    expect(last?.code).toBe('ANA');
    expect(Math.round((last?.seconds ?? 0) / 86_400)).toBe(18);
    expect(await lastOf(laterHere.headers)).toBeNull();
    const expired = await browserOf(ana, days(31));
    expect((await take(await make(undefined, 'DE', expired.headers))).lastAffiliate).toBeNull();
  });

  test('goes on with the code that was typed, unless another was typed there', async () => {
    const typed = async (cartId: string, couponCode: string) => (await shop.call('PATCH', `checkout/${cartId}`, { form: { couponCode } })).data;
    const garment = await shop.garment();
    const cart = await shop.cartWith(SI, { garment });
    await typed(cart.id, 'ana');
    const { cartId } = await take(await make(cart.id));
    expect((await cartOf(cartId)).coupon).toMatchObject({ code: 'ANA', isApplied: true, isAffiliates: true });
    const own = await shop.cartWith(DE, { garment });
    await typed(own.id, 'other');
    await take(await make(cart.id), { cartId: own.id });
    expect((await cartOf(own.id)).coupon?.code).toBe('OTHER');
  });
});
