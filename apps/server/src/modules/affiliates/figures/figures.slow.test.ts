import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { days, now } from '#kit/clock';
import { seedUserTypes } from '#modules/accounts';
import { addPastClicks, type PastClick } from '#modules/tracking';
import type { Database } from '#platform/database';
import { orders } from '#tables/orders';
import { orderAttributions } from '#tables/tracking';
import { activeAffiliate, type TestAffiliate } from '#testing/people/active-affiliate';
import { createTestDatabase } from '#testing/database';
import { placeCreditedOrder } from '#testing/orders/credited-order';
import { deliverForCash } from '#testing/orders/delivered-order';
import { buildPayoutAccount } from '#testing/people/payout-account';
import { refundLines } from '#modules/fulfilment';
import { inTransaction } from '#platform/transaction';
import { orderLines } from '#tables/orders';
import { adjustLedger } from '../commissions/adjust-ledger.ts';
import { approveDue } from '../commissions/approve-due.ts';
import { markPaid } from '../payouts/mark-payouts.ts';
import { preparePayouts } from '../payouts/prepare-payouts.ts';
import { affiliates } from '../tables.ts';
import { commissions } from '../commissions/tables.ts';
import { openTestShop, readyForm, shopIds, type TestShop } from '#testing/test-shop';
import type { AffiliateDashboard, AffiliateEvent, CommissionPage, TrackingLink, UtmAnalytics } from '../contract.ts';
import { seedCommissionRules } from '../rules/seed-rules.ts';

let database: Database;
let shop: TestShop;
let jonas: TestAffiliate;
let linkId: number;
let orderNumber: string;
let orderReference: string;

const utm = { utmSource: 'ig', utmMedium: 'social', utmCampaign: 'spring', utmContent: '', utmTerm: '' };

beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database);
  const { db } = database;
  await seedUserTypes(db);
  await seedCommissionRules(db);
  jonas = await activeAffiliate(shop, { code: 'JONAS10' });
  const { affiliateId } = jonas;
  const link = { affiliateId, url: '/brands', countryId: shopIds.SI, languageId: 1, subId: 'story-1' };
  linkId = (await jonas.call<TrackingLink>('POST', 'affiliate/generate-tracking-url', link)).data.id;
  const click = (changes: Partial<PastClick> = {}): PastClick => ({
    ...{ at: new Date(now().getTime() - days(1)), visitor: crypto.randomUUID(), addressHash: crypto.randomUUID(), code: 'jonas10', affiliateId },
    ...{ affiliateDiscountId: null, linkId, countryId: shopIds.SI, source: 'instagram', ...utm, subId: 'story-1' },
    ...{ landingPage: '/brands?ref=JONAS10', referrer: '', device: 'mobile', browser: 'Safari', os: 'iOS', reason: '', ...changes },
  });
  const bare = { source: '=cmd()', utmSource: '', utmMedium: '', utmCampaign: '', subId: '', linkId: null, countryId: shopIds.DE };
  await addPastClicks(db, [click(), click(), click({ reason: 'repeat' }), click({ ...bare, device: 'desktop', browser: 'Firefox', os: 'Linux' })]);

  const cart = await shop.createCart(shopIds.SI, { garment: await shop.garment({ name: 'Linen shirt' }), quantity: 2 });
  const otherCustomer = { email: 'eva@example.com', phone: '041 700 800', address: 'Zaloška 9' };
  const placed = (await shop.order(cart.id, readyForm('SI', otherCustomer))).data;
  orderNumber = placed.orderNumber;
  const [order] = await db.select({ id: orders.id, reference: orders.reference }).from(orders).where(eq(orders.orderNumber, orderNumber));
  orderReference = order?.reference ?? '';
  const credited = {
    affiliateId,
    rule: 'touch' as const,
    candidates: [],
    linkId,
    source: 'instagram',
    utm,
    touchedAt: new Date(now().getTime() - days(1)),
  };
  await db
    .insert(orderAttributions)
    .values({ orderId: order?.id ?? 0, ...credited, at: now() })
    .onConflictDoUpdate({ target: orderAttributions.orderId, set: credited });
  await deliverForCash(database, placed);
  await shop.runJobs();
});
afterAll(() => database.close());

