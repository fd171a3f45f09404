import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { days, now, setClock } from '#kit/clock';
import { deliverShipment, packShipment, recordFailedDelivery, returnToSender, shipShipment } from '#modules/fulfilment';
import type { Database } from '#platform/database';
import { createTestDatabase } from '#testing/database';
import { listBrokenRecords } from '#testing/orders/broken-records';
import { deliver, ship } from '#testing/orders/delivered-order';
import { listMails } from '#testing/people/registered-customer';
import { openBankedShop, type BankedShop } from '#testing/test-bank';
import { readyForm, shopIds, type CheckoutDraft, type PlacedOrder, type TestShop } from '#testing/test-shop';
import type { Order } from '#contracts/orders';
import { orders } from '#tables/orders';
import { refunds } from '#tables/payments';
import { reconcileShop } from '#server/reconcile/reconcile-shop';
import { approveReturn } from '../decide/approve-return.ts';
import type { NewWithdrawal, ReturnOverview } from '../contract.ts';
import { receiveReturn } from '../decide/receive-return.ts';
import { refundReturn } from '../decide/refund-return.ts';
import { returnItems, returnRequests } from '../tables.ts';

let database: Database;
let bank: BankedShop;
let shop: TestShop;
beforeAll(async () => {
  database = await createTestDatabase();
  bank = await openBankedShop(database);
  shop = bank.shop;
});
afterAll(async () => {
  await bank.close();
  await database.close();
});

const by = 'Mira';

interface Bought {
  order: PlacedOrder;
  /** The signed link of the order, with its email address for the inbox. */
  proof: { link: string; email: string };
}

async function bought({
  quantity = 1,
  isHygiene = false,
  ...form
}: CheckoutDraft & { quantity?: number; isHygiene?: boolean } = {}): Promise<Bought> {
  const email = `ana-${crypto.randomUUID()}@example.si`;
  const cart = await shop.createCart(shopIds.SI, { garment: await shop.garment({ isHygiene }), quantity });
  const { data: order } = await shop.order(cart.id, readyForm('SI', { email, ...form }));
  if (order.payUrl) await bank.press(order.payUrl, 'pay');
  await shop.runJobs();
  return { order, proof: { link: order.link, email } };
}

const getOverview = async (proof: object) => (await shop.call<ReturnOverview>('POST', 'returns/overview', { proof })).data;
const withdraw = (proof: object, withdrawal: NewWithdrawal = {}) =>
  shop.call<ReturnOverview>('POST', 'withdrawals', { proof, withdrawal, isConfirmed: true });
const listRefunds = async ({ orderNumber }: PlacedOrder) =>
  (await database.db.select().from(refunds).where(eq(refunds.reference, orderNumber))).reduce((sum, { amount }) => sum + amount, 0);
const findRow = async ({ orderNumber }: PlacedOrder) => (await database.db.select().from(orders).where(eq(orders.orderNumber, orderNumber)))[0];

async function comesBack(returnNumber: string): Promise<number> {
  await receiveReturn(database.db, { returnNumber, by, isRestocked: true });
  return (await refundReturn(database.db, { returnNumber, by })).amount;
}

test('a withdrawal needs no approval, refunds everything with standard delivery, and is acknowledged with date and time', async () => {
  const { proof, order } = await bought({ paymentMethod: 'card' });
  await deliver(database, order);
  const { status, data } = await withdraw(proof);
  expect(status).toBe(200);
  expect(data).toMatchObject({
    canWithdraw: false,
    requests: [{ kind: 'withdrawal', canTakeBack: false, hasNote: true, items: [{ status: 'APPROVED' }] }],
  });
  await shop.runJobs();
  const mail = (await listMails(shop, proof.email)).find(({ subject }) => subject.includes('withdrawn'));
  expect(mail?.subject).toBe(`You’ve withdrawn from your Selvedge order ${order.orderNumber}`);
  expect(mail?.text).toMatch(/On \d+ \w+ \d{4} at \d\d:\d\d \(Europe\/Ljubljana\) you told us/);
  expect(mail?.text).toContain('1 × Linen shirt, Navy, M');
  const row = await findRow(order);
  expect(await comesBack(data.requests[0]?.returnNumber ?? '')).toBe(row?.total);
  await shop.runJobs();
  expect(await listRefunds(order)).toBe(row?.total);
});

