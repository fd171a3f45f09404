import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { days, now, setClock } from '#kit/clock';
import { disableAccount, seedUserTypes } from '#modules/accounts';
import type { Database } from '#platform/database';
import { forgetCounts } from '#platform/requests/rate-limit';
import { inTransaction } from '#platform/transaction';
import { placeCreditedOrder } from '#testing/orders/credited-order';
import { sendClick } from '#testing/orders/sent-click';
import { activeAffiliate, suspendAffiliate, type TestAffiliate } from '#testing/people/active-affiliate';
import { buildPayoutAccount } from '#testing/people/payout-account';
import { createTestDatabase } from '#testing/database';
import { openTestShop, type TestGarment, type TestShop } from '#testing/test-shop';
import type { AffiliateApiToken, CreatedAffiliateApiToken } from '../contract.ts';
import { adjustLedger } from '../commissions/adjust-ledger.ts';
import { forgetAffiliate } from '../join/forget-affiliate.ts';
import { preparePayouts } from '../payouts/prepare-payouts.ts';
import { affiliates } from '../tables.ts';
import { affiliateApiTokens } from '../api-tokens/tables.ts';

interface Report {
  items: Record<string, unknown>[];
  nextCursor: string;
  hasMore: boolean;
}

let database: Database;
let shop: TestShop;
let shirt: TestGarment;
let restoreClock = () => {};
beforeAll(async () => {
  database = await createTestDatabase();
  await seedUserTypes(database.db);
  shop = openTestShop(database);
  shirt = await shop.garment({ stock: 100 });
});
afterAll(() => database.close());
beforeEach(() => forgetCounts());
afterEach(() => restoreClock());

const create = ({ affiliateId, call }: TestAffiliate, changes: Record<string, unknown> = {}) =>
  call<CreatedAffiliateApiToken>('POST', `affiliate/${affiliateId}/api-tokens`, {
    ...{ name: 'Dashboard', scopes: ['clicks', 'conversions', 'commissions', 'payouts'] },
    ...changes,
  });
const read = (token: string, report: string, query = '') =>
  shop.call<Report>('GET', `affiliate-reports/${report}${query}`, undefined, { authorization: `Bearer ${token}` });

test('a token is shown once, stored as a hash, reads reports, and is refused once it is revoked or expired', async () => {
  const jonas = await activeAffiliate(shop);
  const list = async () => (await jonas.call<AffiliateApiToken[]>('GET', `affiliate/${jonas.affiliateId}/api-tokens`)).data;
  const { data: created } = await create(jonas, { name: 'Sheet', days: 30 });
  expect(created.token).toMatch(/^slva_[\w-]{43}$/);
  expect(await list()).toMatchObject([{ id: created.id, name: 'Sheet', beginning: created.token.slice(0, 9), lastUsedAt: null }]);
  const [row] = await database.db.select().from(affiliateApiTokens).where(eq(affiliateApiTokens.id, created.id));
  expect(JSON.stringify([await list(), row])).not.toContain(created.token);

  expect((await read(created.token, 'clicks')).status).toBe(200);
  expect((await list())[0]?.lastUsedAt).not.toBeNull();
  const { data: second } = await create(jonas);
  expect((await jonas.call('DELETE', `affiliate/${jonas.affiliateId}/api-tokens/${second.id}`)).status).toBe(200);
  expect(await read(second.token, 'clicks')).toMatchObject({ status: 401, code: 'ApiTokenRequired' });
  expect((await jonas.call('DELETE', `affiliate/${jonas.affiliateId}/api-tokens/${second.id}`)).status).toBe(404);
  const later = new Date(now().getTime() + days(31));
  restoreClock = setClock(() => later);
  expect((await read(created.token, 'clicks')).status).toBe(401);
});

test('a token reads only the reports of its scopes, and nothing in the portal; a session reads no reports', async () => {
  const jonas = await activeAffiliate(shop);
  const { token } = (await create(jonas, { scopes: ['clicks'] })).data;
  expect((await read(token, 'clicks')).status).toBe(200);
  for (const report of ['conversions', 'commissions', 'payouts'])
    expect(await read(token, report)).toMatchObject({ status: 403, code: 'ScopeMissing' });
  expect((await read(jonas.token, 'clicks')).status).toBe(401);
  expect(
    (await shop.call('GET', 'affiliate-reports/clicks', undefined, { cookie: `session=${token}`, 'sec-fetch-site': 'same-origin' })).status,
  ).toBe(401);
  const portal = await shop.call('GET', `affiliate/dashboard/${jonas.affiliateId}`, undefined, { authorization: `Bearer ${token}` });
  expect(portal.status).toBe(401);
  expect((await create(jonas, { scopes: ['staff'] })).status).toBe(422);
  expect((await create(jonas, { scopes: [] })).status).toBe(422);
});

