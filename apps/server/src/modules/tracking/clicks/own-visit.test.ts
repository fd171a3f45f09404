import { asc } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { days, now, setClock } from '#kit/clock';
import { seedUserTypes } from '#modules/accounts';
import { inTransaction } from '#platform/transaction';
import { forgetCounts } from '#platform/requests/rate-limit';
import { activeAffiliate } from '#testing/people/active-affiliate';
import { createTestDatabase } from '#testing/database';
import { consented, sendClick } from '#testing/orders/sent-click';
import { openTestShop, type TestShop } from '#testing/test-shop';
import { getTrackingSettings, saveTrackingSettings, type TrackingSettings } from '../settings/tracking-settings.ts';
import { touches } from '../tables.ts';
import { clicks } from './click-rows.ts';
import { readLandingPage } from './landing-page.ts';
import { isOwnVisit } from './own-visit.ts';

let shop: TestShop;
let restoreClock = () => {};
beforeAll(async () => {
  const database = await createTestDatabase();
  await seedUserTypes(database.db);
  shop = openTestShop(database);
  await activeAffiliate(shop, { code: 'ANA' });
});
afterAll(() => shop.database.close());
beforeEach(async () => {
  forgetCounts();
  await shop.database.pool.query('delete from clicks; delete from touches; delete from click_cursor');
});
afterEach(() => restoreClock());

/** Visits through Ana's link, then three days later through another address, which the browser reports with the saved code. */
async function visitTwice(landingPage: string, cookie = `${consented}; affiliate_code=ANA`) {
  const sessionId = crypto.randomUUID();
  const first = { affiliateCode: 'ANA', sessionId, landingPage: '/en/?ref=ANA&src=blog' };
  await sendClick(shop, { body: first, headers: { cookie: consented } });
  const before = now();
  restoreClock = setClock(() => new Date(before.getTime() + days(3)));
  const { cookies } = await sendClick(shop, { body: { affiliateCode: 'ANA', sessionId, landingPage }, headers: { cookie } });
  restoreClock();
  const rows = await shop.database.db.select().from(clicks).orderBy(asc(clicks.id));
  const [touch] = await shop.database.db.select().from(touches);
  return { reason: rows[1]?.reason, isTouchRenewed: (touch?.at.getTime() ?? 0) > before.getTime() + days(1), cookies };
}

const own = { reason: 'own-channel', isTouchRenewed: false, cookies: [] };

describe("a visit by the shop's own campaign neither counts for the affiliate nor renews their touch", () => {
  test.each([
    ['a newsletter by its source', '/en/sale?utm_source=newsletter-48&utm_medium=mail'],
    ['a newsletter by its medium', '/en/sale?utm_source=selvedge&utm_medium=Newsletter'],
    ['an email of the shop', '/en/sale?utm_source=order-mail&utm_medium=email'],
    ['paid search by Google', '/en/sale?utm_source=google&utm_medium=cpc&utm_campaign=brand'],
    ['paid search by Bing', '/en/sale?utm_source=bing&utm_medium=cpc'],
    ['a paid ad by its medium', '/en/sale?utm_source=ig&utm_medium=paid_social'],
    ['an ad by its click id alone', '/en/sale?gclid=abc'],
  ])('%s', async (_, landingPage) => {
    expect(await visitTwice(landingPage)).toEqual(own);
  });

  test('also if the browser has lost the cookie with the code', async () => {
    expect(await visitTwice('/en/sale?utm_source=newsletter&utm_medium=email', consented)).toEqual(own);
  });
});

test("an affiliate's link keeps its credit, however the affiliate names source and medium", async () => {
  const { reason, isTouchRenewed } = await visitTwice('/en/sale?ref=ANA&utm_source=newsletter&utm_medium=email');
  expect([reason, isTouchRenewed]).toEqual(['', true]);
});

test('a visit by another campaign counts as a visit of a customer who comes back', async () => {
  expect(await visitTwice('/en/sale?utm_source=blog&utm_medium=social')).toMatchObject({ reason: '', isTouchRenewed: false });
});

test('a campaign without an affiliate is stored as before', async () => {
  await sendClick(shop, { body: { utmSource: 'newsletter', utmMedium: 'email', landingPage: '/en/?utm_source=newsletter&utm_medium=email' } });
  expect(await shop.database.db.select().from(clicks)).toMatchObject([{ affiliateId: null, reason: '' }]);
});

test('a channel that staff add applies to the next visit', async () => {
  const { db } = shop.database;
  const settings = await getTrackingSettings(db);
  const save = (changes: Partial<TrackingSettings>) => inTransaction(db, (tx) => saveTrackingSettings(tx, { ...settings, ...changes }));
  expect((await visitTwice('/en/?utm_source=Tram%20poster&utm_medium=qr')).reason).toBe('');
  await shop.database.pool.query('delete from clicks; delete from touches');
  await save({ ownChannels: [{ source: 'tram*', medium: 'qr' }], hasOwnAds: false });
  expect(await visitTwice('/en/?utm_source=Tram%20poster&utm_medium=qr')).toEqual(own);
  await shop.database.pool.query('delete from clicks; delete from touches');
  expect((await visitTwice('/en/?gclid=abc')).reason).toBe('');
  await expect(save({ ownChannels: [{ source: '*', medium: '' }] })).rejects.toMatchObject({ code: 'InvalidInput' });
  await save({});
});

test('a pattern is matched from end to end, and `*` stands for any text', () => {
  const isOwn = (query: string, source: string, medium = '*') =>
    isOwnVisit(readLandingPage(`/?${query}`).visit, { ownChannels: [{ source, medium }], hasOwnAds: true } as TrackingSettings);
  for (const pattern of ['news', '*news', 'n*s', 'N*W*S', 'news*', '**news**', ' news '])
    expect(isOwn('utm_source=News', pattern), pattern).toBe(true);
  for (const pattern of ['new', 'ews', 'n*x*s', 'news*s', 'newsnews', '']) expect(isOwn('utm_source=news', pattern), pattern).toBe(false);
  expect(isOwn('utm_medium=x', '*', 'x')).toBe(true);
  expect(isOwn('utm_source=a.b', 'a?b')).toBe(false);
  expect(isOwn(`utm_source=${'a'.repeat(200)}`, '*a*a*a*a*a*a*a*a*a*a*b')).toBe(false);
  expect(isOwn('src=news', '*')).toBe(false);
});
