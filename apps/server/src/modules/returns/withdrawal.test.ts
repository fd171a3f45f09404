import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { days, now, setClock } from '#kit/clock';
import { deliverShipment, failDelivery, returnToSender } from '#modules/fulfilment';
import type { Database } from '#platform/database';
import { createTestDatabase } from '#testing/database';
import { deliver, ship } from '#testing/delivered-order';
import { mailsTo } from '#testing/registered-customer';
import { openBankedShop, type BankedShop } from '#testing/test-bank';
import { readyForm, shopIds, type CheckoutDraft, type PlacedOrder, type TestShop } from '#testing/test-shop';
import { orders } from '#tables/orders';
import { refunds } from '#tables/payments';
import { approveReturn } from './approve-return.ts';
import type { NewWithdrawal, ReturnDesk } from './contract.ts';
import { receiveReturn } from './receive-return.ts';
import { refundReturn } from './refund-return.ts';
import { returnRequests } from './tables.ts';

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
  proof: { orderNumber: string; email: string };
}

async function bought({ quantity = 1, ...form }: CheckoutDraft & { quantity?: number } = {}): Promise<Bought> {
  const email = `ana-${crypto.randomUUID()}@example.si`;
  const cart = await shop.cartWith(shopIds.SI, { garment: await shop.garment(), quantity });
  const { data: order } = await shop.order(cart.id, readyForm('SI', { email, ...form }));
  if (order.payUrl) await bank.press(order.payUrl, 'pay');
  await shop.runJobs();
  return { order, proof: { orderNumber: order.orderNumber, email } };
}

const desk = async (proof: object) => (await shop.call<ReturnDesk>('POST', 'returns/desk', { proof })).data;
const withdraw = (proof: object, withdrawal: NewWithdrawal = {}) => shop.call<ReturnDesk>('POST', 'withdrawals', { proof, withdrawal });
const backOf = async ({ orderNumber }: PlacedOrder) =>
  (await database.db.select().from(refunds).where(eq(refunds.reference, orderNumber))).reduce((sum, { amount }) => sum + amount, 0);
const rowOf = async ({ orderNumber }: PlacedOrder) => (await database.db.select().from(orders).where(eq(orders.orderNumber, orderNumber)))[0];

async function comesBack(returnNumber: string): Promise<number> {
  await receiveReturn(database.db, { returnNumber, by, isRestocked: true });
  return (await refundReturn(database.db, { returnNumber, by })).amount;
}

test('nobody has to agree to a withdrawal; all that was paid goes back with standard delivery, and it is acknowledged with date and time', async () => {
  const { proof, order } = await bought({ paymentMethod: 'card' });
  await deliver(database, order);
  const { status, data } = await withdraw(proof);
  expect(status).toBe(200);
  expect(data).toMatchObject({
    canWithdraw: false,
    requests: [{ kind: 'withdrawal', canTakeBack: false, hasNote: true, items: [{ status: 'APPROVED' }] }],
  });
  await shop.runJobs();
  const mail = (await mailsTo(shop, proof.email)).find(({ subject }) => subject.includes('withdrawn'));
  expect(mail?.subject).toBe(`You have withdrawn from your Selvedge order ${order.orderNumber}`);
  expect(mail?.text).toMatch(/on \d+ \w+ \d{4} at \d\d:\d\d \(Europe\/Ljubljana\) you declared/);
  expect(mail?.text).toContain('1 × Linen shirt, Navy, M');
  const row = await rowOf(order);
  expect(await comesBack(data.requests[0]?.returnNumber ?? '')).toBe(row?.total);
  await shop.runJobs();
  expect(await backOf(order)).toBe(row?.total);
});

test('whoever wanted it faster gets back what the usual way costs, and the charge of cash on delivery', async () => {
  const { proof, order } = await bought({ shippingMethod: 'express' });
  await deliver(database, order);
  const { data } = await withdraw(proof);
  const usual = await bought();
  const [express, courier] = [await rowOf(order), await rowOf(usual.order)];
  expect(express?.total).toBeGreaterThan(courier?.total ?? 0);
  expect(await comesBack(data.requests[0]?.returnNumber ?? '')).toBe(courier?.total);
});

