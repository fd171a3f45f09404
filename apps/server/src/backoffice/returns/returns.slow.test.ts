import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#platform/database';
import { listBrokenRecords } from '#testing/orders/broken-records';
import { createTestDatabase } from '#testing/database';
import { deliver } from '#testing/orders/delivered-order';
import { listMails } from '#testing/people/registered-customer';
import { signedInStaff } from '#testing/people/staff';
import { openTestShop, readyForm, shopIds, type PlacedOrder, type TestShop } from '#testing/test-shop';
import { auditLog } from '#tables/audit';
import { stockLevels } from '#tables/catalog/stock';
import { languages } from '#tables/countries';
import { orders } from '#tables/orders';
import { refunds } from '#tables/payments';
import type { ReturnOverview, ReturnRecord, AdminReturnRow } from './contract.ts';

let database: Database;
let shop: TestShop;
let staff: Awaited<ReturnType<typeof signedInStaff>>;
let garment: Awaited<ReturnType<TestShop['garment']>>;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database);
  staff = await signedInStaff(shop, { role: 'user', areas: ['returns'] });
  garment = await shop.garment({ stock: 50 });
});
afterAll(() => database.close());

const payOut = { holder: 'Ana Novak', iban: 'SI56263300012039086' };

/** Places an order of three pieces and delivers it. */
async function arrived(): Promise<PlacedOrder & { lineId: number }> {
  const cart = await shop.createCart(shopIds.SI, { garment, quantity: 3 });
  const { data: order } = await shop.order(cart.id, readyForm('SI', { email: `${crypto.randomUUID()}@example.si` }));
  await deliver(database, order);
  const { data } = await staff.call<ReturnOverview>('GET', `admin/returns/of/${order.invoiceNumber ?? ''}`);
  return { ...order, lineId: data.lines[0]?.lineId ?? 0 };
}

/** Creates a return as staff do for a customer on the telephone. */
async function requestReturn(quantity = 3) {
  const order = await arrived();
  const items = [{ lineId: order.lineId, quantity, reason: 'too-small', wish: 'refund' }];
  const request = { items, payOut, comments: 'said so on the telephone', hasAcceptedPolicy: true };
  const { revision } = (await staff.call<ReturnOverview>('GET', `admin/returns/of/${order.orderNumber}`)).data;
  const { data, code } = await staff.call<ReturnRecord>('POST', 'admin/returns', { orderNumber: order.orderNumber, request, revision });
  if (code) throw new Error(code);
  return { order, record: data, itemId: data.items[0]?.id ?? 0 };
}

const work = (number: string, move: string, body: object = {}) => staff.call<ReturnRecord>('POST', `admin/returns/${number}/${move}`, body);
/** Acts on some pieces of the return as it is now. */
const workNow = async (number: string, move: string, body: object) =>
  work(number, move, { ...body, revision: (await staff.call<ReturnRecord>('GET', `admin/returns/${number}`)).data.revision });
const onHand = async () => (await database.db.select().from(stockLevels).where(eq(stockLevels.variantId, garment.variantId)))[0]?.onHand ?? 0;
const queue = async (filter: object) =>
  (await staff.call<AdminReturnRow[]>('GET', `admin/returns?filter=${encodeURIComponent(JSON.stringify(filter))}`)).data;

test('a return by telephone goes from the queue to its refund piece by piece, with a deduction for a damaged one, and reconciliation finds no discrepancy', async () => {
  const { order, record, itemId } = await requestReturn();
  expect(record).toMatchObject({
    orderNumber: order.orderNumber,
    payOut,
    items: [{ quantity: 3, reason: 'too-small', moves: ['approve', 'reject', 'withdraw'] }],
  });
  expect(record.events).toMatchObject([{ to: 'Requested For Return', actor: 'Mira Novak' }]);
  expect((await queue({ state: 'requested', countryId: shopIds.SI, reason: 'too-small', q: order.orderNumber })).map(({ id }) => id)).toEqual([
    record.id,
  ]);
  expect(await queue({ state: 'requested', countryId: shopIds.DE })).toEqual([]);
  expect(await queue({ olderThanDays: 1 })).toEqual([]);

  await work(record.id, 'approve');
  await shop.runJobs();
  expect((await listMails(shop, order.email)).some(({ text }) => text?.includes(record.id))).toBe(true);

  const before = await onHand();
  await workNow(record.id, 'receive', { pieces: [{ itemId, quantity: 2 }], isRestocked: true });
  const rest = (await work(record.id, 'receive', { isRestocked: false })).data;
  expect(await onHand()).toBe(before + 2);
  const damaged = rest.items.find(({ isRestocked }) => isRestocked === false);
  expect(damaged).toMatchObject({ quantity: 1, expectedRefund: 19.99 });

  const deductions = [{ itemId: damaged?.id, amount: 5 }];
  expect((await work(record.id, 'refund', { deductions })).params.issues).toMatchObject([
    { field: 'reason', params: { message: 'Enter a reason for the deduction' } },
  ]);
  expect((await work(record.id, 'refund', { deductions: [{ itemId: damaged?.id, amount: 20 }], reason: 'torn' })).code).toBe('InvalidInput');
  const { data: refunded } = await work(record.id, 'refund', { deductions, reason: 'a torn sleeve' });
  expect(refunded).toMatchObject({ refunded: 54.97, payOut: null, statuses: ['REFUNDED'] });
  const [money] = await database.db.select().from(refunds).where(eq(refunds.reference, order.orderNumber));
  // With the delivery: the whole order comes back within the period of withdrawal.
  expect(money).toMatchObject({ amount: 5497 + 190, payOut });
  expect(await queue({ state: 'over', orderNumber: order.orderNumber })).toHaveLength(1);
  const log = await database.db.select().from(auditLog).where(eq(auditLog.subjectId, record.id));
  expect(log.map(({ action, actor }) => `${action} ${actor}`)).toEqual(
    ['request', 'approve', 'receive', 'receive', 'refund'].map((move) => `return.${move} Mira Novak`),
  );
  await shop.runJobs();
  expect(await listBrokenRecords(database)).toEqual([]);
});