// A tenth of two shirts at 19.99 with 22 % VAT.
const base = 32.77;
const commission = [{ currency: 'EUR', amount: 3.28 }];

test('the dashboard shows the outcome of clicks, pending commissions and when they are due', async () => {
  const { data } = await jonas.call<AffiliateDashboard>('GET', `affiliate/dashboard/${jonas.affiliateId}`);
  expect(data.stats).toMatchObject({ clicks: 4, validClicks: 3, conversions: 1, conversionRate: 33.33, commission });
  expect(data.stats.epc).toEqual([{ currency: 'EUR', amount: 1.0933 }]);
  expect(data.stats.balances).toEqual([{ currency: 'EUR', pending: 3.28, held: 0, approved: 0, inPayout: 0, paid: 0, threshold: 50 }]);
  expect(data.stats.pendingEarnings).toEqual(commission);
  expect(data.trafficSources).toEqual([
    { source: 'instagram', clicks: 3, validClicks: 2, conversions: 1, commission },
    { source: '=cmd()', clicks: 1, validClicks: 1, conversions: 0, commission: [] },
  ]);
  expect(data.earningsData).toHaveLength(30);
  expect(data.earningsData.at(-1)).toMatchObject({ date: now().toISOString().slice(0, 10), clicks: 0, conversions: 1, commission });
  expect(data.earningsData.at(-2)).toMatchObject({ clicks: 4, conversions: 0 });
  expect(data.bestProducts).toMatchObject([{ name: 'Linen shirt', pieces: 2, commission }]);
  expect(data.due).toEqual([{ date: new Date(now().getTime() + days(30)).toISOString().slice(0, 10), ...commission[0] }]);
});

test('the analysis groups clicks and orders by every dimension and says why some clicks do not count', async () => {
  const { data } = await jonas.call<UtmAnalytics>('GET', `affiliate/${jonas.affiliateId}/utm-analytics`);
  expect(data.totals).toEqual({ clicks: 4, validClicks: 3, conversions: 1, commission });
  expect(data.hasConversions).toBe(true);
  expect(data.campaigns[0]).toEqual({ ...utm, clicks: 3, validClicks: 2, conversions: 1, commission });
  expect(data.subIds[0]).toMatchObject({ name: 'story-1', conversions: 1 });
  expect(data.countries.map(({ countryId, clicks }) => [countryId, clicks])).toEqual([
    [shopIds.SI, 3],
    [shopIds.DE, 1],
  ]);
  expect(data.devices).toContainEqual({ name: 'desktop', clicks: 1, validClicks: 1 });
  expect(data.operatingSystems).toContainEqual({ name: 'iOS', clicks: 3, validClicks: 2 });
  expect(data.invalid).toEqual([{ reason: 'repeat', clicks: 1 }]);

  const desktopFigures = await jonas.call<UtmAnalytics>('GET', `affiliate/${jonas.affiliateId}/utm-analytics?device=desktop`);
  expect(desktopFigures.data).toMatchObject({ hasConversions: false, totals: { clicks: 1, validClicks: 1, conversions: 0, commission: [] } });
  const german = await jonas.call<UtmAnalytics>('GET', `affiliate/${jonas.affiliateId}/utm-analytics?countryId=${shopIds.DE}`);
  expect(german.data).toMatchObject({ hasConversions: true, totals: { clicks: 1, conversions: 0 } });
});

test('a period in the wrong order or longer than allowed is refused', async () => {
  const ask = async (query: string) => (await jonas.call('GET', `affiliate/${jonas.affiliateId}/utm-analytics?${query}`)).params;
  expect(await ask('dateFrom=2026-11-02&dateTo=2026-11-01')).toEqual({ issues: [{ field: 'dateTo', code: 'order' }] });
  expect(await ask('dateFrom=2025-01-01&dateTo=2026-11-01')).toEqual({ issues: [{ field: 'dateFrom', code: 'period', params: { most: 400 } }] });
  expect(await ask('dateFrom=yesterday')).toMatchObject({ issues: [{ field: 'dateFrom' }] });
  const { data } = await jonas.call<UtmAnalytics>('GET', `affiliate/${jonas.affiliateId}/utm-analytics?dateFrom=2025-09-28&dateTo=2026-11-01`);
  expect(data.days).toHaveLength(400);
});

