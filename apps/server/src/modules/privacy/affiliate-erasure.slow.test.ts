import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { now } from '#kit/clock';
import { seedUserTypes } from '#modules/accounts';
import {
  adjustLedger,
  listBalances,
  listDuePayouts,
  findPayout,
  markPaid,
  changeAffiliateStatus,
  preparePayouts,
  sendStaffMessage,
  verifyLedger,
} from '#modules/affiliates';
import { cancelCustomerOrder } from '#modules/checkout';
import type { Database } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { affiliates } from '#tables/affiliates';
import { commissions } from '#tables/affiliates/commissions';
import { orders } from '#tables/orders';
import { orderAttributions } from '#tables/tracking';
import { webhookEndpoints } from '#tables/webhooks';
import { activeAffiliate, endPayoutHold, buildApplicationForm, suspendAffiliate, type TestAffiliate } from '#testing/people/active-affiliate';
import { placeAttributedOrder } from '#testing/orders/attributed-order';
import { createTestDatabase } from '#testing/database';
import { listMails } from '#testing/people/registered-customer';
import { consented, sendClick } from '#testing/orders/sent-click';
import { listTablesWithWords } from '#testing/inputs/list-tables-with-words';
import { openTestShop, shopIds, type TestGarment, type TestShop } from '#testing/test-shop';
import type { PayoutAccount } from '../affiliates/contract.ts';
import type { DataRequest } from './contract.ts';
import { finishErasures } from './finish-erasures.ts';

let database: Database;
let shop: TestShop;
let garment: TestGarment;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database);
  await seedUserTypes(database.db);
  garment = await shop.garment();
});
afterAll(() => database.close());

const place = { countryId: shopIds.SI, languageId: 1 };
const account: PayoutAccount = { kind: 'iban', holder: 'Bogomila Žvižgaj', iban: 'DE89370400440532013000', bic: '' };
/** Values that occur only in this test, so that the test finds remaining personal data. */
const bogomila = {
  ...{ code: 'BOGOMILA7', website: 'https://bogomila.example', audience: 'Those who know Bogomila.', promotion: 'Bogomila reads aloud.' },
  tax: { ...buildApplicationForm().tax, name: 'Bogomila Žvižgaj', address: 'Prešernov trg 55' },
};
const askForErasure = ({ id, call, password }: TestAffiliate) => call('POST', `user/${id}/erasure`, { ...place, password });
const listErasures = async ({ id, call }: TestAffiliate) =>
  (await call<DataRequest[]>('GET', `user/${id}/data-requests`)).data.filter(({ kind }) => kind === 'erasure').map(({ status }) => status);
const adjust = (affiliateId: number, amount: number) =>
  inTransaction(database.db, (tx) => adjustLedger(tx, { affiliateId, currency: 'EUR', amount, reason: 'By hand', by: 'Mira' }));
const makeLink = ({ affiliateId, call }: TestAffiliate) =>
  call('POST', 'affiliate/generate-tracking-url', { affiliateId, url: '/', ...place, name: 'For Bogomila', utmCampaign: 'Bogomila' });
const savePayoutAccount = ({ affiliateId }: TestAffiliate, payoutAccount: PayoutAccount) =>
  database.db
    .update(affiliates)
    .set({ payoutAccount, notes: `${payoutAccount.holder} rang` })
    .where(eq(affiliates.id, affiliateId));
async function findAttribution(orderNumber: string) {
  const [found] = await database.db
    .select({ credit: orderAttributions })
    .from(orderAttributions)
    .innerJoin(orders, eq(orders.id, orderAttributions.orderId))
    .where(eq(orders.orderNumber, orderNumber));
  return found?.credit;
}

