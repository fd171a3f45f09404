import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { days, now } from '#kit/clock';
import { seedUserTypes } from '#modules/accounts';
import { findAttribution } from '#modules/tracking';
import type { Database } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { orders } from '#tables/orders';
import { payments } from '#tables/payments';
import { affiliateDiscounts, affiliateDiscountUses, coupons } from '#tables/promotions';
import { customerTouches, touches } from '#tables/tracking';
import { activeAffiliate, suspendAffiliate, type TestAffiliate } from '#testing/people/active-affiliate';
import { placeAttributedOrder } from '#testing/orders/attributed-order';
import { createTestDatabase } from '#testing/database';
import { registeredCustomer } from '#testing/people/registered-customer';
import { recordStatements } from '#testing/record-statements';
import { buildLine, openTestShop, readyForm, shopIds, type TestGarment, type TestShop } from '#testing/test-shop';
import type { Checkout, PlacedOrder } from '#contracts/checkout';
import { cancelCustomerOrder } from '../customer-orders/cancel-order.ts';

const { SI, DE } = shopIds;
const env = { STRIPE_SECRET_KEY: 'sk_test_affiliates', STRIPE_WEBHOOK_SECRET: 'whsec_affiliates', STRIPE_API_BASE: 'http://127.0.0.1:9' };

let database: Database;
let shop: TestShop;
let garment: TestGarment;
let ana: TestAffiliate;
let jonas: TestAffiliate;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database, env);
  await seedUserTypes(database.db);
  garment = await shop.garment({ stock: 500 });
  ana = await activeAffiliate(shop, { code: 'ANA' });
  jonas = await activeAffiliate(shop, { code: 'Jonas' });
});
afterAll(() => database.close());

const utm = { utmSource: 'blog', utmMedium: '', utmCampaign: 'spring', utmContent: '', utmTerm: '' };

/** A browser that has visited through an affiliate link. */
const touched = async (sessionId: string, { affiliateId }: TestAffiliate, ago: number, changes: { affiliateDiscountId?: number } = {}) => {
  const at = new Date(now().getTime() - ago);
  await database.db.insert(touches).values({ sessionId, affiliateId, source: 'blog', utm, at, ...changes });
};
const browser = async (...visits: [TestAffiliate, number][]) => {
  const sessionId = crypto.randomUUID();
  for (const [affiliate, ago] of visits) await touched(sessionId, affiliate, ago);
  return { 'affiliate-session': sessionId };
};
const order = (order: Partial<Parameters<typeof placeAttributedOrder>[1]> = {}) =>
  placeAttributedOrder(shop, { code: '', garments: [{ garment }], ...order });
const readCredit = async ({ orderNumber }: PlacedOrder) => {
  const [row] = await database.db.select({ id: orders.id }).from(orders).where(eq(orders.orderNumber, orderNumber));
  return findAttribution(database.db, row?.id ?? 0);
};
const listVerdicts = async (placed: PlacedOrder) => (await readCredit(placed))?.candidates.map(({ code, rule, verdict }) => [code, rule, verdict]);

type NewDiscount = Partial<typeof affiliateDiscounts.$inferInsert>;
const discount = async ({ affiliateId }: TestAffiliate, changes: NewDiscount = {}): Promise<number> => {
  const row = { affiliateId, name: 'Ten', kind: 'percent' as const, terms: { rate: 1000 }, ...changes };
  return (await database.db.insert(affiliateDiscounts).values(row).returning({ id: affiliateDiscounts.id }))[0]?.id ?? 0;
};
const readUses = async (id: number) => (await database.db.select().from(affiliateDiscounts).where(eq(affiliateDiscounts.id, id)))[0]?.uses;
const carryReferral = (cartId: string, code: string, affiliateDiscountId: number | null = null) =>
  shop.call('PUT', `checkout/${cartId}/referral`, { code, affiliateDiscountId });
const end = (id: number) => database.db.update(affiliateDiscounts).set({ isActive: false }).where(eq(affiliateDiscounts.id, id));

