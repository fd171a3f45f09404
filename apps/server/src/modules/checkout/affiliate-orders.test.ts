import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { days, now } from '#kit/clock';
import { seedUserTypes } from '#modules/accounts';
import { attributionOf } from '#modules/tracking';
import type { Database } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { orders } from '#tables/orders';
import { payments } from '#tables/payments';
import { affiliateDiscounts, affiliateDiscountUses, coupons } from '#tables/promotions';
import { customerTouches, touches } from '#tables/tracking';
import { activeAffiliate, suspendAffiliate, type TestAffiliate } from '#testing/active-affiliate';
import { attributedOrder } from '#testing/attributed-order';
import { createTestDatabase } from '#testing/database';
import { registeredCustomer } from '#testing/registered-customer';
import { statementsOf } from '#testing/statements-of';
import { newLine, openTestShop, readyForm, shopIds, type TestGarment, type TestShop } from '#testing/test-shop';
import type { Checkout, PlacedOrder } from '#contracts/checkout';
import { giveOrderUp } from './cancel-order.ts';

const { SI, DE } = shopIds;
const env = { STRIPE_SECRET_KEY: 'sk_test_affiliates', STRIPE_WEBHOOK_SECRET: 'whsec_affiliates', STRIPE_API_BASE: 'http://127.0.0.1:9' };

let database: Database;
let shop: TestShop;
let garment: TestGarment;
let ana: TestAffiliate;
let jonas: TestAffiliate;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = await openTestShop(database, env);
  await seedUserTypes(database.db);
  garment = await shop.garment({ stock: 500 });
  ana = await activeAffiliate(shop, { code: 'ANA' });
  jonas = await activeAffiliate(shop, { code: 'Jonas' });
}, 120_000);
afterAll(() => database.close());

const utm = { utmSource: 'blog', utmMedium: '', utmCampaign: 'spring', utmContent: '', utmTerm: '' };

/** A browser that has come by an affiliate's link. */
const touched = async (sessionId: string, { affiliateId }: TestAffiliate, ago: number, changes: { affiliateDiscountId?: number } = {}) => {
  const at = new Date(now().getTime() - ago);
  await database.db.insert(touches).values({ sessionId, affiliateId, source: 'blog', utm, at, ...changes });
};
const browser = async (...visits: [TestAffiliate, number][]) => {
  const sessionId = crypto.randomUUID();
  for (const [affiliate, ago] of visits) await touched(sessionId, affiliate, ago);
  return { 'affiliate-session': sessionId };
};
const order = (asked: Partial<Parameters<typeof attributedOrder>[1]> = {}) => attributedOrder(shop, { code: '', garments: [{ garment }], ...asked });
const creditOf = async ({ orderNumber }: PlacedOrder) => {
  const [row] = await database.db.select({ id: orders.id }).from(orders).where(eq(orders.orderNumber, orderNumber));
  return attributionOf(database.db, row?.id ?? 0);
};
const verdictsOf = async (placed: PlacedOrder) => (await creditOf(placed))?.candidates.map(({ code, rule, verdict }) => [code, rule, verdict]);

type NewDiscount = Partial<typeof affiliateDiscounts.$inferInsert>;
const discount = async ({ affiliateId }: TestAffiliate, changes: NewDiscount = {}): Promise<number> => {
  const row = { affiliateId, name: 'Ten', kind: 'percent' as const, basisPoints: 1000, ...changes };
  return (await database.db.insert(affiliateDiscounts).values(row).returning({ id: affiliateDiscounts.id }))[0]?.id ?? 0;
};
const usesOf = async (id: number) => (await database.db.select().from(affiliateDiscounts).where(eq(affiliateDiscounts.id, id)))[0]?.uses;
const bring = (cartId: string, code: string, affiliateDiscountId: number | null = null) =>
  shop.call('PUT', `checkout/${cartId}/brought`, { code, affiliateDiscountId });
const end = (id: number) => database.db.update(affiliateDiscounts).set({ isActive: false }).where(eq(affiliateDiscounts.id, id));