test('a withdrawal takes two steps: the first call names the pieces and withdraws nothing', async () => {
  const { proof, order } = await bought({ quantity: 2 });
  await deliver(database, order);
  const lineId = (await getOverview(proof)).lines[0]?.lineId ?? 0;
  const declare = (withdrawal: NewWithdrawal) => shop.call('POST', 'withdrawals', { proof, withdrawal });
  expect(await declare({})).toMatchObject({ status: 409, code: 'WithdrawalUnconfirmed', params: { items: [{ lineId, quantity: 2 }] } });
  expect(await declare({ items: [{ lineId, quantity: 1 }] })).toMatchObject({ params: { items: [{ lineId, quantity: 1 }] } });
  expect(await declare({ items: [{ lineId, quantity: 3 }] })).toMatchObject({ status: 422 });
  expect(await getOverview(proof)).toMatchObject({ canWithdraw: true, requests: [] });
  expect(await withdraw(proof)).toMatchObject({ status: 200, data: { requests: [{ kind: 'withdrawal' }] } });
});

test('a withdrawal from express delivery refunds the standard price and the charge for cash on delivery', async () => {
  const { proof, order } = await bought({ shippingMethod: 'express' });
  await deliver(database, order);
  const { data } = await withdraw(proof);
  const usual = await bought();
  const [express, courier] = [await findRow(order), await findRow(usual.order)];
  expect(express?.total).toBeGreaterThan(courier?.total ?? 0);
  expect(await comesBack(data.requests[0]?.returnNumber ?? '')).toBe(courier?.total);
});

test('a customer who keeps a piece gets no delivery refund', async () => {
  const { proof, order } = await bought({ quantity: 2 });
  await deliver(database, order);
  const lineId = (await getOverview(proof)).lines[0]?.lineId ?? 0;
  const { data } = await withdraw(proof, { items: [{ lineId, quantity: 1 }] });
  expect(data.canWithdraw).toBe(true);
  expect(await comesBack(data.requests[0]?.returnNumber ?? '')).toBe(1999);
  expect(await withdraw(proof, { items: [{ lineId, quantity: 2 }] })).toMatchObject({ status: 422 });
  expect(await withdraw(proof, { items: [] })).toMatchObject({ status: 422 });
});

test('unpacked pieces are cancelled at once and refunded in full', async () => {
  const { proof, order } = await bought({ paymentMethod: 'card' });
  const { data } = await withdraw(proof);
  expect(data.requests).toMatchObject([{ kind: 'withdrawal', items: [], hasNote: false }]);
  await shop.runJobs();
  const row = await findRow(order);
  expect(row?.status).toBe('CANCELLED');
  expect(await listRefunds(order)).toBe(row?.total);
  const [mail] = (await listMails(shop, proof.email)).filter(({ subject }) => subject.startsWith('You’ve withdrawn'));
  expect(mail?.text).toContain('We won’t send anything that hadn’t been packed yet.');
  expect(await withdraw(proof)).toMatchObject({ status: 409, code: 'WithdrawalClosed' });
});

test('a packed parcel of a withdrawn order is unpacked, not shipped, and refunded at once', async () => {
  const { proof, order } = await bought({ paymentMethod: 'card', quantity: 2 });
  const { number } = await packShipment(database.db, { orderNumber: order.orderNumber, actor: by });
  const lineId = (await getOverview(proof)).lines[0]?.lineId ?? 0;
  const { data } = await withdraw(proof, { items: [{ lineId, quantity: 1 }] });
  expect(data.requests).toMatchObject([{ kind: 'withdrawal', items: [], hasNote: false }]);
  await expect(shipShipment(database.db, { number, trackingNumber: 'T', actor: by })).rejects.toMatchObject({ code: 'ShipmentCannotMove' });
  expect(await findRow(order)).toMatchObject({ status: 'CONFIRMED' });
  await shop.runJobs();
  expect(await listRefunds(order)).toBe(1999);
  expect((await packShipment(database.db, { orderNumber: order.orderNumber, actor: by })).items).toMatchObject([{ quantity: 1 }]);
  await withdraw(proof);
  await shop.runJobs();
  expect(await findRow(order)).toMatchObject({ status: 'CANCELLED' });
  expect(await listRefunds(order)).toBe((await findRow(order))?.total);
  expect(await listBrokenRecords(database)).toEqual([]);
});