describe('crediting an order', () => {
  test('the affiliate code in the cart is credited, in upper or lower case', async () => {
    const placed = await order({ code: 'jONAS' });
    expect(await readCredit(placed)).toMatchObject({ affiliateId: jonas.affiliateId, rule: 'referral-code', touchedAt: null });
    expect(await listVerdicts(placed)).toEqual([['Jonas', 'referral-code', 'credited']]);
  });

  test('the affiliate of a discount in the cart is credited if the cart has no affiliate code', async () => {
    const id = await discount(jonas, { kind: 'amount', terms: { amounts: { EUR: 100 } } });
    const placed = await order({ adid: id });
    expect(await readCredit(placed)).toMatchObject({ affiliateId: jonas.affiliateId, rule: 'referral-discount', affiliateDiscountId: id });
    await end(id);
  });

  test('the last touch of the browser within 30 days is credited; other touches are recorded as outweighed or expired', async () => {
    const carla = await activeAffiliate(shop, { code: 'CARLA' });
    const headers = await browser([ana, days(3)], [jonas, days(2)], [carla, days(31)]);
    const placed = await order({ headers });
    expect(await readCredit(placed)).toMatchObject({ affiliateId: jonas.affiliateId, rule: 'touch', source: 'blog', utm });
    expect(await listVerdicts(placed)).toEqual([
      ['Jonas', 'touch', 'credited'],
      ['ANA', 'touch', 'outweighed'],
      ['CARLA', 'touch', 'expired'],
    ]);
  });

  test('a code in the cart is credited before any touch and takes the campaign from a touch of the same affiliate', async () => {
    const headers = await browser([ana, days(3)], [jonas, days(2)]);
    const placed = await order({ code: 'ANA', headers });
    expect(await readCredit(placed)).toMatchObject({ affiliateId: ana.affiliateId, rule: 'referral-code', utm, source: 'blog' });
    expect((await listVerdicts(placed))?.at(1)).toEqual(['Jonas', 'touch', 'outweighed']);
  });

  test('a code that the browser remembers is credited unless a later code was added to the cart', async () => {
    const headers = await browser([ana, days(3)]);
    expect(await readCredit(await order({ headers: { ...headers, 'affiliate-code': 'ana' } }))).toMatchObject({
      affiliateId: ana.affiliateId,
      rule: 'referral-code',
    });
    const placed = await order({ code: 'Jonas', headers: { ...headers, 'affiliate-code': 'ana' } });
    expect(await listVerdicts(placed)).toEqual([
      ['Jonas', 'referral-code', 'credited'],
      ['ANA', 'referral-code', 'outweighed'],
      ['ANA', 'touch', 'outweighed'],
    ]);
  });

  test('without consent the order has link, source, campaign and sub-id of the address that came with the cart', async () => {
    const landingPage = '/en/?ref=ana&src=reel&utm_source=ig&utm_campaign=a%2520b&subid=s-1&link=12&token=secret';
    const credit = await readCredit(await order({ code: 'ana', landingPage }));
    expect(credit).toMatchObject({ affiliateId: ana.affiliateId, rule: 'referral-code', linkId: 12, source: 'reel', subId: 's-1', touchedAt: null });
    expect(credit?.utm).toMatchObject({ utmSource: 'ig', utmCampaign: 'a b', utmMedium: '' });
    expect(await readCredit(await order({ code: 'ana', landingPage: '/en/?ref=ana' }))).toMatchObject({ source: 'direct_link', linkId: null });
    expect(await readCredit(await order({ code: 'ana', landingPage: '/en/?ref=jonas&src=reel' }))).toMatchObject({ source: '' });
  });

  test('a later page that names the same affiliate only keeps the campaign, and one of another affiliate replaces it', async () => {
    const carry = (cartId: string, code: string, landingPage: string) => shop.call('PUT', `checkout/${cartId}/referral`, { code, landingPage });
    const cart = await shop.createCart(SI, { garment });
    await carry(cart.id, 'ANA', '/en/?ref=ANA&src=reel&subid=s-1&link=12');
    await carry(cart.id, 'ana', '/en/Checkout?ref=ana');
    const placed = (await shop.order(cart.id, readyForm('SI'))).data;
    expect(await readCredit(placed)).toMatchObject({ affiliateId: ana.affiliateId, linkId: 12, source: 'reel', subId: 's-1' });
    const other = await shop.createCart(SI, { garment });
    await carry(other.id, 'ANA', '/en/?ref=ANA&src=reel&subid=s-1&link=12');
    await carry(other.id, 'Jonas', '/en/?ref=Jonas');
    const credit = await readCredit((await shop.order(other.id, readyForm('SI'))).data);
    expect(credit).toMatchObject({ affiliateId: jonas.affiliateId, linkId: null, source: 'direct_link', subId: '' });
  });

  test('an address longer than 2,000 characters is refused, and unreadable characters are removed', async () => {
    const cart = await shop.createCart(SI, { garment });
    const carry = (landingPage: string) => shop.call('PUT', `checkout/${cart.id}/referral`, { code: 'ANA', landingPage });
    expect(await carry(`/?ref=ANA&subid=${'x'.repeat(2000)}`)).toMatchObject({ status: 422 });
    expect((await carry(`/?ref=ANA&subid=${'x'.repeat(300)}&src=%00%ff&link=7e3`)).status).toBe(200);
    const credit = await readCredit((await shop.order(cart.id, readyForm('SI'))).data);
    expect(credit).toMatchObject({ subId: 'x'.repeat(100), linkId: null });
    expect(credit?.source).not.toContain('\u0000');
  });

  test('an order without an eligible affiliate credits no one and records the reason for each candidate', async () => {
    const rita = await activeAffiliate(shop, { code: 'RITA' });
    const headers = await browser([rita, days(1)]);
    await suspendAffiliate(database, rita);
    const placed = await order({ code: 'NOBODY', headers });
    expect(await readCredit(placed)).toMatchObject({ affiliateId: null, rule: 'none' });
    expect(await listVerdicts(placed)).toEqual([
      ['NOBODY', 'referral-code', 'unknown'],
      ['RITA', 'touch', 'not-active'],
    ]);
  });

  test('an order without any referral credits no one and records no candidates', async () => {
    expect(await readCredit(await order())).toBeUndefined();
    expect(await readCredit(await order({ headers: { 'affiliate-session': 'no session', 'affiliate-code': "'; drop" } }))).toBeUndefined();
  });

  test('an affiliate who buys with their own code is credited; the programme puts the commission on hold', async () => {
    expect(await readCredit(await order({ code: ana.code, headers: ana.headers }))).toMatchObject({ affiliateId: ana.affiliateId });
  });
});

