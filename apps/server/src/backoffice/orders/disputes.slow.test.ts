import { asc, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { packShipment } from '#modules/fulfilment';
import { reconcileProvider } from '#modules/payments';
import { listDocuments } from '#modules/invoicing';
import { inbox } from '#platform/tables';
import { commissions } from '#tables/affiliates/commissions';
import { orders } from '#tables/orders';
import { disputes, paymentEvents, payments, refunds } from '#tables/payments';
import { test as databaseTest } from '#testing/database';
import { listBrokenRecords } from '#testing/orders/broken-records';
import { placeAttributedOrder } from '#testing/orders/attributed-order';
import { activeAffiliate } from '#testing/people/active-affiliate';
import { signedInStaff } from '#testing/people/staff';
import { openBankedShop, type BankedShop } from '#testing/test-bank';
import { readyForm, shopIds, type PlacedOrder } from '#testing/test-shop';
import type { OpenMoneyTasks, OrderRecord, QueuedOrder, QueueCounts } from './contract.ts';

const test = databaseTest.extend<{ bank: BankedShop }>({
  bank: async ({ database }, use) => {
    const bank = await openBankedShop(database);
    await use(bank);
    await bank.close();
  },
});

/** Places an order of two pieces, pays it by card and lets everything settle. */
async function paid(bank: BankedShop, order?: PlacedOrder) {
  const { shop } = bank;
  const { db } = shop.database;
  const cart = order ? null : await shop.createCart(shopIds.SI, { garment: await shop.garment({ stock: 9 }), quantity: 2 });
  const { orderNumber, payUrl } = order ?? (await shop.order(cart?.id ?? '', readyForm('SI', { paymentMethod: 'card' }))).data;
  await bank.press(payUrl ?? '', 'pay');
  await shop.runJobs();
  const [payment] = await db.select().from(payments).where(eq(payments.reference, orderNumber));
  if (!payment) throw new Error('nothing was paid');
  /** Does something at the provider, and lets the shop's jobs run. */
  const act = async (event: Record<string, unknown>) => {
    await bank.control({ event: { session: payment.providerRef, ...event } });
    await shop.runJobs();
  };
  return {
    orderNumber,
    amount: payment.amount,
    act,
    row: async () => (await db.select().from(orders).where(eq(orders.orderNumber, orderNumber)))[0],
    refunds: () => db.select().from(refunds).where(eq(refunds.reference, orderNumber)).orderBy(asc(refunds.id)),
    credited: async () => {
      const [row] = await db.select().from(orders).where(eq(orders.orderNumber, orderNumber));
      return (await listDocuments(db, row?.id ?? 0)).filter(({ kind }) => kind === 'credit-note').map(({ total }) => total);
    },
  };
}

test('a dispute stops packing and shows in the queue with deadline and evidence; a lost one is booked and takes the commission back', async ({
  bank,
}) => {
  const { shop } = bank;
  const { db } = shop.database;
  const staff = await signedInStaff(shop);
  const { code } = await activeAffiliate(shop);
  const garments = [{ garment: await shop.garment({ stock: 9 }) }];
  const order = await paid(bank, await placeAttributedOrder(shop, { code, garments, form: { paymentMethod: 'card' } }));
  const earned = async () => (await db.select().from(commissions)).map((commission) => commission.earned);
  expect((await earned())[0]).toBeGreaterThan(0);

  await order.act({ type: 'dispute', status: 'needs_response' });
  await expect(packShipment(db, { orderNumber: order.orderNumber, actor: 'Mira' })).rejects.toMatchObject({ code: 'OrderDisputed' });
  const listed = (work: string) =>
    staff
      .call<QueuedOrder[]>('GET', `admin/orders?filter=${encodeURIComponent(JSON.stringify({ work }))}`)
      .then(({ data }) => data.map(({ id }) => id));
  expect([await listed('disputed'), await listed('to-pack')]).toEqual([[order.orderNumber], []]);
  expect((await staff.call<QueueCounts>('GET', 'admin/work')).data.disputed.count).toBe(1);
  const [open] = (await staff.call<OpenMoneyTasks>('GET', 'admin/money-work')).data.disputes;
  expect(open).toMatchObject({ orderNumber: order.orderNumber, kind: 'dispute', status: 'open', reason: 'fraudulent', provider: 'stripe' });
  expect(open?.evidenceUrl).toMatch(/^https:\/\/dashboard\.stripe\.com\/test\/disputes\/dp_/);
  expect(Date.parse(open?.evidenceUntil ?? '')).toBeGreaterThan(Date.now());
  // Only the bank ends a dispute.
  expect((await staff.call('POST', `admin/payment-disputes/${open?.id}/close`, {})).code).toBe('NoOpenWarning');

  await order.act({ type: 'dispute', status: 'lost' });
  expect((await order.refunds()).map(({ amount, status, cause }) => [amount, status, cause.split(' ')[0]])).toEqual([
    [order.amount, 'done', 'dispute'],
  ]);
  expect(await order.credited()).toEqual([order.amount]);
  expect(await earned()).toEqual([0]);
  expect(await order.row()).toMatchObject({ paymentStatus: 'REFUNDED' });
  const mails = (await db.select().from(inbox)).map(({ subject }) => subject);
  expect(mails.filter((subject) => /refund/i.test(subject))).toEqual([]);
  const record = (await staff.call<OrderRecord>('GET', `admin/orders/${order.orderNumber}`)).data;
  expect(record).toMatchObject({ disputes: [{ status: 'lost' }], leftToRefund: 0 });
  expect(await listBrokenRecords(shop.database)).toEqual([]);
});

test('a refund of a disputed payment waits for the bank: it is sent after a won dispute, and no longer needed after a lost one', async ({ bank }) => {
  const { shop } = bank;
  const staff = await signedInStaff(shop);
  for (const [verdict, given] of [
    ['won', 500],
    ['lost', 0],
  ] as const) {
    const order = await paid(bank);
    await order.act({ type: 'dispute', status: 'needs_response' });
    const { revision, refundable } = (await staff.call<OrderRecord>('GET', `admin/orders/${order.orderNumber}`)).data;
    const before = (await bank.control({})).stripe.eur?.refunded ?? 0;
    await staff.call('POST', `admin/orders/${order.orderNumber}/refund`, {
      lines: [{ lineId: refundable[0]?.lineId, amount: 5 }],
      reason: 'late',
      revision,
    });
    await shop.runJobs();
    expect((await order.refunds()).map(({ status }) => status)).toEqual(['due']);
    await order.act({ type: 'dispute', status: verdict });
    expect((await bank.control({})).stripe.eur?.refunded).toBe(before + given);
    const all = await order.refunds();
    expect(all.every(({ status }) => status === 'done')).toBe(true);
    expect(all.reduce((sum, { amount }) => sum + amount, 0)).toBe(verdict === 'won' ? 500 : order.amount);
  }
  expect(await listBrokenRecords(shop.database)).toEqual([]);
});

test('an older message about a dispute that has ended changes nothing, and every message is kept without personal data', async ({ bank }) => {
  const { db } = bank.shop.database;
  const order = await paid(bank);
  await bank.control({ messages: 'hold' });
  for (const status of ['needs_response', 'under_review', 'won']) await order.act({ type: 'dispute', status });
  await order.act({ type: 'refund', amount: 100 });
  await bank.control({ messages: 'send', release: 'reversed' });
  await bank.shop.runJobs();
  expect((await db.select().from(disputes)).map(({ status }) => status)).toEqual(['won']);
  const kept = await db.select().from(paymentEvents);
  expect(kept.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['charge.dispute.created', 'charge.dispute.updated', 'charge.dispute.closed', 'refund.created', 'charge.refunded']),
  );
  expect(JSON.stringify(kept.filter(({ type }) => !type.startsWith('checkout.')))).not.toMatch(/example\.si|Novak/);
});

