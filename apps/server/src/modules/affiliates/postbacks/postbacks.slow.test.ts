import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { days, now, setClock } from '#kit/clock';
import { seedUserTypes } from '#modules/accounts';
import { approveReturn, receiveReturn, refundReturn } from '#modules/returns';
import type { Database } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { webhookDeliveries } from '#tables/webhooks';
import { activeAffiliate, suspendAffiliate, type TestAffiliate } from '#testing/people/active-affiliate';
import { placeAttributedOrder } from '#testing/orders/attributed-order';
import { createTestDatabase } from '#testing/database';
import { deliver } from '#testing/orders/delivered-order';
import { consented, sendClick } from '#testing/orders/sent-click';
import { signedInStaff } from '#testing/people/staff';
import { openTestShop, shopIds, type PlacedOrder, type TestGarment, type TestShop } from '#testing/test-shop';
import { isSigned, openReceiver, type ReceivedCall } from '#testing/webhook-receiver';
import type { ReturnOverview } from '#contracts/returns';
import { adjustLedger } from '../commissions/adjust-ledger.ts';
import type { AffiliatePostback, AffiliatePostbacks } from '../contract.ts';
import { markPaid } from '../payouts/mark-payouts.ts';
import { preparePayouts } from '../payouts/prepare-payouts.ts';
import { affiliates } from '../tables.ts';
import { postBackEntries } from './post-back.ts';

let database: Database;
let shop: TestShop;
let garment: TestGarment;
let receiver: Awaited<ReturnType<typeof openReceiver>>;
let receivedCalls: ReceivedCall[];

beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database);
  await seedUserTypes(database.db);
  garment = await shop.garment({ stock: 500 });
  receiver = await openReceiver();
  ({ received: receivedCalls } = receiver);
});
afterAll(async () => {
  receiver.close();
  await database.close();
});
beforeEach(() => {
  receivedCalls.length = 0;
  receiver.setAnswer();
});

/** The received postbacks, parsed. */
const listReceived = () =>
  receivedCalls.map(({ body }) => JSON.parse(body) as { id: string; type: string; createdAt: string; data: Record<string, unknown> });
const settings = async ({ affiliateId, call }: TestAffiliate, query = '') =>
  (await call<AffiliatePostbacks>('GET', `affiliate/${affiliateId}/postbacks${query}`)).data;
const setAddress = ({ affiliateId, call }: TestAffiliate, address = `${receiver.origin}/${affiliateId}`) =>
  call<{ secret: string | null }>('PUT', `affiliate/${affiliateId}/postbacks`, { address });
const ping = ({ affiliateId, call }: TestAffiliate) => call<AffiliatePostback>('POST', `affiliate/${affiliateId}/postbacks/ping`);
const again = ({ affiliateId, call }: TestAffiliate, id: string) => call('POST', `affiliate/${affiliateId}/postbacks/${id}/redeliver`);

/** Creates an affiliate with a postback address. */
async function listening() {
  const affiliate = await activeAffiliate(shop);
  const { data, status, code } = await setAddress(affiliate);
  if (!data.secret) throw new Error(`${status} ${code}`);
  return { ...affiliate, secret: data.secret };
}

/** Sells two shirts by the affiliate's code: 32.77 EUR without VAT, 3.28 commission. */
async function sold({ code }: TestAffiliate, headers: Record<string, string> = {}) {
  const order = await placeAttributedOrder(shop, { code, garments: [{ garment, quantity: 2 }], headers });
  await shop.runJobs();
  return order;
}