describe('an order is credited', () => {
  test('to whose code the shopper brought, in whatever case he wrote it', async () => {
    const placed = await order({ code: 'jONAS' });
    expect(await creditOf(placed)).toMatchObject({ affiliateId: jonas.affiliateId, rule: 'brought-code', touchedAt: null });
    expect(await verdictsOf(placed)).toEqual([['Jonas', 'brought-code', 'credited']]);
  });

  test('to whose discount he brought, where he brought no code', async () => {
    const id = await discount(jonas, { kind: 'amount', basisPoints: null, amounts: { EUR: 100 } });
    const placed = await order({ adid: id });
    expect(await creditOf(placed)).toMatchObject({ affiliateId: jonas.affiliateId, rule: 'brought-discount', affiliateDiscountId: id });
    await end(id);
  });

  test('to the last touch of his browser within thirty days; the others are outweighed or expired', async () => {
    const carla = await activeAffiliate(shop, { code: 'CARLA' });
    const headers = await browser([ana, days(3)], [jonas, days(2)], [carla, days(31)]);
    const placed = await order({ headers });
    expect(await creditOf(placed)).toMatchObject({ affiliateId: jonas.affiliateId, rule: 'touch', source: 'blog', utm });
    expect(await verdictsOf(placed)).toEqual([
      ['Jonas', 'touch', 'credited'],
      ['ANA', 'touch', 'outweighed'],
      ['CARLA', 'touch', 'expired'],
    ]);
  });

  test('to a code that was brought before any touch, and knows of the campaign from the touch of the same one', async () => {
    const headers = await browser([ana, days(3)], [jonas, days(2)]);
    const placed = await order({ code: 'ANA', headers });
    expect(await creditOf(placed)).toMatchObject({ affiliateId: ana.affiliateId, rule: 'brought-code', utm, source: 'blog' });
    expect((await verdictsOf(placed))?.at(1)).toEqual(['Jonas', 'touch', 'outweighed']);
  });

  test('to a code that the browser remembers, unless a later one was brought', async () => {
    const headers = await browser([ana, days(3)]);
    expect(await creditOf(await order({ headers: { ...headers, 'affiliate-code': 'ana' } }))).toMatchObject({
      affiliateId: ana.affiliateId,
      rule: 'brought-code',
    });
    const placed = await order({ code: 'Jonas', headers: { ...headers, 'affiliate-code': 'ana' } });
    expect(await verdictsOf(placed)).toEqual([
      ['Jonas', 'brought-code', 'credited'],
      ['ANA', 'brought-code', 'outweighed'],
      ['ANA', 'touch', 'outweighed'],
    ]);
  });

  test('to nobody, and says of each why', async () => {
    const rita = await activeAffiliate(shop, { code: 'RITA' });
    const headers = await browser([rita, days(1)]);
    await suspendAffiliate(database, rita);
    const placed = await order({ code: 'NOBODY', headers });
    expect(await creditOf(placed)).toMatchObject({ affiliateId: null, rule: 'none' });
    expect(await verdictsOf(placed)).toEqual([
      ['NOBODY', 'brought-code', 'unknown'],
      ['RITA', 'touch', 'not-active'],
    ]);
  });

  test('to nobody, without a word, where a shopper came by himself', async () => {
    expect(await creditOf(await order())).toBeUndefined();
    expect(await creditOf(await order({ headers: { 'affiliate-session': 'no session', 'affiliate-code': "'; drop" } }))).toBeUndefined();
  });

  test('to his own code, when an affiliate buys himself: held by the programme, and not hidden', async () => {
    expect(await creditOf(await order({ code: ana.code, headers: ana.headers }))).toMatchObject({ affiliateId: ana.affiliateId });
  });
});

describe('a customer', () => {
  test('keeps the touch of the browser in which he signed in, and is credited by it on another device', async () => {
    const customer = await registeredCustomer(shop);
    const session = await browser([ana, days(2)]);
    await shop.call('POST', `user/${customer.id}/cart`, { countryId: SI, guestCartId: null }, { ...customer.headers, ...session });
    const placed = await order({ headers: customer.headers });
    expect(await creditOf(placed)).toMatchObject({ affiliateId: ana.affiliateId, rule: 'customer-touch' });
  });

  test('who places while signed in keeps the newest touch of each affiliate', async () => {
    const customer = await registeredCustomer(shop);
    await order({ headers: { ...customer.headers, ...(await browser([ana, days(2)])) } });
    await order({ headers: { ...customer.headers, ...(await browser([ana, days(1)])) } });
    await order({ headers: { ...customer.headers, ...(await browser([ana, days(9)])) } });
    const kept = await database.db.select().from(customerTouches).where(eq(customerTouches.customerId, customer.id));
    expect(kept).toHaveLength(1);
    expect(now().getTime() - (kept[0]?.at.getTime() ?? 0)).toBeLessThan(days(1.5));
  });
});