test('an affiliate with a balance is settled first: they stop earning, get an email, are paid below the threshold, and are then erased', async () => {
  const jonas = await activeAffiliate(shop);
  const { affiliateId, code } = jonas;
  await adjust(affiliateId, 1_234);
  expect(await askForErasure(jonas)).toMatchObject({ status: 200, data: { isWaiting: true } });
  expect(await askForErasure(jonas)).toMatchObject({ status: 200, data: { isWaiting: true } });
  await shop.runJobs();
  expect(await listErasures(jonas)).toEqual(['waiting']);
  const listed = (await listMails(shop, jonas.email)).filter(({ subject }) => subject === 'Before we delete your Selvedge account');
  expect(listed).toHaveLength(1);
  const placed = await placeAttributedOrder(shop, { code, garments: [{ garment }] });
  expect(await findAttribution(placed.orderNumber)).toMatchObject({ affiliateId: null });

  // They can still enter a payout account; until then the payout waits.
  const listWaits = async () => (await listDuePayouts(database.db, { affiliateIds: [affiliateId] })).map(({ wait }) => wait);
  expect(await listWaits()).toEqual(['no-account']);
  const payoutAccount = { ...account, holder: 'Jonas Weber', iban: 'SI56263300012039086' };
  expect((await jonas.call('PUT', `affiliate/${affiliateId}`, { payoutAccount, currentPassword: jonas.password })).status).toBe(200);
  expect(await listWaits()).toEqual(['account-changed']);
  await endPayoutHold(database, affiliateId);
  const [payout] = await preparePayouts(database.db, { affiliateIds: [affiliateId], by: 'Mira' });
  expect(payout?.amount).toBe(1_234);
  await shop.runJobs();
  expect(await listErasures(jonas)).toEqual(['waiting']);
  await markPaid(database.db, { payoutIds: [payout?.id ?? 0] });
  await shop.runJobs();
  expect((await shop.call('POST', 'auth/login', { email: jonas.email, password: jonas.password })).code).toBe('LoginFailed');
  // Past payouts keep their data in the ledger.
  expect((await findPayout(database.db, { payoutId: payout?.id ?? 0 })).tax.name).toBe('Jonas Weber');
  expect((await verifyLedger(database.db, { affiliateId })).breaks).toEqual([]);
});

test("a negative or waived balance is written off by staff before the erasure, and another affiliate's balance below the threshold waits", async () => {
  const [owes, stays] = [await activeAffiliate(shop), await activeAffiliate(shop)];
  await adjust(owes.affiliateId, -100);
  await adjust(stays.affiliateId, 1_234);
  await savePayoutAccount(stays, { ...account, holder: 'Mira Kos', iban: 'SI56263300012039086' });
  expect(await askForErasure(owes)).toMatchObject({ data: { isWaiting: true } });
  expect((await listDuePayouts(database.db, { affiliateIds: [owes.affiliateId, stays.affiliateId] })).map(({ wait }) => wait)).toEqual([
    'negative',
    'below-threshold',
  ]);
  await adjust(owes.affiliateId, 100);
  expect(await finishErasures(database.db)).toBe(1);
  expect(await finishErasures(database.db)).toBe(0);
  await shop.runJobs();
  expect((await shop.call('POST', 'auth/login', { email: owes.email, password: owes.password })).code).toBe('LoginFailed');
});

test('a waiting erasure can be revoked, and the affiliate earns again unless suspended', async () => {
  const [jonas, mira] = [await activeAffiliate(shop), await activeAffiliate(shop)];
  for (const one of [jonas, mira]) {
    await adjust(one.affiliateId, 500);
    expect(await askForErasure(one)).toMatchObject({ data: { isWaiting: true } });
  }
  await suspendAffiliate(database, mira);
  for (const one of [jonas, mira]) {
    expect((await one.call('DELETE', `user/${one.id}/erasure`)).status).toBe(200);
    expect(await listErasures(one)).toEqual(['expired']);
  }
  expect(await finishErasures(database.db)).toBe(0);
  const [first, second] = [
    await placeAttributedOrder(shop, { code: jonas.code, garments: [{ garment }] }),
    await placeAttributedOrder(shop, { code: mira.code, garments: [{ garment }] }),
  ];
  expect(await findAttribution(first.orderNumber)).toMatchObject({ affiliateId: jonas.affiliateId });
  expect(await findAttribution(second.orderNumber)).toMatchObject({ affiliateId: null });
});

test('a suspension that ends during a waiting erasure does not resume earning', async () => {
  const jonas = await activeAffiliate(shop);
  const { affiliateId, code } = jonas;
  await adjust(affiliateId, 500);
  await suspendAffiliate(database, jonas);
  expect(await askForErasure(jonas)).toMatchObject({ data: { isWaiting: true } });
  await inTransaction(database.db, (tx) => changeAffiliateStatus(tx, { affiliateId, move: 'resume', actor: 'Mira', reason: '' }));
  const { orderNumber } = await placeAttributedOrder(shop, { code, garments: [{ garment }] });
  expect(await findAttribution(orderNumber)).toMatchObject({ affiliateId: null });
});