/** Returns one of an order's two shirts. */
async function sendOneBack({ link }: PlacedOrder): Promise<void> {
  const proof = { link };
  const { lines } = (await shop.call<ReturnOverview>('POST', 'returns/overview', { proof })).data;
  const item = { lineId: lines[0]?.lineId ?? 0, quantity: 1, reason: 'changed-mind', wish: 'refund', isSealed: true };
  const payOut = { holder: 'Ana Novak', iban: 'SI56 2633 0001 2039 086' };
  const request = { comments: '', hasAcceptedPolicy: true, payOut, items: [item] };
  const { data, code, params } = await shop.call<ReturnOverview>('POST', 'returns', { proof, request });
  if (code) throw new Error(`${code} ${JSON.stringify(params)}`);
  const work = { returnNumber: data.requests[0]?.returnNumber ?? '', by: 'Mira' };
  await approveReturn(database.db, work);
  await receiveReturn(database.db, { ...work, isRestocked: true });
  await refundReturn(database.db, work);
  await shop.runJobs();
}

test('a confirmed order is sent as a signed conversion with its click and no data about the buyer', async () => {
  const jonas = await listening();
  const sessionId = crypto.randomUUID();
  const landingPage = `/en?ref=${jonas.code}&src=blog&subid=click-4711&utm_campaign=autumn`;
  const click = { affiliateCode: jonas.code, landingPage, sessionId, countryId: shopIds.SI };
  expect((await sendClick(shop, { body: click, headers: { cookie: consented } })).status).toBe(200);
  const { orderNumber, invoiceNumber } = await sold(jonas, { 'affiliate-session': sessionId });

  const [call, ...others] = receivedCalls;
  expect([call?.path, others]).toEqual([`/${jonas.affiliateId}`, []]);
  expect(call && isSigned(call, jonas.secret)).toBe(true);
  expect(call && isSigned({ ...call, body: call.body.replace('3.28', '9.28') }, jonas.secret)).toBe(false);
  const [conversion] = listReceived();
  expect(conversion).toMatchObject({
    id: call?.headers['webhook-id'],
    type: 'affiliate.conversion',
    data: {
      ...{ entry: 1, orderReference: expect.stringMatching(/^R-\w{10}$/) as string, currency: 'EUR', base: 32.77, ratePercent: 10, commission: 3.28 },
      ...{ product: { id: garment.productId, quantity: 2 }, country: 'SI', isNewCustomer: true },
      clickRef: { source: 'blog', subId: 'click-4711', utmCampaign: 'autumn', utmSource: '', linkId: null },
    },
  });
  for (const word of ['Ana', 'Novak', 'example.com', 'Ljubljana', '+386', orderNumber, String(invoiceNumber)]) expect(call?.body).not.toContain(word);
  expect(await settings(jonas)).toMatchObject({
    ...{ address: `${receiver.origin}/${jonas.affiliateId}`, state: 'on' },
    log: { items: [{ id: conversion?.id, event: 'affiliate.conversion', status: 'delivered', attempts: 1, answer: 204, problem: null }] },
  });
  expect(JSON.stringify(await settings(jonas))).not.toContain('whsec_');
});

test('a returned piece is sent as a reversal of its conversion with the deducted amount', async () => {
  const jonas = await listening();
  const order = await sold(jonas);
  await deliver(database, order);
  await shop.runJobs();
  await sendOneBack(order);
  const [conversion, reversal, ...others] = listReceived();
  expect(others).toEqual([]);
  expect(reversal).toMatchObject({
    type: 'affiliate.reversal',
    data: {
      commissionId: conversion?.data.commissionId,
      orderReference: conversion?.data.orderReference,
      amount: 1.64,
      currency: 'EUR',
      reason: 'returned',
      note: '',
    },
  });
  expect(conversion?.data.commissionId).toBeTypeOf('number');
});

test('a payout is sent when it is paid, not while it is prepared', async () => {
  const jonas = await listening();
  const account = { kind: 'iban' as const, holder: 'Jonas Weber', iban: 'DE89370400440532013000', bic: '' };
  await database.db.update(affiliates).set({ payoutAccount: account }).where(eq(affiliates.id, jonas.affiliateId));
  await inTransaction(database.db, (tx) =>
    adjustLedger(tx, { affiliateId: jonas.affiliateId, currency: 'EUR', amount: 7234, reason: 'Bonus', by: 'Mira' }),
  );
  const [payout] = await preparePayouts(database.db, { affiliateIds: [jonas.affiliateId], by: 'Mira' });
  await shop.runJobs();
  expect(receivedCalls).toEqual([]);
  await markPaid(database.db, { payoutIds: [payout?.id ?? 0] });
  await shop.runJobs();
  expect(listReceived()).toMatchObject([
    { type: 'affiliate.payout', data: { number: payout?.number, amount: 72.34, vat: 0, currency: 'EUR', status: 'paid', note: '' } },
  ]);
});