test('commissions are listed line by line with base, rate, rule and a reference that opens no order', async () => {
  const ask = (query = '') => jonas.call<CommissionPage>('GET', `affiliate/commissions?affiliateId=${jonas.affiliateId}${query}`);
  const { data } = await ask();
  expect(data.meta).toEqual({ itemCount: 1, pageCount: 1, page: 1, take: 10 });
  expect(data.totals).toEqual(commission);
  expect(data.items).toMatchObject([
    {
      ...{ kind: 'commission', status: 'pending', orderReference, productName: 'Linea Linen shirt', base, ratePercent: 10, rule: 'Everything' },
      linkId,
    },
  ]);
  expect(JSON.stringify(data)).not.toContain(orderNumber);
  expect((await ask(`&orderReference=${orderReference.toLowerCase()}`)).data.items).toHaveLength(1);
  expect((await ask(`&orderReference=${orderNumber}`)).data.items).toEqual([]);
  expect((await ask('&status=paid')).data).toMatchObject({ items: [], totals: [] });
});

test('both reports are available as CSV files that run nothing in a spreadsheet', async () => {
  const table = async (path: string) => {
    const response = await shop.app.request(`/api/affiliate/${path}`, { headers: jonas.headers });
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    return (await response.text()).trim().split('\r\n');
  };
  const campaigns = await table(`${jonas.affiliateId}/utm-analytics.csv`);
  expect(campaigns[0]).toBe('utmSource,utmMedium,utmCampaign,utmContent,utmTerm,clicks,validClicks,conversions,commission EUR');
  expect(campaigns[1]).toBe('ig,social,spring,,,3,2,1,3.28');
  expect(await table(`${jonas.affiliateId}/utm-analytics.csv?table=sources`)).toContain("'=cmd(),1,1,0,0");
  const lines = await table(`commissions.csv?affiliateId=${jonas.affiliateId}`);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(`,commission,pending,${orderReference},`);
});

const createPastClick = (at: string, { affiliateId, code }: TestAffiliate): PastClick => ({
  ...{ at: new Date(at), visitor: crypto.randomUUID(), addressHash: crypto.randomUUID(), code: code.toLowerCase(), affiliateId },
  ...{ affiliateDiscountId: null, linkId: null, countryId: shopIds.BD, source: 'reel', ...utm, subId: 's-1', landingPage: '/', referrer: '' },
  ...{ device: 'mobile', browser: 'Safari', os: 'iOS', reason: '' },
});

test('days are those of the time zone in the profile, and the period before is compared', async () => {
  const rafi = await activeAffiliate(shop);
  const path = `affiliate/dashboard/${rafi.affiliateId}`;
  const yesterday = new Date(now().getTime() - days(1)).toISOString().slice(0, 10);
  const before = new Date(now().getTime() - days(2)).toISOString().slice(0, 10);
  // 20:30 UTC is 2:30 of the next day in Dhaka.
  await addPastClicks(database.db, [
    createPastClick(`${before}T20:30:00Z`, rafi),
    createPastClick(`${before}T12:00:00Z`, rafi),
    createPastClick(`${before}T12:01:00Z`, rafi),
  ]);
  const countClicks = async () => {
    const { data } = await rafi.call<AffiliateDashboard>('GET', `${path}?dateFrom=${yesterday}&dateTo=${yesterday}`);
    const { dateFrom, dateTo, clicks } = data.previous;
    expect([dateFrom, dateTo]).toEqual([before, before]);
    return [data.stats.clicks, clicks];
  };
  expect(await countClicks()).toEqual([0, 3]);
  expect((await rafi.call('PUT', `affiliate/${rafi.affiliateId}`, { timeZone: 'Asia/Dhaka' })).status).toBe(200);
  expect(await countClicks()).toEqual([1, 2]);
  const { data: report } = await rafi.call<UtmAnalytics>('GET', `affiliate/${rafi.affiliateId}/utm-analytics?dateFrom=${before}&dateTo=${yesterday}`);
  expect(report.days.map(({ clicks }) => clicks)).toEqual([2, 1]);
  // JavaScript accepts the first four; the database would refuse or misread the first two.
  for (const timeZone of ['SystemV/PST8', 'IST', 'asia/dhaka', 'Asia/DHAKA', 'Dhaka', '+06:00', ''])
    expect((await rafi.call('PUT', `affiliate/${rafi.affiliateId}`, { timeZone })).status).toBe(422);
});