test("an affiliate's export has profile, links, commissions and payouts, and after the erasure only figures remain and the code earns nothing", async () => {
  const jonas = await activeAffiliate(shop, bogomila);
  const { affiliateId, code } = jonas;
  await savePayoutAccount(jonas, account);
  expect((await makeLink(jonas)).status).toBe(200);
  const { db } = database;
  await inTransaction(db, (tx) => sendStaffMessage(tx, { affiliateId, text: 'Hello Bogomila', key: crypto.randomUUID(), by: 'Mira' }));
  const reply = { text: 'Bogomila here', key: crypto.randomUUID() };
  expect((await jonas.call('POST', `affiliate/${affiliateId}/messages`, reply)).status).toBe(200);
  const address = 'https://bogomila.example/postback';
  await db.insert(webhookEndpoints).values({ affiliateId, url: address, events: [], secret: 'whsec_', createdAt: now() });
  const click = {
    affiliateCode: code,
    landingPage: `/en?ref=${code}`,
    sessionId: crypto.randomUUID(),
    countryId: shopIds.SI,
    utmCampaign: 'Bogomila',
  };
  expect((await sendClick(shop, { body: click, headers: { cookie: consented } })).status).toBe(200);
  const { orderNumber } = await placeAttributedOrder(shop, { code, garments: [{ garment }] });
  await shop.runJobs();
  const [{ pending } = { pending: 0 }] = await listBalances(db, affiliateId);
  expect(pending).toBeGreaterThan(0);

  const { id: requestId } = (await jonas.call<DataRequest>('POST', `user/${jonas.id}/data-requests`, place)).data;
  await shop.runJobs();
  const file = new Request(`http://localhost/api/user/${jonas.id}/data-requests/${requestId}/file`, { headers: jonas.headers });
  const zip = unzipSync(new Uint8Array(await (await shop.app.fetch(file)).arrayBuffer()));
  expect(JSON.parse(strFromU8(zip['affiliate-programme.json'] ?? new Uint8Array()))).toMatchObject({
    profile: { code, website: bogomila.website, payoutAccount: account },
    history: [{ to: 'pending' }, { to: 'active' }],
    links: [{ name: 'For Bogomila' }],
    postbacks: { address },
    messages: [
      { sender: 'staff', text: 'Hello Bogomila' },
      { sender: 'affiliate', text: 'Bogomila here' },
    ],
    readAnnouncements: [],
    balances: [{ currency: 'EUR', pending }],
    commissions: [{ orderReference: expect.stringMatching(/^R-\w{10}$/) as string, earned: pending }],
    ledger: [{ kind: 'commission', pending }],
    payouts: [],
  });

  const [held] = await db.select({ id: commissions.id }).from(commissions).where(eq(commissions.affiliateId, affiliateId));
  await db
    .update(commissions)
    .set({ reviewedAt: now(), reviewReason: 'Bogomila rang' })
    .where(eq(commissions.id, held?.id ?? 0));
  await giveUp(orderNumber);
  const words = ['Bogomila', 'bogomila', 'BOGOMILA', 'Žvižgaj', 'Prešernov trg 55', 'DE89370400440532013000', jonas.email];
  expect((await listTablesWithWords(database, words)).length).toBeGreaterThan(words.length);
  expect((await askForErasure(jonas)).status).toBe(200);
  await shop.runJobs();
  expect(await listTablesWithWords(database, words)).toEqual([]);
  expect(await findAttribution(orderNumber)).toMatchObject({ affiliateId, candidates: [{ affiliateId, verdict: 'credited' }] });
  expect(await verifyLedger(db, { affiliateId })).toMatchObject({ entries: 2, breaks: [] });
  const resume = inTransaction(db, (tx) => changeAffiliateStatus(tx, { affiliateId, move: 'resume', actor: 'Mira', reason: '' }));
  await expect(resume).rejects.toMatchObject({ code: 'AffiliateNotFound' });
  const next = await placeAttributedOrder(shop, { code: code.toLowerCase(), garments: [{ garment }] });
  expect(await findAttribution(next.orderNumber)).toMatchObject({ affiliateId: null, candidates: [{ verdict: 'unknown' }] });
});

/** Cancels an order, so that no commission is owed for it. */
async function giveUp(orderNumber: string): Promise<void> {
  await inTransaction(database.db, (tx) => cancelCustomerOrder(tx, { orderNumber, actor: 'Mira', reason: '' }));
  await shop.runJobs();
}
