import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookRemittance, cancelLines, packShipment, returnToSender, shipShipment } from '#modules/fulfilment';
import { reconcileProvider } from '#modules/payments';
import { saveCoupon } from '#modules/promotions';
import { recountReports } from '#modules/reports';
import { approveReturn, receiveReturn, refundReturn } from '#modules/returns';
import type { Db, Database } from '#platform/database';
import { inTransaction, type Tx } from '#platform/transaction';
import { createTestDatabase } from '#testing/database';
import { deliver } from '#testing/orders/delivered-order';
import { openBankedShop, type BankedShop } from '#testing/test-bank';
import { signInCustomer } from '#testing/people/test-customer';
import { readyForm, shopIds } from '#testing/test-shop';
import { orderLines, orders } from '#tables/orders';
import { payments } from '#tables/payments';
import { returnRequests } from '#tables/returns';
import type { PlacedOrder, ReturnOverview } from '../contract.ts';
import { reconcileShop } from './reconcile-shop.ts';

let database: Database;
let bank: BankedShop;
const by = { actor: 'mira' };

/** A shop with almost every event that an order can have. */
beforeAll(async () => {
  database = await createTestDatabase();
  bank = await openBankedShop(database);
  const { shop } = bank;
  const { db } = database;
  const [shirt, scarf] = [await shop.garment({ stock: 60 }), await shop.garment({ name: 'Scarf', stock: 60 })];
  await saveCoupon(db, { code: 'TENTH', kind: 'percent', terms: { rate: 1000 } });
  const order = async (country: 'SI' | 'HU' | 'DE', paymentMethod: 'cod' | 'card', couponCode = ''): Promise<PlacedOrder> => {
    const cart = await shop.createCart(shopIds[country], { garment: shirt, quantity: 2 }, { garment: scarf });
    const email = `${crypto.randomUUID()}@example.com`;
    const { data, code } = await shop.order(cart.id, readyForm(country, { paymentMethod, email, ...(couponCode && { couponCode }) }));
    if (code) throw new Error(code);
    return data;
  };
  await order('SI', 'cod');
  await order('SI', 'cod', 'TENTH');
  await order('HU', 'cod');
  await order('SI', 'card', 'TENTH');
  const [shortened, givenUp, refused, sentBack] = [
    await order('SI', 'card'),
    await order('SI', 'card'),
    await order('SI', 'card'),
    await order('SI', 'card'),
  ];
  for (const { payUrl } of [shortened, givenUp, refused, sentBack, await order('DE', 'card', 'TENTH')]) await bank.press(payUrl ?? '', 'pay');
  await shop.runJobs();

  await shorten(shortened);

  await shorten(givenUp);
  const customer = await signInCustomer(database);
  await db.update(orders).set({ customerId: customer.id }).where(eq(orders.orderNumber, givenUp.orderNumber));
  await shop.call('POST', `user/${customer.id}/orders/${givenUp.orderNumber}/cancel`, { reason: '' }, customer.token);
  expect(await findRow(db, givenUp)).toMatchObject({ status: 'CANCELLED' });

  const parcel = await packShipment(db, { orderNumber: refused.orderNumber, ...by });
  await shipShipment(db, { number: parcel.number, trackingNumber: 'T-1', ...by });
  await returnToSender(db, { number: parcel.number, ...by });

  const remitted = await order('SI', 'cod');
  await deliver(database, remitted);
  await bookRemittance(db, { orderNumber: remitted.orderNumber, amount: Math.round(remitted.total * 100), reference: '', ...by });

  await deliver(database, sentBack);
  await askBack(sentBack);
  await shop.runJobs();
});
afterAll(async () => {
  await bank.close();
  await database.close();
});

const listGoods = (db: Db, { orderNumber }: PlacedOrder) =>
  db
    .select({ id: orderLines.id })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(eq(orders.orderNumber, orderNumber))
    .orderBy(asc(orderLines.position));

async function findRow(db: Db, { orderNumber }: PlacedOrder) {
  const [row] = await db.select().from(orders).where(eq(orders.orderNumber, orderNumber));
  if (!row) throw new Error('there is no such order');
  return row;
}

/** Cancels one piece of an order. */
async function shorten(placed: PlacedOrder): Promise<void> {
  const [line] = await listGoods(database.db, placed);
  await cancelLines(database.db, { orderNumber: placed.orderNumber, pieces: [{ orderLineId: line?.id ?? 0, quantity: 1 }], reason: '', ...by });
}