test('pieces in delivery are sent back once they have arrived', async () => {
  const { proof, order } = await bought();
  const number = await ship(database, order);
  const { data } = await withdraw(proof);
  const { returnNumber = '', items } = data.requests[0] ?? {};
  expect(items).toMatchObject([{ status: 'Requested For Return' }]);
  await expect(approveReturn(database.db, { returnNumber, by })).rejects.toMatchObject({ code: 'ReturnCannotMove' });
  expect(await withdraw(proof)).toMatchObject({ code: 'WithdrawalClosed' });
  expect((await shop.call<Order>('POST', 'orders/track', { link: proof.link })).data.canWithdraw).toBe(false);
  await shop.runJobs();
  expect(await listBrokenRecords(database)).toEqual([]);
  await deliverShipment(database.db, { number, actor: 'carrier' });
  await shop.runJobs();
  expect((await getOverview(proof)).requests[0]).toMatchObject({ hasNote: true, items: [{ status: 'APPROVED' }] });
  expect((await listMails(shop, proof.email)).map(({ subject }) => subject)).toContain(`Please send your return ${returnNumber}`);
  expect(await comesBack(returnNumber)).toBe((await findRow(order))?.total);
});

test('a refused parcel ends the withdrawal and is refunded once', async () => {
  const { proof, order } = await bought({ paymentMethod: 'card' });
  const number = await ship(database, order);
  await withdraw(proof);
  await recordFailedDelivery(database.db, { number, actor: 'carrier' });
  await returnToSender(database.db, { number, actor: 'staff' });
  await shop.runJobs();
  expect((await getOverview(proof)).requests[0]).toMatchObject({ hasNote: false, items: [{ status: 'WITHDRAWN' }] });
  expect(await listRefunds(order)).toBe((await findRow(order))?.total);
});

test('a withdrawal is too late fourteen days after delivery', async () => {
  const { proof, order } = await bought();
  await deliver(database, order);
  const { withdrawUntil } = await getOverview(proof);
  const later = now().getTime();
  const reset = setClock(() => new Date(later + days(21)));
  try {
    expect(withdrawUntil).not.toBeNull();
    expect((await getOverview(proof)).canWithdraw).toBe(false);
    expect(await withdraw(proof)).toMatchObject({ status: 409, code: 'WithdrawalClosed' });
  } finally {
    reset();
  }
});

test('bank details are optional, and invalid ones are refused', async () => {
  const { proof, order } = await bought();
  await deliver(database, order);
  expect(await withdraw(proof, { payOut: { holder: 'Ana', iban: 'SI56 1' } })).toMatchObject({ status: 422 });
  const { status, data } = await withdraw(proof, { payOut: { holder: '', iban: '' } });
  expect(status).toBe(200);
  const isIt = eq(returnRequests.returnNumber, data.requests[0]?.returnNumber ?? '');
  expect(await database.db.select().from(returnRequests).where(isIt)).toMatchObject([{ payOut: null }]);
});

test('reconciliation reports a withdrawal that was received and is not refunded fourteen days after its declaration', async () => {
  const { proof, order } = await bought();
  await deliver(database, order);
  const { data } = await withdraw(proof);
  const returnNumber = data.requests[0]?.returnNumber ?? '';
  const findRules = async () =>
    (await reconcileShop(database.db)).discrepancies
      .filter(({ about }) => about.includes(returnNumber))
      .map(({ rule, isWaiting }) => ({ rule, isWaiting }));
  const later = now().getTime();
  const passDays = (count: number) => setClock(() => new Date(later + days(count)));
  let reset = passDays(15);
  try {
    // The shop may wait for the goods.
    expect(await findRules()).toEqual([{ rule: 'withdrawal-refund', isWaiting: true }]);
    await receiveReturn(database.db, { returnNumber, by, isRestocked: true });
    expect(await findRules()).toEqual([{ rule: 'withdrawal-refund', isWaiting: true }]);
    reset();
    reset = passDays(19);
    expect(await findRules()).toEqual([{ rule: 'withdrawal-refund', isWaiting: false }]);
    await refundReturn(database.db, { returnNumber, by });
    expect(await findRules()).toEqual([]);
  } finally {
    reset();
  }
});