test('a report is read page by page with its cursor, later entries follow the last page, and other affiliates are not in it', async () => {
  const [jonas, eva] = [await activeAffiliate(shop), await activeAffiliate(shop)];
  const { token } = (await create(jonas)).data;
  const click = async (affiliate: TestAffiliate, sub: string) => {
    await sendClick(shop, { body: { affiliateCode: affiliate.code, landingPage: `/en/?ref=${affiliate.code}&subid=${sub}` } });
  };
  for (const sub of ['a', 'b', 'c', 'd', 'e']) await click(jonas, sub);
  await click(eva, 'other');
  const first = (await read(token, 'clicks', '?limit=3')).data;
  const second = (await read(token, 'clicks', `?limit=3&cursor=${first.nextCursor}`)).data;
  expect([first, second].map(({ items, hasMore }) => [items.map(({ subId }) => subId), hasMore])).toEqual([
    [['a', 'b', 'c'], true],
    [['d', 'e'], false],
  ]);
  expect(first.items[0]).toMatchObject({ country: 'SI', device: 'mobile', isCounted: true, reason: '', linkId: null });
  expect((await read(token, 'clicks', `?cursor=${second.nextCursor}`)).data).toEqual({ items: [], nextCursor: second.nextCursor, hasMore: false });
  await click(jonas, 'f');
  expect((await read(token, 'clicks', `?cursor=${second.nextCursor}`)).data.items).toMatchObject([{ subId: 'f' }]);
  for (const report of ['clicks', 'conversions', 'commissions', 'payouts'])
    expect((await read(token, report, '?cursor=999999999999999')).data).toMatchObject({ items: [], hasMore: false });
  expect((await read(token, 'clicks', '?cursor=x')).status).toBe(422);
  expect((await read(token, 'clicks', '?limit=501')).status).toBe(422);
});

test('conversions, commissions and payouts are reported in the order of booking, with amounts in major units', async () => {
  const jonas = await activeAffiliate(shop);
  const { affiliateId } = jonas;
  const { token } = (await create(jonas)).data;
  const early = await placeCreditedOrder(shop, { affiliateId, lines: [{ garment: shirt }], source: 'reel' });
  await shop.runJobs();
  await placeCreditedOrder(shop, { affiliateId, lines: [{ garment: shirt, quantity: 2 }] });
  await shop.runJobs();
  const conversions = (await read(token, 'conversions', '?limit=1')).data;
  expect(conversions).toMatchObject({ hasMore: true, items: [{ source: 'reel', country: 'SI', currency: 'EUR', commission: 1.64, isKept: true }] });
  const rest = (await read(token, 'conversions', `?cursor=${conversions.nextCursor}`)).data;
  expect(rest).toMatchObject({ hasMore: false, items: [{ commission: 3.28 }] });
  expect(JSON.stringify([conversions, rest])).not.toContain(early.orderNumber);

  await database.db
    .update(affiliates)
    .set({ payoutAccount: buildPayoutAccount(affiliateId) })
    .where(eq(affiliates.id, affiliateId));
  await inTransaction(database.db, (tx) => adjustLedger(tx, { affiliateId, currency: 'EUR', amount: 9000, reason: 'Bonus', by: 'Mira' }));
  const [payout] = await preparePayouts(database.db, { affiliateIds: [affiliateId], by: 'Mira' });
  const commissions = (await read(token, 'commissions')).data;
  expect(commissions.items.map(({ kind, status, commissionAmount }) => [kind, status, commissionAmount])).toEqual([
    ['commission', 'pending', 1.64],
    ['commission', 'pending', 3.28],
    ['adjustment', 'approved', 90],
  ]);
  expect((await read(token, 'commissions', `?cursor=${commissions.nextCursor}`)).data.items).toEqual([]);
  expect((await read(token, 'payouts')).data).toMatchObject({ items: [{ number: payout?.number, amount: 90, status: 'prepared' }], hasMore: false });
});

test('a suspended affiliate reads reports but creates no token, a deleted one has none, and there are at most twenty', async () => {
  const jonas = await activeAffiliate(shop);
  const { token } = (await create(jonas)).data;
  for (let count = 1; count < 20; count += 1) expect((await create(jonas)).status).toBe(200);
  expect(await create(jonas)).toMatchObject({ status: 409, code: 'TooManyApiTokens' });
  await suspendAffiliate(database, jonas);
  expect((await read(token, 'payouts')).status).toBe(200);
  expect((await create(jonas)).status).toBe(403);
  await inTransaction(database.db, (tx) => forgetAffiliate(tx, jonas.id));
  expect((await read(token, 'payouts')).status).toBe(401);
  expect(await database.db.$count(affiliateApiTokens, eq(affiliateApiTokens.affiliateId, jonas.affiliateId))).toBe(0);
});

test('the token of a closed account is refused', async () => {
  const jonas = await activeAffiliate(shop);
  const { token } = (await create(jonas)).data;
  expect((await read(token, 'clicks')).status).toBe(200);
  await inTransaction(database.db, (tx) => disableAccount(tx, jonas.id, '-'));
  expect((await read(token, 'clicks')).status).toBe(401);
});

test('an affiliate who calls too often is refused with a waiting time', async () => {
  const jonas = await activeAffiliate(shop);
  const { token } = (await create(jonas)).data;
  const statuses = [];
  for (let time = 0; time < 121; time += 1) statuses.push((await read(token, 'payouts')).status);
  expect(statuses.filter((status) => status !== 200)).toEqual([429]);
});