test('several returns are approved at once, all or none; one is refused with a message for its customer, another is withdrawn', async () => {
  const [first, second] = [await requestReturn(1), await requestReturn(1)];
  const ids = [first.record.id, second.record.id];
  expect((await staff.call('PATCH', 'admin/returns/many', { ids: [...ids, 'RET-NONE'], change: { move: 'approve' } })).code).toBe('ReturnNotFound');
  expect((await staff.call<ReturnRecord>('GET', `admin/returns/${first.record.id}`)).data.statuses).toEqual(['Requested For Return']);
  expect((await staff.call('PATCH', 'admin/returns/many', { ids, change: { move: 'approve' } })).status).toBe(200);
  expect((await queue({ state: 'approved' })).map(({ id }) => id).sort()).toEqual(ids.toSorted());

  await work(first.record.id, 'receive', { isRestocked: false });
  expect((await workNow(first.record.id, 'receive', { pieces: [{ itemId: first.itemId, quantity: 9 }], isRestocked: true })).status).toBe(409);
  expect((await work(first.record.id, 'reject', { reason: '' })).status).toBe(422);
  expect((await work(first.record.id, 'reject', { reason: 'it was worn' })).data).toMatchObject({ statuses: ['REJECTED'], payOut: null });
  expect((await work(second.record.id, 'take-back')).data.events[0]).toMatchObject({ to: 'WITHDRAWN', actor: 'Mira Novak' });
  await shop.runJobs();
  expect((await listMails(shop, first.order.email)).some(({ text }) => text?.includes('it was worn'))).toBe(true);
});

test('staff with returns only see no reviews, and the other way round', async () => {
  const other = await signedInStaff(shop, { role: 'user', areas: ['reviews'] });
  expect((await other.call('GET', 'admin/returns')).status).toBe(403);
  expect((await staff.call('GET', 'admin/reviews')).status).toBe(403);
});

test('the person who inspects sealed goods sees the statement of the customer, and refuses a broken seal with a reason in their language', async () => {
  const sealed = await shop.garment({ isHygiene: true });
  const cart = await shop.createCart(shopIds.SI, { garment: sealed });
  const email = `${crypto.randomUUID()}@example.si`;
  const { data: order } = await shop.order(cart.id, readyForm('SI', { email }));
  const [german] = await database.db.select().from(languages).where(eq(languages.code, 'de'));
  await database.db
    .update(orders)
    .set({ languageId: german?.id ?? 0 })
    .where(eq(orders.orderNumber, order.orderNumber));
  await deliver(database, order);
  const { data: overview } = await staff.call<ReturnOverview>('GET', `admin/returns/of/${order.orderNumber}`);
  const items = [{ lineId: overview.lines[0]?.lineId ?? 0, quantity: 1, reason: 'changed-mind', wish: 'refund', isSealed: true }];
  const body = { orderNumber: order.orderNumber, revision: overview.revision, request: { items, payOut, hasAcceptedPolicy: true } };
  const { data: record } = await staff.call<ReturnRecord>('POST', 'admin/returns', body);
  const reason = 'Das Hygienesiegel ist gebrochen. Deshalb können wir den Artikel nicht zurücknehmen.';
  expect(record).toMatchObject({ brokenSealReason: reason, items: [{ isHygiene: true, isSealed: true }] });
  expect((await requestReturn(1)).record).toMatchObject({ brokenSealReason: null, items: [{ isHygiene: false, isSealed: null }] });

  await work(record.id, 'approve');
  await work(record.id, 'receive', { isRestocked: false });
  expect((await work(record.id, 'reject', { reason })).data).toMatchObject({ statuses: ['REJECTED'], refunded: 0 });
  await shop.runJobs();
  expect((await listMails(shop, email)).some(({ text }) => text?.includes(reason))).toBe(true);
});