test('a failing address is retried with the same id, shown as failing and redelivered by hand; each event is sent once', async () => {
  const jonas = await listening();
  receiver.setAnswer((response) => response.writeHead(503).end('secret words of another machine'));
  await sold(jonas);
  await postBackEntries(database.db, { affiliateId: jonas.affiliateId, fromSequence: 1, untilSequence: 1 });
  await shop.runJobs();
  expect(receivedCalls).toHaveLength(1);
  const failing = await settings(jonas);
  expect(failing).toMatchObject({
    state: 'failing',
    log: { items: [{ status: 'waiting', attempts: 1, answer: 503, problem: 'answered' }], meta: { itemCount: 1 } },
  });
  expect(JSON.stringify(failing)).not.toContain('secret words');
  // The last of eight attempts.
  const [{ id } = { id: '' }] = failing.log.items;
  await database.db.update(webhookDeliveries).set({ attempts: 7 }).where(eq(webhookDeliveries.id, id));
  expect((await again(jonas, id)).status).toBe(200);
  await shop.runJobs();
  expect((await settings(jonas)).log.items).toMatchObject([{ status: 'failed', attempts: 8 }]);

  receiver.setAnswer();
  await again(jonas, id);
  await shop.runJobs();
  await postBackEntries(database.db, { affiliateId: jonas.affiliateId, fromSequence: 1, untilSequence: 1 });
  await shop.runJobs();
  expect(await settings(jonas)).toMatchObject({ state: 'on', log: { items: [{ status: 'delivered', attempts: 9, answer: 204 }] } });
  expect(receivedCalls.map(({ headers }) => headers['webhook-id'])).toEqual([id, id, id]);
});

test.each([
  ['http://jonas.example/postback', 'publicHttps'],
  ['https://10.0.0.7/postback', 'publicHttps'],
  ['https://[fd00::1]/postback', 'publicHttps'],
  ['https://169.254.169.254/latest', 'publicHttps'],
  ['https://jonas.example:8443/postback', 'publicHttps'],
  ['https://jonas:secret@jonas.example/postback', 'publicHttps'],
  ['jonas', 'https'],
  ['', 'required'],
])('the address "%s" is refused with an error on its field', async (address, code) => {
  const jonas = await activeAffiliate(shop);
  expect(await setAddress(jonas, address)).toMatchObject({ status: 422, params: { issues: [{ field: 'address', code }] } });
  expect(await settings(jonas)).toMatchObject({ address: null, state: 'none', log: { items: [] } });
});

test('a host name in a private network is never called, and the affiliate learns nothing about that network', async () => {
  const jonas = await activeAffiliate(shop);
  await setAddress(jonas, 'https://localhost/postback');
  // A public shop does not call addresses on its own machine.
  const open = openTestShop(database, { PUBLIC_URL: 'https://shop.example', SMTP_URL: 'smtp://localhost:25' });
  const { data } = await open.call<AffiliatePostback>('POST', `affiliate/${jonas.affiliateId}/postbacks/ping`, undefined, jonas.headers);
  expect(data).toMatchObject({ event: 'ping', status: 'failed', answer: null, problem: 'forbidden-address' });
  expect(JSON.stringify(await settings(jonas))).not.toMatch(/127\.0\.0\.1|::1/);
});

