import { asc } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { minutes, now, setClock } from '#kit/clock';
import { seedUserTypes } from '#modules/accounts';
import { inTransaction } from '#platform/transaction';
import { forgetCounts } from '#platform/requests/rate-limit';
import { activeAffiliate } from '#testing/people/active-affiliate';
import { createTestDatabase } from '#testing/database';
import { consented, phone, sendClick } from '#testing/orders/sent-click';
import { openTestShop, type TestShop } from '#testing/test-shop';
import { clicks } from '../clicks/click-rows.ts';
import { getTrackingSettings, saveTrackingSettings, type TrackingSettings } from '../settings/tracking-settings.ts';
import { touches } from '../tables.ts';

let shop: TestShop;
let restoreClock = () => {};
beforeAll(async () => {
  const database = await createTestDatabase();
  await seedUserTypes(database.db);
  shop = openTestShop(database);
  await activeAffiliate(shop, { code: 'ANA' });
  await activeAffiliate(shop, { code: 'EVA' });
});
afterAll(() => shop.database.close());
beforeEach(async () => {
  forgetCounts();
  await shop.database.pool.query('delete from clicks; delete from touches; delete from click_cursor; delete from tracking_settings');
});
afterEach(() => restoreClock());

const change = async (changes: Partial<TrackingSettings>) => {
  const { db } = shop.database;
  const settings = await getTrackingSettings(db);
  await inTransaction(db, (tx) => saveTrackingSettings(tx, { ...settings, ...changes }));
};
const listReasons = async () => (await shop.database.db.select().from(clicks).orderBy(asc(clicks.id))).map(({ reason }) => reason);
const listSignals = async () => (await shop.database.db.select().from(touches)).map(({ signals }) => [...signals].sort());
/** A click from a network with a unique user agent. */
const click = (userAgent: string, address = '203.0.113.7', code = 'ANA') =>
  sendClick(shop, {
    body: { affiliateCode: code, landingPage: `/en/?ref=${code}` },
    headers: { 'user-agent': `${phone} ${userAgent}`, 'x-forwarded-for': address },
  });
const visit = (landingPage: string, { referrerUrl = '', sessionId = crypto.randomUUID() }: { referrerUrl?: string; sessionId?: string } = {}) =>
  sendClick(shop, { body: { affiliateCode: 'ANA', landingPage, referrerUrl, sessionId }, headers: { cookie: consented } });

test('of 120 clicks from one network within seconds with changing user agents, the first thirty count', async () => {
  await Promise.all(Array.from({ length: 60 }, (_, n) => click(`a${n}`)));
  for (let n = 0; n < 60; n += 1) await click(`b${n}`);
  const reasons = await listReasons();
  expect(reasons).toHaveLength(120);
  expect(reasons.filter((reason) => reason === '')).toHaveLength(30);
  expect(reasons.filter((reason) => reason === 'click-burst')).toHaveLength(90);
});

test('the limit is per network and affiliate, and ends after ten minutes', async () => {
  await change({ mostClicksPerNetwork: 2 });
  const start = now();
  const noon = new Date(start.getTime() - (start.getTime() % minutes(24 * 60)) + minutes(12 * 60));
  restoreClock = setClock(() => noon);
  for (const agent of ['a', 'b', 'c']) await click(agent);
  await click('a', '203.0.113.8');
  await click('a', '203.0.113.7', 'EVA');
  expect(await listReasons()).toEqual(['', '', 'click-burst', '', '']);
  restoreClock();
  restoreClock = setClock(() => new Date(noon.getTime() + minutes(11)));
  await click('d');
  expect((await listReasons()).at(-1)).toBe('');
});

test('a click from a paid ad counts while the programme allows ads; otherwise it does not, and its touch stores why', async () => {
  await visit('/en/?ref=ANA&gclid=abc');
  expect([await listReasons(), await listSignals()]).toEqual([[''], [[]]]);
  await shop.database.pool.query('delete from clicks; delete from touches');
  await change({ isPaidTrafficAllowed: false });
  for (const id of ['gclid=a', 'msclkid=b', 'GBRAID=c']) {
    const { cookies } = await visit(`/en/?ref=ANA&${id}`);
    expect(cookies.join()).toContain('affiliate_session=');
  }
  await visit('/en/?ref=ANA&gclid=');
  await visit('/en/?ref=ANA&fbclid=organic');
  expect(await listReasons()).toEqual(['paid-traffic', 'paid-traffic', 'paid-traffic', '', '']);
  expect(await listSignals()).toEqual([['paid-traffic'], ['paid-traffic'], ['paid-traffic'], [], []]);
});

test('a click from an excluded website or its subdomain does not count, and one from a similar host does', async () => {
  await change({ bannedReferrers: ['coupons.example'] });
  for (const host of ['coupons.example', 'www.coupons.example', 'mycoupons.example', 'coupons.example.org'])
    await visit('/en/?ref=ANA', { referrerUrl: `https://${host}/shop` });
  expect(await listReasons()).toEqual(['banned-referrer', 'banned-referrer', '', '']);
});

test('a later visit without a sign does not remove the sign of the touch', async () => {
  await change({ bannedReferrers: ['coupons.example'], isPaidTrafficAllowed: false });
  const sessionId = crypto.randomUUID();
  await visit('/en/?ref=ANA', { referrerUrl: 'https://coupons.example/', sessionId });
  await visit('/en/brands?ref=ANA', { sessionId });
  await visit('/en/sale?ref=ANA&gclid=a', { sessionId });
  expect(await listSignals()).toEqual([['banned-referrer', 'paid-traffic']]);
});

test('an excluded website is a host without scheme and path', async () => {
  for (const host of ['https://coupons.example', 'coupons.example/x', 'coupons', '*.example', ''])
    await expect(change({ bannedReferrers: [host] }), host).rejects.toMatchObject({ code: 'InvalidInput' });
});