test('whoever takes his consent back has his browser’s touches forgotten', async () => {
  const headers = await browser([ana, days(2)]);
  const other = await browser([ana, days(2)]);
  const consent = (marketing: boolean) =>
    shop.call('POST', 'consents', { choices: { statistics: true, marketing }, version: 1, text: 'May we?', countryId: SI, languageId: 1 }, headers);
  expect((await consent(true)).status).toBe(200);
  expect((await creditOf(await order({ headers })))?.rule).toBe('touch');
  expect((await consent(false)).status).toBe(200);
  expect(await creditOf(await order({ headers }))).toBeUndefined();
  expect((await creditOf(await order({ headers: other })))?.rule).toBe('touch');
});

describe('what is brought along', () => {
  test('stays with the cart from step to step, goes over into the account’s cart, and ends with the order', async () => {
    const cart = await shop.cartWith(SI, { garment });
    await bring(cart.id, 'ANA');
    const customer = await registeredCustomer(shop);
    const own = await customer.call<{ id: string }>('POST', 'carts', { countryId: SI });
    await customer.call('POST', `user/${customer.id}/cart`, { countryId: SI, guestCartId: cart.id });
    const { data } = await shop.order(own.data.id, readyForm('SI'));
    expect(await creditOf(data)).toMatchObject({ affiliateId: ana.affiliateId });
    await shop.call('POST', `carts/${own.data.id}/lines`, newLine(garment));
    expect(await creditOf((await shop.order(own.data.id, readyForm('SI'))).data)).toBeUndefined();
  });

  test('is refused for a cart that is nobody’s, and for another country’s', async () => {
    const cart = await shop.cartWith(SI, { garment });
    expect(await bring('no-such-cart', 'ANA')).toMatchObject({ status: 404, code: 'CartNotFound' });
    expect(await shop.call('PUT', `checkout/${cart.id}/brought?countryId=${DE}`, { code: 'ANA' })).toMatchObject({ code: 'CartNotFound' });
  });
});