test('a warning of fraud stops packing until staff close it', async ({ bank }) => {
  const { shop } = bank;
  const staff = await signedInStaff(shop);
  const order = await paid(bank);
  await order.act({ type: 'fraud-warning' });
  expect((await staff.call('POST', `admin/orders/${order.orderNumber}/pack`, {})).code).toBe('OrderDisputed');
  const [warning] = (await staff.call<OpenMoneyTasks>('GET', 'admin/money-work')).data.disputes;
  expect(warning).toMatchObject({ kind: 'fraud-warning', status: 'open', reason: 'made_with_stolen_card', evidenceUntil: null });
  expect((await staff.call<OpenMoneyTasks>('POST', `admin/payment-disputes/${warning?.id}/close`, {})).data.disputes).toEqual([]);
  expect((await staff.call('POST', `admin/orders/${order.orderNumber}/pack`, {})).status).toBe(200);
});

test('a refund made in the dashboard is booked once, with a credit note and the order’s payment state', async ({ bank }) => {
  const order = await paid(bank);
  await bank.control({ copies: 3 });
  await order.act({ type: 'refund', amount: 700 });
  expect((await order.refunds()).map(({ amount, status }) => [amount, status])).toEqual([[700, 'done']]);
  expect(await order.credited()).toEqual([700]);
  expect(await order.row()).toMatchObject({ paymentStatus: 'PARTIALLY_REFUNDED' });
  await order.act({ type: 'refund' });
  expect((await order.refunds()).map(({ amount }) => amount)).toEqual([700, order.amount - 700]);
  expect(await order.credited()).toEqual([700, order.amount - 700]);
  expect(await order.row()).toMatchObject({ paymentStatus: 'REFUNDED' });
  expect(await listBrokenRecords(bank.shop.database)).toEqual([]);
});