test('delivered goods that are sealed for hygiene are withdrawn only with the statement that the seal is intact', async () => {
  const { proof, order } = await bought({ isHygiene: true });
  await deliver(database, order);
  const { lines } = await getOverview(proof);
  expect(lines).toMatchObject([{ isHygiene: true, isSealNeeded: true, withdrawable: 1 }]);
  const lineId = lines[0]?.lineId ?? 0;
  const refused = { status: 422, params: { issues: [{ field: `items.${lineId}.sealed`, code: 'sealed' }] } };
  expect(await withdraw(proof)).toMatchObject(refused);
  expect(await withdraw(proof, { items: [{ lineId, quantity: 1 }] })).toMatchObject(refused);
  expect(await shop.call('POST', 'withdrawals', { proof, withdrawal: {} })).toMatchObject(refused);
  expect(await withdraw(proof, { sealed: [{ lineId: lineId + 1000 }] })).toMatchObject(refused);
  expect((await getOverview(proof)).requests).toEqual([]);

  const { status, data } = await withdraw(proof, { sealed: [{ lineId }] });
  expect(status).toBe(200);
  const [request] = await database.db
    .select()
    .from(returnRequests)
    .where(eq(returnRequests.returnNumber, data.requests[0]?.returnNumber ?? ''));
  const items = await database.db
    .select()
    .from(returnItems)
    .where(eq(returnItems.requestId, request?.id ?? 0));
  expect(items).toMatchObject([{ isSealed: true, status: 'APPROVED' }]);
  await shop.runJobs();
  const mail = (await listMails(shop, proof.email)).find(({ subject }) => subject.includes('withdrawn'));
  expect(mail?.text).toContain('1 × Linen shirt, Navy, M (hygiene seal intact)');
});

test('before the delivery a withdrawal from sealed goods needs no statement', async () => {
  const { proof } = await bought({ isHygiene: true });
  expect((await getOverview(proof)).lines).toMatchObject([{ isHygiene: true, isSealNeeded: false }]);
  expect(await withdraw(proof)).toMatchObject({ status: 200, data: { requests: [{ kind: 'withdrawal', items: [] }] } });
});

test('pieces that are not shipped are withdrawn first, and need no statement', async () => {
  const { proof, order } = await bought({ isHygiene: true, quantity: 2 });
  const lineId = (await getOverview(proof)).lines[0]?.lineId ?? 0;
  const first = await packShipment(database.db, { orderNumber: order.orderNumber, pieces: [{ orderLineId: lineId, quantity: 1 }], actor: by });
  await shipShipment(database.db, { number: first.number, actor: by, trackingNumber: 'GLS 1' });
  await deliverShipment(database.db, { number: first.number, actor: by });
  await packShipment(database.db, { orderNumber: order.orderNumber, actor: by });
  expect(await withdraw(proof, { items: [{ lineId, quantity: 2 }] })).toMatchObject({ status: 422 });
  expect(await withdraw(proof, { items: [{ lineId, quantity: 1 }] })).toMatchObject({ status: 200, data: { requests: [{ items: [] }] } });
});

test('a withdrawal by the numbers of an order keeps the statement until its owner confirms it', async () => {
  const { proof, order } = await bought({ isHygiene: true });
  await deliver(database, order);
  const lineId = (await getOverview(proof)).lines[0]?.lineId ?? 0;
  const row = await findRow(order);
  const numbers = { orderNumber: order.orderNumber, invoiceNumber: row?.invoiceNumber ?? '' };
  const declare = (withdrawal: NewWithdrawal) => shop.call('POST', 'withdrawals', { proof: numbers, withdrawal, isConfirmed: true });
  expect(await declare({})).toMatchObject({ status: 422 });
  expect((await declare({ sealed: [{ lineId }] })).status).toBe(202);
  await shop.runJobs();
  const mail = (await listMails(shop, proof.email)).find(({ text }) => text?.includes('/orders/confirm/'));
  expect(mail?.text).toContain('(hygiene seal intact)');
  const link = /orders\/confirm\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  expect(await shop.call('POST', 'returns/confirmations/view', { link })).toMatchObject({ data: { pieces: [{ quantity: 1, isSealed: true }] } });
  expect(await shop.call('POST', 'returns/confirmations', { link })).toMatchObject({ status: 200, data: { requests: [{ kind: 'withdrawal' }] } });
});