/** Returns one piece of an order, including the refund. */
async function askBack(placed: PlacedOrder): Promise<void> {
  const { db } = database;
  const [line] = await listGoods(db, placed);
  const item = { lineId: line?.id ?? 0, quantity: 1, reason: 'too-small', wish: 'refund', isSealed: false };
  const { code } = await bank.shop.call<ReturnOverview>('POST', 'returns', {
    proof: { link: placed.link },
    request: { comments: '', hasAcceptedPolicy: true, items: [item] },
  });
  if (code) throw new Error(code);
  const [request] = await db.select().from(returnRequests);
  const work = { returnNumber: request?.returnNumber ?? '', by: 'mira' };
  await approveReturn(db, work);
  await receiveReturn(db, { ...work, isRestocked: true });
  await refundReturn(db, work);
}

test('a shop with orders that were placed, paid, shortened, cancelled, refused, remitted and returned has no discrepancies', async () => {
  const { figures, discrepancies } = await afterCountingReports(reconcileShop);
  expect(discrepancies).toEqual([]);
  expect(figures).toMatchObject({ 'orders COMPLETED': expect.anything() as unknown, 'refunds done, EUR': expect.anything() as unknown });
});

/** Selects one row of a table, always the same. */
const one = (table: string, where = 'true') => `(select min(id) from ${table} where ${where})`;
const paidOrderId = one('orders', `payment_status = 'PAID' and payment_method = 'card'`);
const cashOrderId = one('orders', `payment_status = 'UNPAID' and payment_method = 'cod' and status = 'CONFIRMED'`);

/** Each damage simulates a manual change or a bug, and must be reported by the named check. */
test.for<[rule: string, damage: string]>([
  ['stock-sum', 'update stock_levels set on_hand = on_hand + 1 where variant_id = (select min(variant_id) from stock_levels)'],
  ['stock-range', 'update stock_levels set held = on_hand + 1 where variant_id = (select min(variant_id) from stock_levels)'],
  ['stock-kinds', `update stock_movements set kind = 'received' where id = ${one('stock_movements', `kind = 'sold'`)}`],
  ['stock-held', `delete from stock_movements where id = ${one('stock_movements', `kind = 'held'`)}`],
  ['stock-sold', `delete from stock_movements where id = ${one('stock_movements', `kind = 'sold'`)}`],
  ['cart-held', 'update cart_lines set held = held + 1'],
  ['order-total', `update orders set total = total + 1 where id = ${cashOrderId}`],
  ['order-line', `update order_lines set vat = vat + 1 where id = ${one('order_lines')}`],
  ['order-pieces', `update order_lines set cancelled = quantity + 1 where id = ${one('order_lines')}`],
  ['order-state', `update orders set payment_status = 'PAID' where id = ${one('orders', `status = 'PENDING'`)}`],
  ['order-events', `update order_events set "to" = 'SHIPPED' where id = ${one('order_events', `"to" = 'CONFIRMED'`)}`],
  ['order-present', `update orders set status = 'PACKED' where id = ${cashOrderId}`],
  ['invoice-missing', `update orders set invoice_number = null where id = ${cashOrderId}`],
  ['invoice-missing', `update orders set invoice_number = 'SI-2026-000900' where id = ${one('orders', `status = 'PENDING'`)}`],
  ['invoice-counter', 'update invoice_counters set last = last + 1'],
  ['invoice-gap', `update orders set invoice_number = left(invoice_number, 8) || '000900' where id = ${cashOrderId}`],
  ['payment-twice', `update payments set reference = (select max(reference) from payments where outcome = 'kept') where outcome = 'kept'`],
  ['payment-outcome', `update payments set status = 'failed' where outcome = 'kept'`],
  [
    'payment-unsettled',
    `update payments set outcome = null, updated_at = now() - interval '1 hour' where id = ${one('payments', `outcome = 'kept'`)}`,
  ],
  ['payment-unasked', `update payments set next_check_at = now() - interval '1 hour' where status = 'open'`],
  ['payment-forgotten', `update payments set next_check_at = null where status = 'open'`],
  [
    'payment-overdue',
    `update payments set status = 'processing', voucher = '{"payBy": "2026-01-01T00:00:00Z"}' where id = ${one('payments', `status = 'open'`)}`,
  ],
  ['refund-late', `update refunds set status = 'due', ended_at = null, created_at = now() - interval '2 days'`],
  ['refund-refused', `update refunds set status = 'refused', created_at = now() - interval '20 days'`],
  ['refund-sum', 'update refunds set amount = amount + 1000000'],
  ['refund-amount', `update refunds set currency = 'HUF'`],
  ['order-money', `update payments set amount = amount - 1 where outcome = 'kept'`],
  ['order-money', `delete from remittances`],
  ['order-waiting', `update payments set status = 'failed', updated_at = now() - interval '1 hour' where status = 'open'`],
  ['order-refunds', `update refunds set amount = amount + 1000000`],
  ['order-refunded', `update orders set payment_status = 'REFUNDED' where id = ${paidOrderId}`],
  ['money-for-nothing', `update payments set reference = 'AAAAA-AAAAA' where status = 'open'`],
  ['coupon-uses', 'update coupons set uses = uses - 1'],
  ['coupon-order', 'update coupon_uses set released_at = now()'],
  ['coupon-order', `update orders set coupon_code = null where coupon_code is not null`],
  ['invoice-document', `delete from documents where kind = 'invoice'; update order_events set at = at - interval '2 hours'`],
  ['invoice-sum', `update documents set total = total + 1 where id = ${one('documents', `kind = 'invoice'`)}`],
  ['credit-sum', `update documents set total = total + 1000000 where kind = 'credit-note'`],
  ['credit-gap', 'update credit_note_counters set last = last + 1'],
  ['parcel-pieces', 'update shipment_items set quantity = quantity + 1'],
  ['parcel-events', `update shipments set status = 'LOST' where status = 'DELIVERED'`],
  ['order-parcels', `update shipments set return_number = 'R' where status = 'DELIVERED'`],
  ['return-items', `update return_items set refund = null where status = 'REFUNDED'`],
  ['pieces-back', 'update order_lines set returned = returned + 1 where returned > 0'],
  ['refund-document', `update documents set total = total - 1 where kind = 'credit-note' and cause like 'return %'`],
])('the check %s finds the damage: %s', async ([rule, damage]) => {
  expect(await foundAfter(damage)).toContain(rule);
});