test('a refund that fails after it was done becomes open work, and the order counts as paid again', async ({ bank }) => {
  const { shop } = bank;
  const staff = await signedInStaff(shop);
  const order = await paid(bank);
  const { revision, refundable } = (await staff.call<OrderRecord>('GET', `admin/orders/${order.orderNumber}`)).data;
  const lines = [{ lineId: refundable[0]?.lineId, amount: 5 }];
  await staff.call('POST', `admin/orders/${order.orderNumber}/refund`, { lines, reason: 'late', revision });
  await shop.runJobs();
  expect(await order.row()).toMatchObject({ paymentStatus: 'PARTIALLY_REFUNDED' });
  await order.act({ type: 'refund-failed' });
  expect(await order.row()).toMatchObject({ paymentStatus: 'PAID' });
  const [waiting] = (await staff.call<OpenMoneyTasks>('GET', 'admin/money-work')).data.refunds;
  expect(waiting).toMatchObject({ orderNumber: order.orderNumber, amount: 5, why: 'rejected by stripe' });
  await staff.call('POST', `admin/refunds/${waiting?.id}/sent`, { bankRef: 'B-1' });
  await shop.runJobs();
  expect(await order.row()).toMatchObject({ paymentStatus: 'PARTIALLY_REFUNDED' });
  expect(await listBrokenRecords(shop.database)).toEqual([]);
});

test('payouts and fees of the provider are compared with the books', async ({ bank }) => {
  const { shop } = bank;
  const { db } = shop.database;
  const check = () => reconcileProvider(db, shop.services.config, 7);
  const order = await paid(bank);
  await order.act({ type: 'refund', amount: 300 });
  await order.act({ type: 'payout', currency: 'eur' });
  const fee = Math.round(order.amount * 0.015) + 25;
  const { figures, discrepancies } = await check();
  expect(discrepancies).toEqual([]);
  expect(figures).toEqual({
    'stripe payments, EUR': String(order.amount / 100),
    'stripe refunds, EUR': '-3',
    'stripe fees, EUR': String(-fee / 100),
    'stripe payouts, EUR': String((order.amount - 300 - fee) / 100),
  });
  // A refund that the books do not have, and a payout that did not arrive.
  await db.update(refunds).set({ amount: 200 }).where(eq(refunds.reference, order.orderNumber));
  await order.act({ type: 'payout', currency: 'eur', status: 'failed' });
  const found = (await check()).discrepancies.filter(({ rule }) => rule === 'provider-account').map(({ problem }) => problem);
  expect(found).toEqual([expect.stringContaining('stripe moved 300 EUR for it, here it is 200'), expect.stringContaining('it is failed')]);
});