test('affiliates and the merchant receive only their own events, and the back office does not list affiliates’ addresses', async () => {
  const staff = await signedInStaff(shop, { role: 'user', areas: ['settings'] });
  const all = { url: `${receiver.origin}/erp`, description: 'ERP', events: ['order.placed'], isActive: true };
  const erp = (await staff.call<{ id: number }>('POST', 'admin/webhooks', all)).data;
  const [jonas, eva] = [await listening(), await listening()];
  await sold(jonas);
  expect(receivedCalls.map(({ path }) => path).sort()).toEqual([`/${jonas.affiliateId}`, '/erp']);
  expect((await settings(eva)).log.items).toEqual([]);
  const [{ id } = { id: '' }] = (await settings(jonas)).log.items;
  expect(await again(eva, id)).toMatchObject({ status: 404, code: 'PostbackNotFound' });
  expect(await staff.call('POST', `admin/webhook-deliveries/${id}/redeliver`)).toMatchObject({ status: 404 });
  const lists = [await staff.call<{ url?: string; event?: string }[]>('GET', 'admin/webhooks'), await staff.call('GET', 'admin/webhook-deliveries')];
  expect(JSON.stringify(lists)).toContain('/erp');
  expect(JSON.stringify(lists)).not.toContain('affiliate.conversion');
  expect(JSON.stringify(lists)).not.toContain(`${receiver.origin}/${jonas.affiliateId}`);
  await staff.call('DELETE', `admin/webhooks/${erp.id}`);
});

test('after a secret is replaced, both signatures are sent for a day; a removed address receives nothing and its log is deleted', async () => {
  const jonas = await listening();
  const replaced = (await jonas.call<{ secret: string }>('POST', `affiliate/${jonas.affiliateId}/postbacks/secret`)).data.secret;
  expect(replaced).not.toBe(jonas.secret);
  expect((await ping(jonas)).data).toMatchObject({ status: 'delivered', attempts: 1, answer: 204 });
  const [first] = receivedCalls;
  expect(first && [isSigned(first, jonas.secret), isSigned(first, replaced)]).toEqual([true, true]);
  expect((await settings(jonas)).bothSecretsUntil).not.toBeNull();
  expect((await setAddress(jonas, `${receiver.origin}/elsewhere`)).data).toEqual({ secret: null });
  const at = new Date(now().getTime() + days(1) + 1000);
  const reset = setClock(() => at);
  await ping(jonas).finally(reset);
  const [, second] = receivedCalls;
  expect(second && [second.path, isSigned(second, jonas.secret), isSigned(second, replaced)]).toEqual(['/elsewhere', false, true]);

  expect((await jonas.call('DELETE', `affiliate/${jonas.affiliateId}/postbacks`)).status).toBe(200);
  expect(await settings(jonas)).toMatchObject({ address: null, state: 'none', log: { items: [] } });
  expect(await ping(jonas)).toMatchObject({ status: 409, code: 'NoPostbackAddress' });
  await sold(jonas);
  expect(receivedCalls).toHaveLength(2);
});

test('a suspended affiliate receives nothing, not even queued events, and cannot change settings', async () => {
  const jonas = await listening();
  receiver.setAnswer((response) => response.writeHead(500).end());
  const order = await sold(jonas);
  await suspendAffiliate(database, jonas);
  expect(await settings(jonas)).toMatchObject({ log: { items: [{ status: 'failed', problem: 'switched-off' }] } });
  await deliver(database, order);
  await sendOneBack(order);
  expect(receivedCalls).toHaveLength(1);
  for (const refusal of [await ping(jonas), await setAddress(jonas)]) expect(refusal).toMatchObject({ status: 403, code: 'AffiliateNotActive' });
  expect((await jonas.call('DELETE', `affiliate/${jonas.affiliateId}/postbacks`)).status).toBe(200);
});

test('an address can be tested ten times in ten minutes', async () => {
  const jonas = await listening();
  for (let time = 0; time < 10; time += 1) expect((await ping(jonas)).status).toBe(200);
  expect(await ping(jonas)).toMatchObject({ status: 429, code: 'TooManyRequests' });
  expect(receivedCalls).toHaveLength(10);
  expect((await settings(jonas, '?page=2&take=4')).log).toMatchObject({ items: [{}, {}, {}, {}], meta: { itemCount: 10, pageCount: 3, page: 2 } });
});