test('a difference that waits for its job is reported and is not a discrepancy', async () => {
  const found = await foundAfter(`update payments set outcome = null, updated_at = now() where id = ${one('payments', `outcome = 'kept'`)}`, true);
  expect(found).toContain('payment-unsettled');
});

test('each payment is compared with the provider, and differences are reported', async () => {
  const { shop } = bank;
  const { db } = database;
  const ask = async () => (await reconcileProvider(db, shop.services.config, 7)).discrepancies;
  expect(await ask()).toEqual([]);
  const [open] = await db.select().from(payments).where(eq(payments.status, 'open'));
  bank.loseMessages();
  await bank.press(open?.payUrl ?? '', 'pay');
  expect((await ask()).map(({ rule, problem, isWaiting }) => [rule, problem, isWaiting])).toEqual([
    ['provider', 'it is paid at stripe and open here', true],
    ['provider-account', 'stripe moved money for it, and the shop does not know it', true],
  ]);
  await db.update(payments).set({ amount: 1 }).where(eq(payments.outcome, 'kept'));
  expect((await ask()).filter(({ isWaiting }) => !isWaiting).length).toBeGreaterThan(0);
  await bank.endGateway();
  expect((await ask()).every(({ problem }) => problem.startsWith('stripe could not be asked'))).toBe(true);
});

/** Returns the checks that fail after some damage, which is rolled back. */
const foundAfter = (damage: string, isWaiting = false): Promise<string[]> =>
  rollBackAfter(async (tx) => {
    await tx.execute(sql.raw(damage));
    return (await listDiscrepancies(tx)).filter((finding) => finding.isWaiting === isWaiting).map(({ rule }) => rule);
  });

/** Counts the reports first. The other tests leave them uncounted, because each damage of an order would be found in the reports as well. */
const afterCountingReports = <Result>(read: (tx: Tx) => Promise<Result>): Promise<Result> =>
  rollBackAfter(async (tx) => {
    await recountReports(tx, {});
    return read(tx);
  });

async function rollBackAfter<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> {
  const done: { result?: Result } = {};
  const rolledBack = new Error('the changes are rolled back');
  await inTransaction(database.db, async (tx) => {
    done.result = await work(tx);
    throw rolledBack;
  }).catch((error: unknown) => {
    if (error !== rolledBack) throw error;
  });
  return done.result as Result;
}

const listDiscrepancies = async (tx: Db) => (await reconcileShop(tx)).discrepancies;