describe('a signed-in customer', () => {
  test('a customer keeps the touch of the browser in which they signed in, and it is credited on another device', async () => {
    const customer = await registeredCustomer(shop);
    const session = await browser([ana, days(2)]);
    await shop.call('POST', `user/${customer.id}/cart`, { countryId: SI, guestCartId: null }, { ...customer.headers, ...session });
    const placed = await order({ headers: customer.headers });
    expect(await readCredit(placed)).toMatchObject({ affiliateId: ana.affiliateId, rule: 'customer-touch' });
  });

  test('a customer who orders while signed in keeps the newest touch of each affiliate', async () => {
    const customer = await registeredCustomer(shop);
    await order({ headers: { ...customer.headers, ...(await browser([ana, days(2)])) } });
    await order({ headers: { ...customer.headers, ...(await browser([ana, days(1)])) } });
    await order({ headers: { ...customer.headers, ...(await browser([ana, days(9)])) } });
    const storedTouches = await database.db.select().from(customerTouches).where(eq(customerTouches.customerId, customer.id));
    expect(storedTouches).toHaveLength(1);
    expect(now().getTime() - (storedTouches[0]?.at.getTime() ?? 0)).toBeLessThan(days(1.5));
  });
});

test('withdrawing consent deletes the touches of the browser', async () => {
  const headers = await browser([ana, days(2)]);
  const other = await browser([ana, days(2)]);
  const consent = (marketing: boolean) =>
    shop.call('POST', 'consents', { choices: { statistics: true, marketing }, version: 1, text: 'May we?', countryId: SI, languageId: 1 }, headers);
  expect((await consent(true)).status).toBe(200);
  expect((await readCredit(await order({ headers })))?.rule).toBe('touch');
  expect((await consent(false)).status).toBe(200);
  expect(await readCredit(await order({ headers }))).toBeUndefined();
  expect((await readCredit(await order({ headers: other })))?.rule).toBe('touch');
});

