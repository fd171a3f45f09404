import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { seedUserTypes } from '#modules/accounts';
import { getTrackingSettings, saveTrackingSettings, trackingJobs, type TrackingSettings } from '#modules/tracking';
import type { Checkout, PlacedOrder } from '#contracts/checkout';
import type { Database } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { commissions } from '#tables/affiliates/commissions';
import { activeAffiliate, type TestAffiliate } from '#testing/people/active-affiliate';
import { createTestDatabase } from '#testing/database';
import { consented, phone, sendClick } from '#testing/orders/sent-click';
import { openTestShop, readyForm, shopIds, type TestGarment, type TestShop } from '#testing/test-shop';
import { findApplicationSignals } from '../join/application-signals.ts';

let database: Database;
let shop: TestShop;
let garment: TestGarment;
let ana: TestAffiliate;
let eva: TestAffiliate;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database);
  await seedUserTypes(database.db);
  garment = await shop.garment({ stock: 500 });
  ana = await activeAffiliate(shop, { code: 'ANA' });
  eva = await activeAffiliate(shop, { code: 'EVA' });
});
afterAll(() => database.close());
beforeEach(() => database.pool.query('delete from tracking_settings; delete from affiliate_browsers'));

const change = (changes: Partial<TrackingSettings>) =>
  inTransaction(database.db, async (tx) => saveTrackingSettings(tx, { ...(await getTrackingSettings(tx)), ...changes }));

interface Purchase {
  /** Path and query that come with the cart; default: none. */
  landingPage?: string;
  couponCode?: string;
  email?: string;
  headers?: Record<string, string>;
}

/** Buys as a new customer. @returns the reasons to hold the commission, the credited affiliate, and the problem of the entered code */
async function buy({ landingPage = '', couponCode = '', email = `${crypto.randomUUID()}@example.com`, headers = {} }: Purchase) {
  const cart = await shop.createCart(shopIds.SI, { garment });
  const code = new URLSearchParams(landingPage.split('?')[1]).get('ref') ?? '';
  if (code) await shop.call('PUT', `checkout/${cart.id}/referral`, { code, landingPage });
  const form = readyForm('SI', { email, phone: '041 700 800', address: `Street ${crypto.randomUUID()}`, couponCode });
  const saved = (await shop.call<Checkout>('PATCH', `checkout/${cart.id}`, { form }, headers)).data;
  const body = { form, shownTotal: saved.totals.total, orderButton: 'Order with obligation to pay' };
  const { status } = await shop.call<PlacedOrder>('POST', `checkout/${cart.id}/orders`, body, {
    ...headers,
    'idempotency-key': saved.idempotencyKey,
  });
  expect(status).toBe(201);
  await shop.runJobs();
  const [row] = await database.db.select().from(commissions).orderBy(desc(commissions.id)).limit(1);
  return { reasons: row?.holdReasons, affiliateId: row?.affiliateId, coupon: saved.cart.coupon };
}

const home = { 'user-agent': phone, 'x-forwarded-for': '203.0.113.20' };

test('an order from the browser and network in which the affiliate used the portal is held, also with another email address', async () => {
  await shop.call('GET', `affiliate/dashboard/${ana.affiliateId}`, undefined, { ...ana.headers, ...home });
  const landingPage = '/en/?ref=ANA';
  expect((await buy({ landingPage, headers: home })).reasons).toEqual(['same-browser']);
  expect((await buy({ landingPage, headers: { ...home, 'x-forwarded-for': '203.0.113.21' } })).reasons).toEqual([]);
  expect((await buy({ landingPage, headers: { ...home, 'user-agent': 'Mozilla/5.0 Firefox/130.0' } })).reasons).toEqual([]);
  expect((await buy({ landingPage: '/en/?ref=EVA', headers: home })).reasons).toEqual([]);
});

