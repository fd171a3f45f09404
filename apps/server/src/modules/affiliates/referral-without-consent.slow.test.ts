import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedUserTypes } from '#modules/accounts';
import type { AcceptedCartTransfer } from '#contracts/checkout';
import type { Database } from '#platform/database';
import { affiliateLinks } from '#tables/affiliates/links';
import { activeAffiliate, type TestAffiliate } from '#testing/people/active-affiliate';
import { createTestDatabase } from '#testing/database';
import { refused, sendClick } from '#testing/orders/sent-click';
import { openTestShop, readyForm, shopIds, type TestShop } from '#testing/test-shop';
import { openReceiver } from '#testing/webhook-receiver';
import type { CommissionPage, TrackingLink, UtmAnalytics } from './contract.ts';
import { seedCommissionRules } from './rules/seed-rules.ts';

let database: Database;
let shop: TestShop;
let ana: TestAffiliate;
let receiver: Awaited<ReturnType<typeof openReceiver>>;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database);
  await seedUserTypes(database.db);
  await seedCommissionRules(database.db);
  receiver = await openReceiver();
  ana = await activeAffiliate(shop, { code: 'ANA' });
  await ana.call('PUT', `affiliate/${ana.affiliateId}/postbacks`, { address: `${receiver.origin}/ana` });
});
afterAll(async () => {
  receiver.close();
  await database.close();
});

test('a visitor refuses cookies and buys in another country: link, source, campaign, sub-id, postback and commission agree', async () => {
  const campaign = { source: 'reel', utmSource: 'ig', utmMedium: 'social', utmCampaign: 'autumn', subId: 's-1' };
  const link = { affiliateId: ana.affiliateId, url: '/brands', countryId: shopIds.SI, languageId: 1, ...campaign };
  const { id: linkId, url, ...made } = (await ana.call<TrackingLink>('POST', 'affiliate/generate-tracking-url', link)).data;
  expect(made.shortUrl).toContain('/go/');
  const { pathname, search } = new URL(url);
  await sendClick(shop, { body: { affiliateCode: 'ANA', landingPage: pathname + search, source: 'reel' }, headers: { cookie: refused } });

  const cart = await shop.createCart(shopIds.SI, { garment: await shop.garment() });
  await shop.call('PUT', `checkout/${cart.id}/referral`, { code: 'ANA', landingPage: pathname + search });
  const { token } = (await shop.call<{ token: string }>('POST', 'checkout/cart-transfers', { toCountry: 'DE', cartId: cart.id })).data;
  const there = await shop.call<AcceptedCartTransfer>('POST', `checkout/cart-transfers/accepted?languageId=1&countryId=${shopIds.DE}`, { token });
  const order = (await shop.order(there.data.cartId ?? '', readyForm('DE'))).data;
  await shop.runJobs();

  const { data } = await ana.call<UtmAnalytics>('GET', `affiliate/${ana.affiliateId}/utm-analytics`);
  const outcome = { clicks: 1, validClicks: 1, conversions: 1 };
  expect(data.sources).toMatchObject([{ name: 'reel', ...outcome }]);
  expect(data.subIds).toMatchObject([{ name: 's-1', ...outcome }]);
  expect(data.campaigns).toMatchObject([{ utmSource: 'ig', utmMedium: 'social', utmCampaign: 'autumn', ...outcome }]);
  expect(data.countries.map(({ countryId, clicks, conversions }) => [countryId, clicks, conversions])).toEqual([
    [shopIds.SI, 1, 0],
    [shopIds.DE, 0, 1],
  ]);
  const links = (await ana.call<TrackingLink[]>('GET', `affiliate/${ana.affiliateId}/links`)).data;
  expect(links).toMatchObject([{ id: linkId, clicks: 1, conversions: 1 }]);
  const commissions = (await ana.call<CommissionPage>('GET', `affiliate/commissions?affiliateId=${ana.affiliateId}`)).data;
  expect(commissions.items).toMatchObject([{ source: 'reel', utmCampaign: 'autumn', linkId, countryId: shopIds.DE }]);
  const [postback] = receiver.received.map(({ body }) => JSON.parse(body) as { data: Record<string, unknown> });
  expect(postback?.data).toMatchObject({
    country: 'DE',
    commission: commissions.items[0]?.commissionAmount,
    clickRef: { ...campaign, utmContent: '', utmTerm: '', linkId },
  });
  expect(JSON.stringify(postback)).not.toContain(order.orderNumber);
});

test('the sub-id of an order stays when the affiliate changes the link afterwards', async () => {
  await database.db.update(affiliateLinks).set({ subId: 'renamed' }).where(eq(affiliateLinks.affiliateId, ana.affiliateId));
  const { data } = await ana.call<UtmAnalytics>('GET', `affiliate/${ana.affiliateId}/utm-analytics`);
  expect(data.subIds.map(({ name, conversions }) => [name, conversions])).toEqual([['s-1', 1]]);
});