describe('the referral of a cart', () => {
  test('a referral stays with the cart through checkout, is merged into the account cart and is removed when the order is placed', async () => {
    const cart = await shop.createCart(SI, { garment });
    await carryReferral(cart.id, 'ANA');
    const customer = await registeredCustomer(shop);
    const own = await customer.call<{ id: string }>('POST', 'carts', { countryId: SI });
    await customer.call('POST', `user/${customer.id}/cart`, { countryId: SI, guestCartId: cart.id });
    const { data } = await shop.order(own.data.id, readyForm('SI'));
    expect(await readCredit(data)).toMatchObject({ affiliateId: ana.affiliateId });
    await shop.call('POST', `carts/${own.data.id}/lines`, buildLine(garment));
    expect(await readCredit((await shop.order(own.data.id, readyForm('SI'))).data)).toBeUndefined();
  });

  test('a referral is refused for an unknown cart and for a cart of another country', async () => {
    const cart = await shop.createCart(SI, { garment });
    expect(await carryReferral('no-such-cart', 'ANA')).toMatchObject({ status: 404, code: 'CartNotFound' });
    expect(await shop.call('PUT', `checkout/${cart.id}/referral?countryId=${DE}`, { code: 'ANA' })).toMatchObject({ code: 'CartNotFound' });
  });
});

