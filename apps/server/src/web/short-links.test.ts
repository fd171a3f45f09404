import { asc } from 'drizzle-orm';
import { afterEach, expect } from 'vitest';
import { now, setClock } from '#kit/clock';
import { seedUserTypes } from '#modules/accounts';
import { recordShortLinkVisit } from '#modules/tracking';
import { clicks } from '#server/modules/tracking/clicks/click-rows';
import { touches } from '#tables/tracking';
import { activeAffiliate } from '#testing/people/active-affiliate';
import { test } from '#testing/database';
import { consented, phone, sendClick } from '#testing/orders/sent-click';
import { openTestShop, shopIds } from '#testing/test-shop';
import { createShortLinkRoutes } from './short-links.ts';

let restoreClock = () => {};
afterEach(() => restoreClock());
const passTime = (ms: number) => {
  const at = new Date(now().getTime() + ms);
  restoreClock();
  restoreClock = setClock(() => at);
};

test('a short link redirects without being cached and is counted, and an unknown one leads nowhere', async () => {
  const counted: string[] = [];
  const links = createShortLinkRoutes(
    (code, query) => Promise.resolve(code === 'k7m2x9b' ? `https://shop.example/?subid=${query.get('subid') ?? ''}` : undefined),
    (_, location) => {
      counted.push(location);
      return Promise.resolve();
    },
  );
  const known = await links.request('http://gr.localhost:4300/go/k7m2x9b?subid=reel');
  expect([known.status, known.headers.get('location'), known.headers.get('cache-control')]).toEqual([
    302,
    'https://shop.example/?subid=reel',
    'no-store',
  ]);
  expect((await links.request('http://gr.localhost:4300/go/unknown')).status).toBe(404);
  expect(counted).toEqual(['https://shop.example/?subid=reel']);
});

test('a visit by a short link is counted when it is redirected, and the report of its page is the same click', async ({ database }) => {
  const shop = openTestShop(database);
  await seedUserTypes(database.db);
  const { affiliateId, code } = await activeAffiliate(shop);
  const location = `http://si.localhost:4300/brands?ref=${code}&utm_source=ig&link=12`;
  const links = createShortLinkRoutes(
    () => Promise.resolve(location),
    (c, target) => recordShortLinkVisit(shop.services, c, target),
  );
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const follow = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
    links.request('http://si.localhost/go/k7m2x9b', {
      method,
      headers: { 'user-agent': phone, referer: 'https://jonas.example/post', ...from(address), ...headers },
    });
  const listClicks = () => database.db.select().from(clicks).orderBy(asc(clicks.id));
  expect((await follow('203.0.113.31')).status).toBe(302);
  expect(await listClicks()).toMatchObject([
    { affiliateId, linkId: 12, utmSource: 'ig', countryId: shopIds.SI, referrer: 'jonas.example', device: 'mobile', reason: '' },
  ]);
  passTime(20_000);
  // The redirect to the visitor's language has changed the path.
  const body = { affiliateCode: code, landingPage: `/sl/brands?ref=${code}&utm_source=ig&link=12` };
  await sendClick(shop, { body, headers: from('203.0.113.31') });
  const { cookies } = await sendClick(shop, {
    body: { ...body, sessionId: crypto.randomUUID() },
    headers: { ...from('203.0.113.31'), cookie: consented },
  });
  expect(await listClicks()).toHaveLength(1);
  expect(cookies).toHaveLength(2);
  expect(await database.db.select().from(touches)).toMatchObject([{ affiliateId, linkId: 12 }]);

  await follow('203.0.113.32', {}, 'HEAD');
  await follow('203.0.113.33', { 'user-agent': 'Googlebot/2.1' });
  await follow('203.0.113.31');
  expect((await listClicks()).map(({ reason }) => reason)).toEqual(['', 'bot']);
  passTime(90_000);
  await follow('203.0.113.31');
  expect((await listClicks()).map(({ reason }) => reason)).toEqual(['', 'bot', 'repeat']);
});