test('commissions are filtered and due by the days of the time zone', async () => {
  const rafi = await activeAffiliate(shop);
  await rafi.call('PUT', `affiliate/${rafi.affiliateId}`, { timeZone: 'Asia/Dhaka' });
  await placeCreditedOrder(shop, { affiliateId: rafi.affiliateId, lines: [{ garment: await shop.garment() }] });
  await shop.runJobs();
  const at = new Date('2026-03-10T20:30:00Z');
  await database.db.update(commissions).set({ placedAt: at, dueAt: at }).where(eq(commissions.affiliateId, rafi.affiliateId));
  const find = async (day: string) =>
    (await rafi.call<CommissionPage>('GET', `affiliate/commissions?affiliateId=${rafi.affiliateId}&dateFrom=${day}&dateTo=${day}`)).data.items.length;
  expect([await find('2026-03-10'), await find('2026-03-11')]).toEqual([0, 1]);
  const { data } = await rafi.call<AffiliateDashboard>('GET', `affiliate/dashboard/${rafi.affiliateId}`);
  expect(data.due).toMatchObject([{ date: '2026-03-11' }]);
});

test('the list of events shows clicks, orders, approvals, reversals and paid payouts, the newest first', async () => {
  const eva = await activeAffiliate(shop);
  const { affiliateId } = eva;
  await addPastClicks(database.db, [createPastClick(new Date(now().getTime() - days(1)).toISOString(), eva)]);
  const order = await placeCreditedOrder(shop, { affiliateId, lines: [{ garment: await shop.garment({ name: 'Wool scarf' }) }], source: 'reel' });
  await shop.runJobs();
  await deliverForCash(database, order);
  await shop.runJobs();
  await database.db
    .update(commissions)
    .set({ dueAt: new Date(0) })
    .where(eq(commissions.affiliateId, affiliateId));
  await approveDue(database.db);
  await database.db
    .update(affiliates)
    .set({ payoutAccount: buildPayoutAccount(affiliateId) })
    .where(eq(affiliates.id, affiliateId));
  await inTransaction(database.db, (tx) => adjustLedger(tx, { affiliateId, currency: 'EUR', amount: 5000, reason: 'Bonus', by: 'Mira' }));
  const [payout] = await preparePayouts(database.db, { affiliateIds: [affiliateId], by: 'Mira' });
  await markPaid(database.db, { payoutIds: [payout?.id ?? 0] });
  const [line] = await database.db.select({ id: orderLines.id }).from(orderLines).where(eq(orderLines.orderId, order.orderId));
  await refundLines(database.db, {
    ...{ orderNumber: order.orderNumber, lines: [{ orderLineId: line?.id ?? 0, pieces: 1 }] },
    payOut: { holder: 'Ana Novak', iban: 'SI56 2633 0001 2039 086' },
  });
  await shop.runJobs();
  const { data } = await eva.call<AffiliateEvent[]>('GET', `affiliate/${affiliateId}/events`);
  expect(data.map(({ kind, title, sum }) => [kind, title, sum?.amount ?? null])).toEqual([
    ['reversed', 'Linea Wool scarf', -1.64],
    ['paid', payout?.number, 51.64],
    ['approved', 'Linea Wool scarf', 1.64],
    ['order', 'Linea Wool scarf', 1.64],
    ['click', '', null],
  ]);
  expect(data.at(-1)).toMatchObject({ source: 'reel', subId: 's-1', clickReason: '' });
  expect(JSON.stringify(data)).not.toContain(order.orderNumber);
});