describe('an affiliate discount', () => {
  test('an affiliate discount given by id appears in cart, checkout and order, is counted as used, and is released with the order', async () => {
    const id = await discount(ana);
    const cart = await shop.createCart(SI, { garment });
    await carryReferral(cart.id, '', id);
    const { data: checkout } = await shop.call<Checkout>('PATCH', `checkout/${cart.id}`, { form: readyForm('SI') });
    expect(checkout.cart).toMatchObject({ affiliate: { code: 'ANA', isApplied: true, problem: null }, discount: 2, payable: 17.99 });
    expect(checkout.cart.promotions).toEqual([{ kind: 'affiliate', code: 'ANA', amount: 2, isDeliveryFree: false, explanation: '' }]);
    const { data } = await shop.order(cart.id, readyForm('SI'));
    expect(data.total).toBe(checkout.totals.total);
    expect(await readUses(id)).toBe(1);
    await inTransaction(database.db, (tx) => cancelCustomerOrder(tx, { orderNumber: data.orderNumber, actor: 'Mira', reason: 'she asked for it' }));
    expect(await readUses(id)).toBe(0);
    await end(id);
  });

  test('an affiliate code alone applies the best discount of that affiliate', async () => {
    const ids = [await discount(ana, { terms: { rate: 500 } }), await discount(ana, { terms: { rate: 2000 } })];
    const elsewhere = await discount(ana, { terms: { rate: 9000 }, countryIds: [DE] });
    const placed = await order({ code: 'ANA' });
    expect(placed.total).toBe(21.79);
    expect([await readUses(ids[0] ?? 0), await readUses(ids[1] ?? 0)]).toEqual([0, 1]);
    await Promise.all([...ids, elsewhere].map(end));
  });

  test.for([
    [{ isActive: false }, { problem: 'expired' }],
    [{ validUntil: new Date('2026-01-01') }, { problem: 'expired' }],
    [{ validFrom: new Date('2099-01-01T12:00:00Z') }, { problem: 'not-yet', params: { from: '2099-01-01' } }],
    [{ countryIds: [DE] }, { problem: 'other-country' }],
    [{ kind: 'amount', terms: { amounts: { BDT: 100 } } }, { problem: 'other-country' }],
    [{ mostUses: 0 }, { problem: 'used-up' }],
    [{ minimums: { EUR: 3000 } }, { problem: 'minimum', params: { minimum: 30, missing: 10.01, currency: 'EUR' } }],
  ] as [NewDiscount, object][])('an affiliate discount that does not apply gives the reason: %o', async ([changes, expected]) => {
    const id = await discount(jonas, changes);
    const cart = await shop.createCart(SI, { garment });
    await carryReferral(cart.id, '', id);
    const checkout = await shop.checkout(cart.id);
    expect(checkout.cart).toMatchObject({ affiliate: { code: 'Jonas', isApplied: false, ...expected }, discount: 0 });
    await end(id);
  });

  test('an unknown discount, one of a suspended affiliate and one of an affiliate who is not credited give that reason', async () => {
    const vera = await activeAffiliate(shop, { code: 'VERA' });
    const id = await discount(vera);
    const readProblem = async (code: string, adid: number) => {
      const cart = await shop.createCart(SI, { garment });
      await carryReferral(cart.id, code, adid);
      return (await shop.checkout(cart.id)).cart.affiliate?.problem;
    };
    expect(await readProblem('', 987_654)).toBe('unknown');
    expect(await readProblem('Jonas', id)).toBe('other-affiliate');
    await suspendAffiliate(database, vera);
    expect(await readProblem('', id)).toBe('not-active');
  });

  test('the better of coupon and affiliate discount applies, and the response names the other one', async () => {
    const id = await discount(ana);
    await database.db.insert(coupons).values({ code: 'TWENTY', kind: 'percent', terms: { rate: 2000 } });
    const cart = await shop.createCart(SI, { garment });
    await carryReferral(cart.id, 'ANA', id);
    const { data } = await shop.call<Checkout>('PATCH', `checkout/${cart.id}`, { form: readyForm('SI', { couponCode: 'TWENTY' }) });
    expect(data.cart).toMatchObject({ coupon: { isApplied: true }, affiliate: { isApplied: false, problem: 'other-discount' }, discount: 4 });
    const placed = (await shop.order(cart.id, readyForm('SI', { couponCode: 'TWENTY' }))).data;
    expect([await readUses(id), (await readCredit(placed))?.affiliateId]).toEqual([0, ana.affiliateId]);
    await end(id);
  });

  test('concurrent orders never exceed the usage limit of an affiliate discount', async () => {
    const id = await discount(ana, { mostUses: 3 });
    const carts = await Promise.all(Array.from({ length: 8 }, () => shop.createCart(SI, { garment })));
    const shown = await Promise.all(
      carts.map(async ({ id: cartId }, index) => {
        await carryReferral(cartId, '', id);
        const form = readyForm('SI', { email: `shopper-${index}@example.si` });
        return { form, ...(await shop.call<Checkout>('PATCH', `checkout/${cartId}`, { form })).data };
      }),
    );
    const responses = await Promise.all(
      shown.map(({ cart, form, totals, idempotencyKey }) =>
        shop.call('POST', `checkout/${cart.id}/orders`, { form, shownTotal: totals.total }, { 'idempotency-key': idempotencyKey }),
      ),
    );
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(responses.filter(({ code }) => code === 'TotalChanged')).toHaveLength(5);
    const storedTouches = await database.db.select().from(affiliateDiscountUses).where(eq(affiliateDiscountUses.affiliateDiscountId, id));
    expect([await readUses(id), storedTouches.length]).toEqual([3, 3]);
    await end(id);
  });
});