describe('an affiliate’s discount', () => {
  test('by its id stands in cart, checkout and order, is counted, and given back with the order', async () => {
    const id = await discount(ana);
    const cart = await shop.cartWith(SI, { garment });
    await bring(cart.id, '', id);
    const { data: checkout } = await shop.call<Checkout>('PATCH', `checkout/${cart.id}`, { form: readyForm('SI') });
    expect(checkout.cart).toMatchObject({ affiliate: { code: 'ANA', isApplied: true, problem: null }, discount: 2, payable: 17.99 });
    expect(checkout.cart.promotions).toEqual([{ kind: 'affiliate', code: 'ANA', amount: 2, isDeliveryFree: false }]);
    const { data } = await shop.order(cart.id, readyForm('SI'));
    expect(data.total).toBe(checkout.totals.total);
    expect(await usesOf(id)).toBe(1);
    await inTransaction(database.db, (tx) => giveOrderUp(tx, { orderNumber: data.orderNumber, actor: 'Mira', reason: 'she asked for it' }));
    expect(await usesOf(id)).toBe(0);
    await end(id);
  });

  test('comes with the code alone: of those that hold the best', async () => {
    const ids = [await discount(ana, { basisPoints: 500 }), await discount(ana, { basisPoints: 2000 })];
    const elsewhere = await discount(ana, { basisPoints: 9000, countryIds: [DE] });
    const placed = await order({ code: 'ANA' });
    expect(placed.total).toBe(21.79);
    expect([await usesOf(ids[0] ?? 0), await usesOf(ids[1] ?? 0)]).toEqual([0, 1]);
    await Promise.all([...ids, elsewhere].map(end));
  });

  test.for([
    [{ isActive: false }, { problem: 'expired' }],
    [{ validUntil: new Date('2026-01-01') }, { problem: 'expired' }],
    [{ validFrom: new Date('2099-01-01T12:00:00Z') }, { problem: 'not-yet', params: { from: '2099-01-01' } }],
    [{ countryIds: [DE] }, { problem: 'other-country' }],
    [{ kind: 'amount', basisPoints: null, amounts: { BDT: 100 } }, { problem: 'other-country' }],
    [{ mostUses: 0 }, { problem: 'used-up' }],
    [{ minimums: { EUR: 3000 } }, { problem: 'minimum', params: { minimum: 30, missing: 10.01, currency: 'EUR' } }],
  ] as [NewDiscount, object][])('that does not apply says why: %o', async ([changes, told]) => {
    const id = await discount(jonas, changes);
    const cart = await shop.cartWith(SI, { garment });
    await bring(cart.id, '', id);
    const checkout = await shop.checkout(cart.id);
    expect(checkout.cart).toMatchObject({ affiliate: { code: 'Jonas', isApplied: false, ...told }, discount: 0 });
    await end(id);
  });

  test('of nobody, of somebody suspended, and of another than is credited says that', async () => {
    const vera = await activeAffiliate(shop, { code: 'VERA' });
    const id = await discount(vera);
    const problemWith = async (code: string, adid: number) => {
      const cart = await shop.cartWith(SI, { garment });
      await bring(cart.id, code, adid);
      return (await shop.checkout(cart.id)).cart.affiliate?.problem;
    };
    expect(await problemWith('', 987_654)).toBe('unknown');
    expect(await problemWith('Jonas', id)).toBe('other-affiliate');
    await suspendAffiliate(database, vera);
    expect(await problemWith('', id)).toBe('not-active');
  });

  test('and a coupon: the better of the two, and whoever brought the other is told', async () => {
    const id = await discount(ana);
    await database.db.insert(coupons).values({ code: 'TWENTY', kind: 'percent', basisPoints: 2000 });
    const cart = await shop.cartWith(SI, { garment });
    await bring(cart.id, 'ANA', id);
    const { data } = await shop.call<Checkout>('PATCH', `checkout/${cart.id}`, { form: readyForm('SI', { couponCode: 'TWENTY' }) });
    expect(data.cart).toMatchObject({ coupon: { isApplied: true }, affiliate: { isApplied: false, problem: 'other-discount' }, discount: 4 });
    const placed = (await shop.order(cart.id, readyForm('SI', { couponCode: 'TWENTY' }))).data;
    expect([await usesOf(id), (await creditOf(placed))?.affiliateId]).toEqual([0, ana.affiliateId]);
    await end(id);
  });

  test('is never used more often than it may be, however many order at once', async () => {
    const id = await discount(ana, { mostUses: 3 });
    const carts = await Promise.all(Array.from({ length: 8 }, () => shop.cartWith(SI, { garment })));
    const shown = await Promise.all(
      carts.map(async ({ id: cartId }, index) => {
        await bring(cartId, '', id);
        const form = readyForm('SI', { email: `shopper-${index}@example.si` });
        return { form, ...(await shop.call<Checkout>('PATCH', `checkout/${cartId}`, { form })).data };
      }),
    );
    const answers = await Promise.all(
      shown.map(({ cart, form, totals, idempotencyKey }) =>
        shop.call('POST', `checkout/${cart.id}/orders`, { form, shownTotal: totals.total }, { 'idempotency-key': idempotencyKey }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(answers.filter(({ code }) => code === 'TotalChanged')).toHaveLength(5);
    const kept = await database.db.select().from(affiliateDiscountUses).where(eq(affiliateDiscountUses.affiliateDiscountId, id));
    expect([await usesOf(id), kept.length]).toEqual([3, 3]);
    await end(id);
  });
});

describe('an affiliate’s code that is typed where coupons are typed', () => {
  const typed = async (cartId: string, couponCode: string, headers?: Record<string, string>) =>
    (await shop.call<Checkout>('PATCH', `checkout/${cartId}`, { form: readyForm('SI', { couponCode }) }, headers)).data;
  const placed = async (cartId: string, couponCode: string) => (await shop.order(cartId, readyForm('SI', { couponCode }))).data;

  test('counts as brought, in whatever case, and is told as taken; taken off again it counts no more', async () => {
    const headers = await browser([ana, days(1)]);
    const cart = await shop.cartWith(SI, { garment });
    expect((await typed(cart.id, ' jonas ', headers)).cart).toMatchObject({
      coupon: { code: 'JONAS', isApplied: true, isAffiliates: true, problem: null },
      affiliate: null,
      discount: 0,
    });
    const order = await placed(cart.id, 'jonas');
    expect(await creditOf(order)).toMatchObject({ affiliateId: jonas.affiliateId, rule: 'brought-code' });
    expect(order).toMatchObject({ total: 23.89 + 1.9 });

    const next = await shop.cartWith(SI, { garment });
    await typed(next.id, 'jonas');
    await typed(next.id, '');
    expect(await creditOf(await placed(next.id, ''))).toBeUndefined();
  });

  test('gives the affiliate’s discount, and goes before a code that came with a link', async () => {
    const id = await discount(jonas);
    const cart = await shop.cartWith(SI, { garment });
    await bring(cart.id, 'ANA');
    expect((await typed(cart.id, 'JONAS')).cart).toMatchObject({
      coupon: { isApplied: true, isAffiliates: true },
      affiliate: { code: 'Jonas', isApplied: true },
      promotions: [{ kind: 'affiliate', code: 'Jonas', amount: 2 }],
    });
    const order = await placed(cart.id, 'JONAS');
    expect(await verdictsOf(order)).toEqual([
      ['Jonas', 'brought-code', 'credited'],
      ['ANA', 'brought-code', 'outweighed'],
    ]);
    expect(await usesOf(id)).toBe(1);
    await end(id);
  });

  test('is a coupon where one is called the same, and an unknown code where nobody earns by it or it is nobody’s', async () => {
    await activeAffiliate(shop, { code: 'SAME5' });
    const left = await activeAffiliate(shop, { code: 'LEFT' });
    await suspendAffiliate(database, left);
    await database.db.insert(coupons).values({ code: 'SAME5', kind: 'percent', basisPoints: 500 });
    const cart = await shop.cartWith(SI, { garment });
    expect((await typed(cart.id, 'same5')).cart.coupon).toMatchObject({ isApplied: true, isAffiliates: false });
    expect((await typed(cart.id, 'left')).cart.coupon).toMatchObject({ isApplied: false, isAffiliates: false, problem: 'unknown' });
    const order = await placed(cart.id, 'left');
    expect(await verdictsOf(order)).toEqual([['LEFT', 'brought-code', 'not-active']]);
    const other = await shop.cartWith(SI, { garment });
    expect((await typed(other.id, 'nobodys')).cart.coupon).toMatchObject({ problem: 'unknown' });
    expect(await creditOf(await placed(other.id, 'nobodys'))).toBeUndefined();
  });
});

describe('an order that waits for a card', () => {
  test('and is paid at the door instead keeps its discount’s use, and is credited anew with its price', async () => {
    const id = await discount(ana, { mostUses: 1 });
    const cart = await shop.cartWith(SI, { garment });
    await bring(cart.id, '', id);
    // Nobody answers where the card would be paid: the order waits all the same.
    await shop.order(cart.id, readyForm('SI', { paymentMethod: 'card' }));
    const [waiting] = await database.db.select().from(orders).where(eq(orders.cartId, cart.id));
    expect([await usesOf(id), (await shop.checkout(cart.id)).cart.affiliate?.isApplied]).toEqual([1, true]);
    await database.db.update(payments).set({ status: 'expired' });
    const { data } = await shop.order(cart.id, readyForm('SI'));
    expect(data.orderNumber).toBe(waiting?.orderNumber);
    expect(data.total).toBe(23.79);
    expect([await usesOf(id), (await creditOf(data))?.affiliateId]).toEqual([1, ana.affiliateId]);
    await end(id);
  });

  test('and is superseded by a changed cart gives its discount to the new one', async () => {
    const id = await discount(ana, { mostUses: 1 });
    const cart = await shop.cartWith(SI, { garment });
    await bring(cart.id, '', id);
    await shop.order(cart.id, readyForm('SI', { paymentMethod: 'card' }));
    await database.db.update(payments).set({ status: 'expired' });
    await shop.call('POST', `carts/${cart.id}/lines`, newLine(garment));
    const { status, data } = await shop.order(cart.id, readyForm('SI'));
    expect([status, await usesOf(id)]).toEqual([201, 1]);
    expect(await creditOf(data)).toMatchObject({ affiliateId: ana.affiliateId });
    await end(id);
  });
});

test('crediting costs two statements of placing, and none where nothing speaks for anybody', async () => {
  const statements = async (code: string) => {
    const cart = await shop.cartWith(SI, { garment });
    await bring(cart.id, code);
    const { idempotencyKey, totals } = (await shop.call<Checkout>('PATCH', `checkout/${cart.id}`, { form: readyForm('SI') })).data;
    const body = { form: readyForm('SI'), shownTotal: totals.total };
    const seen = await statementsOf(database, async () => {
      expect((await shop.call('POST', `checkout/${cart.id}/orders`, body, { 'idempotency-key': idempotencyKey })).status).toBe(201);
    });
    return seen.filter((text) => /affiliate_codes|touches|order_attributions/.test(text)).length;
  };
  expect(await statements('NOBODY')).toBe(2);
  expect(await statements('')).toBe(0);
});