test('the hash of a portal browser contains neither address nor user agent', async () => {
  await shop.call('GET', `affiliate/dashboard/${ana.affiliateId}`, undefined, {
    ...ana.headers,
    'user-agent': `${phone} 2`,
    'x-forwarded-for': '203.0.113.30',
  });
  const { rows } = await database.pool.query<{ text: string }>('select affiliate_browsers::text as text from affiliate_browsers');
  expect(rows).toHaveLength(1);
  expect(rows[0]?.text).not.toMatch(/203\.0\.113|Mozilla/);
});

test('without consent the ad is known from the address that came with the cart', async () => {
  const landingPage = '/en/?ref=ANA&gclid=abc';
  expect((await buy({ landingPage })).reasons).toEqual([]);
  await change({ isPaidTrafficAllowed: false });
  expect((await buy({ landingPage })).reasons).toEqual(['paid-traffic']);
});

test('with consent the signs of the touch hold the commission', async () => {
  await change({ bannedReferrers: ['coupons.example'] });
  const sessionId = crypto.randomUUID();
  const body = { affiliateCode: 'ANA', landingPage: '/en/?ref=ANA', referrerUrl: 'https://coupons.example/', sessionId };
  await sendClick(shop, { body, headers: { cookie: consented } });
  const { reasons } = await buy({ headers: { 'affiliate-session': sessionId } });
  expect(reasons).toContain('banned-referrer');
});

test('a disposable email address holds the commission and is a sign on an application', async () => {
  expect((await buy({ landingPage: '/en/?ref=ANA', email: `x.${Date.now()}@mailinator.com` })).reasons).toEqual(['disposable-email']);
  const { rows } = await database.pool.query<{ id: number }>('update users set email = $1 where id = $2 returning id', [
    'someone@mailinator.com',
    eva.id,
  ]);
  expect(rows).toHaveLength(1);
  const signals = await findApplicationSignals(database.db, [ana.affiliateId, eva.affiliateId]);
  expect(signals.get(eva.affiliateId)).toContainEqual({ signal: 'disposable-email', codes: [] });
  expect(signals.get(ana.affiliateId)?.map(({ signal }) => signal)).not.toContain('disposable-email');
});

test("a code that is entered over another affiliate's link is credited, and held from the third time on", async () => {
  const landingPage = '/en/?ref=ANA';
  for (const reasons of [[], [], ['code-last']]) {
    expect(await buy({ landingPage, couponCode: 'EVA' })).toMatchObject({ reasons, affiliateId: eva.affiliateId, coupon: { isAffiliates: true } });
  }
  expect((await buy({ couponCode: 'EVA' })).reasons).toEqual([]);
  expect((await buy({ landingPage: '/en/?ref=EVA', couponCode: 'EVA' })).reasons).toEqual([]);
});

test('if the programme credits links first, the code counts without another link only, and the shopper is told', async () => {
  await change({ codeRule: 'link-first' });
  expect(await buy({ landingPage: '/en/?ref=ANA', couponCode: 'EVA' })).toMatchObject({
    affiliateId: ana.affiliateId,
    coupon: { isApplied: false, isAffiliates: false, problem: 'other-affiliate' },
  });
  expect(await buy({ couponCode: 'EVA' })).toMatchObject({ affiliateId: eva.affiliateId, coupon: { isAffiliates: true } });
  expect(await buy({ landingPage: '/en/?ref=ANA', couponCode: 'NOBODY' })).toMatchObject({
    affiliateId: ana.affiliateId,
    coupon: { problem: 'unknown' },
  });
});

test('the browsers of the day before are deleted', async () => {
  await shop.call('GET', `affiliate/dashboard/${ana.affiliateId}`, undefined, { ...ana.headers, 'user-agent': `${phone} 3` });
  await database.db.execute('update affiliate_browsers set day = day - 1');
  const rotateDays = trackingJobs.find(({ name }) => name === 'tracking.rotate-days');
  await rotateDays?.run(shop.services, {} as never, { id: 'rotate', signal: new AbortController().signal });
  expect((await database.pool.query('select from affiliate_browsers')).rowCount).toBe(0);
});