describe('an affiliate code entered in the coupon field', () => {
  const typed = async (cartId: string, couponCode: string, headers?: Record<string, string>) =>
    (await shop.call<Checkout>('PATCH', `checkout/${cartId}`, { form: readyForm('SI', { couponCode }) }, headers)).data;
  const placed = async (cartId: string, couponCode: string) => (await shop.order(cartId, readyForm('SI', { couponCode }))).data;

  test('an entered code counts as a referral, in upper or lower case, is shown as accepted, and stops counting when it is removed', async () => {
    const headers = await browser([ana, days(1)]);
    const cart = await shop.createCart(SI, { garment });
    expect((await typed(cart.id, ' jonas ', headers)).cart).toMatchObject({
      coupon: { code: 'JONAS', isApplied: true, isAffiliates: true, problem: null },
      affiliate: null,
      discount: 0,
    });
    const order = await placed(cart.id, 'jonas');
    expect(await readCredit(order)).toMatchObject({ affiliateId: jonas.affiliateId, rule: 'referral-code' });
    expect(order).toMatchObject({ total: 23.89 + 1.9 });

    const next = await shop.createCart(SI, { garment });
    await typed(next.id, 'jonas');
    await typed(next.id, '');
    expect(await readCredit(await placed(next.id, ''))).toBeUndefined();
  });

  test('an entered code applies the affiliate discount and takes precedence over a code from a link', async () => {
    const id = await discount(jonas);
    const cart = await shop.createCart(SI, { garment });
    await carryReferral(cart.id, 'ANA');
    expect((await typed(cart.id, 'JONAS')).cart).toMatchObject({
      coupon: { isApplied: true, isAffiliates: true },
      affiliate: { code: 'Jonas', isApplied: true },
      promotions: [{ kind: 'affiliate', code: 'Jonas', amount: 2 }],
    });
    const order = await placed(cart.id, 'JONAS');
    expect(await listVerdicts(order)).toEqual([
      ['Jonas', 'referral-code', 'credited'],
      ['ANA', 'referral-code', 'outweighed'],
    ]);
    expect(await readUses(id)).toBe(1);
    await end(id);
  });

  test('a code of no active affiliate is an unknown code', async () => {
    const left = await activeAffiliate(shop, { code: 'LEFT' });
    await suspendAffiliate(database, left);
    const cart = await shop.createCart(SI, { garment });
    expect((await typed(cart.id, 'left')).cart.coupon).toMatchObject({ isApplied: false, isAffiliates: false, problem: 'unknown' });
    const order = await placed(cart.id, 'left');
    expect(await listVerdicts(order)).toEqual([['LEFT', 'referral-code', 'not-active']]);
    const other = await shop.createCart(SI, { garment });
    expect((await typed(other.id, 'describeOrphan')).cart.coupon).toMatchObject({ problem: 'unknown' });
    expect(await readCredit(await placed(other.id, 'describeOrphan'))).toBeUndefined();
  });
});

describe('an order that waits for a card payment', () => {
  test('changing the order to cash on delivery keeps the discount use and recalculates attribution with the price', async () => {
    const id = await discount(ana, { mostUses: 1 });
    const cart = await shop.createCart(SI, { garment });
    await carryReferral(cart.id, '', id);
    // The provider cannot be reached, but the order still waits for its payment.
    await shop.order(cart.id, readyForm('SI', { paymentMethod: 'card' }));
    const [waiting] = await database.db.select().from(orders).where(eq(orders.cartId, cart.id));
    expect([await readUses(id), (await shop.checkout(cart.id)).cart.affiliate?.isApplied]).toEqual([1, true]);
    await database.db.update(payments).set({ status: 'expired' });
    const { data } = await shop.order(cart.id, readyForm('SI'));
    expect(data.orderNumber).toBe(waiting?.orderNumber);
    expect(data.total).toBe(23.79);
    expect([await readUses(id), (await readCredit(data))?.affiliateId]).toEqual([1, ana.affiliateId]);
    await end(id);
  });

  test('a changed cart that supersedes the order takes over its discount use', async () => {
    const id = await discount(ana, { mostUses: 1 });
    const cart = await shop.createCart(SI, { garment });
    await carryReferral(cart.id, '', id);
    await shop.order(cart.id, readyForm('SI', { paymentMethod: 'card' }));
    await database.db.update(payments).set({ status: 'expired' });
    await shop.call('POST', `carts/${cart.id}/lines`, buildLine(garment));
    const { status, data } = await shop.order(cart.id, readyForm('SI'));
    expect([status, await readUses(id)]).toEqual([201, 1]);
    expect(await readCredit(data)).toMatchObject({ affiliateId: ana.affiliateId });
    await end(id);
  });
});

test('attribution adds two statements to order placement, and none without a referral', async () => {
  const statements = async (code: string) => {
    const cart = await shop.createCart(SI, { garment });
    await carryReferral(cart.id, code);
    const { idempotencyKey, totals } = (await shop.call<Checkout>('PATCH', `checkout/${cart.id}`, { form: readyForm('SI') })).data;
    const body = { form: readyForm('SI'), shownTotal: totals.total };
    const seen = await recordStatements(database, async () => {
      expect((await shop.call('POST', `checkout/${cart.id}/orders`, body, { 'idempotency-key': idempotencyKey })).status).toBe(201);
    });
    return seen.filter((text) => /affiliate_codes|touches|order_attributions/.test(text)).length;
  };
  expect(await statements('NOBODY')).toBe(2);
  expect(await statements('')).toBe(0);
});