test('who keeps a piece keeps its delivery too', async () => {
  const { proof, order } = await bought({ quantity: 2 });
  await deliver(database, order);
  const lineId = (await desk(proof)).lines[0]?.lineId ?? 0;
  const { data } = await withdraw(proof, { items: [{ lineId, quantity: 1 }] });
  expect(data.canWithdraw).toBe(true);
  expect(await comesBack(data.requests[0]?.returnNumber ?? '')).toBe(1999);
  expect(await withdraw(proof, { items: [{ lineId, quantity: 2 }] })).toMatchObject({ status: 422 });
  expect(await withdraw(proof, { items: [] })).toMatchObject({ status: 422 });
});

test('what is not packed yet is cancelled there and then, and all money goes back', async () => {
  const { proof, order } = await bought({ paymentMethod: 'card' });
  const { data } = await withdraw(proof);
  expect(data.requests).toMatchObject([{ kind: 'withdrawal', items: [], hasNote: false }]);
  await shop.runJobs();
  const row = await rowOf(order);
  expect(row?.status).toBe('CANCELLED');
  expect(await backOf(order)).toBe(row?.total);
  const [mail] = (await mailsTo(shop, proof.email)).filter(({ subject }) => subject.startsWith('You have withdrawn'));
  expect(mail?.text).toContain('What had not been packed will not be sent.');
  expect(await withdraw(proof)).toMatchObject({ status: 409, code: 'WithdrawalClosed' });
});

test('what is under way is sent back once it is there', async () => {
  const { proof, order } = await bought();
  const number = await ship(database, order);
  const { data } = await withdraw(proof);
  const { returnNumber = '', items } = data.requests[0] ?? {};
  expect(items).toMatchObject([{ status: 'Requested For Return' }]);
  await expect(approveReturn(database.db, { returnNumber, by })).rejects.toMatchObject({ code: 'ReturnCannotMove' });
  expect(await withdraw(proof)).toMatchObject({ code: 'WithdrawalClosed' });
  await deliverShipment(database.db, { number, actor: 'carrier' });
  await shop.runJobs();
  expect((await desk(proof)).requests[0]).toMatchObject({ hasNote: true, items: [{ status: 'APPROVED' }] });
  expect((await mailsTo(shop, proof.email)).map(({ subject }) => subject)).toContain(`Please send your return ${returnNumber}`);
  expect(await comesBack(returnNumber)).toBe((await rowOf(order))?.total);
});

test('a parcel that is not taken in ends the withdrawal: its money goes back once', async () => {
  const { proof, order } = await bought({ paymentMethod: 'card' });
  const number = await ship(database, order);
  await withdraw(proof);
  await failDelivery(database.db, { number, actor: 'carrier' });
  await returnToSender(database.db, { number, actor: 'desk' });
  await shop.runJobs();
  expect((await desk(proof)).requests[0]).toMatchObject({ hasNote: false, items: [{ status: 'WITHDRAWN' }] });
  expect(await backOf(order)).toBe((await rowOf(order))?.total);
});

test('fourteen days after it has arrived it is too late', async () => {
  const { proof, order } = await bought();
  await deliver(database, order);
  const { withdrawUntil } = await desk(proof);
  const later = now().getTime();
  const reset = setClock(() => new Date(later + days(18)));
  try {
    expect(withdrawUntil).not.toBeNull();
    expect((await desk(proof)).canWithdraw).toBe(false);
    expect(await withdraw(proof)).toMatchObject({ status: 409, code: 'WithdrawalClosed' });
  } finally {
    reset();
  }
});

test('bank details are not asked for; given wrongly they are refused', async () => {
  const { proof, order } = await bought();
  await deliver(database, order);
  expect(await withdraw(proof, { payOut: { holder: 'Ana', iban: 'SI56 1' } })).toMatchObject({ status: 422 });
  const { status, data } = await withdraw(proof, { payOut: { holder: '', iban: '' } });
  expect(status).toBe(200);
  const isIt = eq(returnRequests.returnNumber, data.requests[0]?.returnNumber ?? '');
  expect(await database.db.select().from(returnRequests).where(isIt)).toMatchObject([{ payOut: null }]);
});
