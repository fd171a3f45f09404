import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { days, now, setClock } from '#kit/clock';
import { deliverShipment, recordLostShipment, returnToSender, shipShipment } from '#modules/fulfilment';
import { makeOrderLink } from '#modules/orders';
import type { Database } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { createTestDatabase } from '#testing/database';
import { addLargeSize } from '#testing/orders/add-size';
import { listBrokenRecords } from '#testing/orders/broken-records';
import { deliver, deliverForCash } from '#testing/orders/delivered-order';
import { listMails } from '#testing/people/registered-customer';
import { signedInStaff } from '#testing/people/staff';
import { openBankedShop, type BankedShop } from '#testing/test-bank';
import { readyForm, shopIds, type PlacedOrder, type TestGarment, type TestShop } from '#testing/test-shop';
import { auditLog } from '#tables/audit';
import { stockLevels } from '#tables/catalog/stock';
import { orders } from '#tables/orders';
import { refunds } from '#tables/payments';
import type { Order } from '#contracts/orders';
import type { NewReturn, ReturnOverview } from './contract.ts';
import { approveReturn } from './decide/approve-return.ts';
import { sendExchange } from './decide/exchange-return.ts';
import { findReturn, listReturns } from './decide/list-returns.ts';
import { receiveReturn } from './decide/receive-return.ts';
import { refundReturn } from './decide/refund-return.ts';
import { unpackParcel } from './decide/unpack-parcel.ts';

let database: Database;
let bank: BankedShop;
let shop: TestShop;
beforeAll(async () => {
  database = await createTestDatabase();
  bank = await openBankedShop(database);
  shop = bank.shop;
});
let resetClock = (): void => undefined;
afterEach(() => resetClock());
afterAll(async () => {
  await bank.close();
  await database.close();
});

const by = 'Mira';
const actor = 'mira';

interface Exchanged {
  order: PlacedOrder;
  garment: TestGarment;
  email: string;
  /** The variant of the other size. */
  large: number;
  returnNumber: string;
  /** The packed parcel of the exchange. */
  parcel: string;
}

/** Orders a shirt, by card by default, receives it and exchanges it for size L. The exchange is packed. */
async function exchange({ stock = 5, quantity = 1, paymentMethod = 'card' } = {}): Promise<Exchanged> {
  const garment = await shop.garment();
  const large = await addLargeSize(database, garment, stock);
  const cart = await shop.createCart(shopIds.SI, { garment, quantity });
  const email = `ana-${crypto.randomUUID()}@example.si`;
  const { data: order } = await shop.order(cart.id, readyForm('SI', { paymentMethod, email }));
  if (order.payUrl) await bank.press(order.payUrl, 'pay');
  await shop.runJobs();
  await (paymentMethod === 'cod' ? deliverForCash(database, order) : deliver(database, order));
  await shop.runJobs();
  const returnNumber = await sendBack(order, { wish: 'exchange', exchangeVariantId: large, quantity });
  return { order, garment, email, large, returnNumber, parcel: await sendExchange(database.db, { returnNumber, by }) };
}

async function readProof({ orderNumber }: PlacedOrder): Promise<{ link: string }> {
  const [row] = await database.db.select().from(orders).where(eq(orders.orderNumber, orderNumber));
  if (!row) throw new Error(`${orderNumber} is gone`);
  return { link: makeOrderLink(row) };
}
const getOverview = async (order: PlacedOrder) =>
  (await shop.call<ReturnOverview>('POST', 'returns/overview', { proof: await readProof(order) })).data;
const readShownOrder = async (order: PlacedOrder) => (await shop.call<Order>('POST', 'orders/track', await readProof(order))).data;

/** Requests a return of the first line, which is then approved and received. @returns its number */
async function sendBack(order: PlacedOrder, changes: Partial<NewReturn['items'][number]>): Promise<string> {
  const lineId = (await getOverview(order)).lines[0]?.lineId ?? 0;
  const item = { lineId, quantity: 1, reason: 'too-small', wish: 'refund', isSealed: false, ...changes };
  const { data, code } = await shop.call<ReturnOverview>('POST', 'returns', {
    proof: await readProof(order),
    request: { items: [item], comments: '', hasAcceptedPolicy: true },
  });
  if (code) throw new Error(code);
  const returnNumber = data.requests[0]?.returnNumber ?? '';
  await approveReturn(database.db, { returnNumber, by });
  await receiveReturn(database.db, { returnNumber, by, isRestocked: true });
  return returnNumber;
}

const readStock = async (variantId: number) => {
  const [level] = await database.db.select().from(stockLevels).where(eq(stockLevels.variantId, variantId));
  return { onHand: level?.onHand, held: level?.held };
};
const listRefunds = async ({ orderNumber }: PlacedOrder) =>
  (await database.db.select().from(refunds).where(eq(refunds.reference, orderNumber)).orderBy(asc(refunds.id))).map(({ amount }) => amount);
const shipIt = (number: string) => shipShipment(database.db, { number, trackingNumber: `T-${number}`, actor });
const getExchangeLine = async (order: PlacedOrder) => (await getOverview(order)).lines.find(({ shipmentItemId }) => shipmentItemId !== null);
const passDays = (count: number) => {
  const then = now().getTime() + days(count);
  resetClock();
  resetClock = setClock(() => new Date(then));
};

test('pieces sent in exchange have periods of their own from their arrival, and can be claimed as faulty and refunded', async () => {
  const { order, large, parcel } = await exchange();
  await shipIt(parcel);
  expect(await getExchangeLine(order)).toBeUndefined();
  passDays(95);
  await deliverShipment(database.db, { number: parcel, actor });
  await shop.runJobs();
  passDays(40);
  const overview = await getOverview(order);
  const piece = overview.lines.find(({ shipmentItemId }) => shipmentItemId !== null);
  expect(overview).toMatchObject({ closed: null, canWithdraw: false, returnUntil: piece?.returnUntil });
  expect(piece).toMatchObject({ size: 'l', returnable: 1, withdrawable: 0, key: `${piece?.lineId}-${piece?.shipmentItemId}` });
  expect(overview.lines[0]).toMatchObject({ returnable: 0 });
  expect(await readShownOrder(order)).toMatchObject({ canReturn: true, canWithdraw: false, returnUntil: piece?.returnUntil });

  const before = await readStock(large);
  const returnNumber = await sendBack(order, { shipmentItemId: piece?.shipmentItemId ?? 0, reason: 'faulty' });
  expect(await readStock(large)).toEqual({ onHand: (before.onHand ?? 0) + 1, held: 0 });
  expect(await refundReturn(database.db, { returnNumber, by })).toMatchObject({ amount: 1999, creditNote: expect.any(String) as string });
  await shop.runJobs();
  expect((await getOverview(order)).requests[0]?.items).toMatchObject([{ size: 'l', status: 'REFUNDED', refund: 19.99 }]);
  expect(await readShownOrder(order)).toMatchObject({ canReturn: false, canWithdraw: false });
  expect(await listBrokenRecords(database)).toEqual([]);
  passDays(70);
  expect((await getOverview(order)).closed).toBe('too-late');
});

test('a customer can withdraw for pieces sent in exchange within fourteen days of their arrival, once', async () => {
  const { order, parcel } = await exchange();
  await shipIt(parcel);
  passDays(30);
  expect(await readShownOrder(order)).toMatchObject({ canWithdraw: false });
  await deliverShipment(database.db, { number: parcel, actor });
  await shop.runJobs();
  expect(await readShownOrder(order)).toMatchObject({ canWithdraw: true });
  const { data, status } = await shop.call<ReturnOverview>('POST', 'withdrawals', {
    proof: await readProof(order),
    withdrawal: {},
    isConfirmed: true,
  });
  expect(status).toBe(200);
  expect(data).toMatchObject({ canWithdraw: false, requests: [{ kind: 'withdrawal', items: [{ status: 'APPROVED', size: 'l', quantity: 1 }] }, {}] });
  expect(await readShownOrder(order)).toMatchObject({ canWithdraw: false, canReturn: false });
  const returnNumber = data.requests[0]?.returnNumber ?? '';
  await receiveReturn(database.db, { returnNumber, by, isRestocked: true });
  const [row] = await database.db.select().from(orders).where(eq(orders.orderNumber, order.orderNumber));
  expect((await refundReturn(database.db, { returnNumber, by })).amount).toBe(row?.total);
  await shop.runJobs();
  expect(await listBrokenRecords(database)).toEqual([]);
});

test('pieces sent in exchange can be exchanged again, and each is returned once', async () => {
  const { order, garment, parcel } = await exchange({ quantity: 2 });
  await shipIt(parcel);
  await deliverShipment(database.db, { number: parcel, actor });
  const first = (await getExchangeLine(order))?.shipmentItemId ?? 0;
  const again = await sendBack(order, { shipmentItemId: first, wish: 'exchange', exchangeVariantId: garment.variantId });
  const second = await sendExchange(database.db, { returnNumber: again, by });
  await shipIt(second);
  await deliverShipment(database.db, { number: second, actor });
  await shop.runJobs();
  const lines = (await getOverview(order)).lines.filter(({ returnable }) => returnable > 0);
  expect(lines.map(({ size, returnable }) => [size, returnable])).toEqual([
    ['l', 1],
    ['M', 1],
  ]);
  await expect(sendBack(order, { shipmentItemId: first, quantity: 2 })).rejects.toThrow('InvalidInput');
  // After the withdrawal period, delivery is not refunded.
  passDays(20);
  for (const { shipmentItemId } of lines)
    await refundReturn(database.db, { returnNumber: await sendBack(order, { shipmentItemId: shipmentItemId ?? 0 }), by });
  expect(await listRefunds(order)).toEqual([1999, 1999]);
  await shop.runJobs();
  expect(await listBrokenRecords(database)).toEqual([]);
});

test('a lost exchange parcel becomes open work, is announced to the customer and sent again', async () => {
  const { order, large, returnNumber, parcel, email } = await exchange();
  await shipIt(parcel);
  await recordLostShipment(database.db, { number: parcel, actor });
  await shop.runJobs();
  expect((await listReturns(database.db)).find(({ request }) => request.returnNumber === returnNumber)?.items).toMatchObject([
    { status: 'EXCHANGE_FAILED' },
  ]);
  expect((await getOverview(order)).requests[0]?.items).toMatchObject([{ status: 'EXCHANGE_FAILED' }]);
  const mail = (await listMails(shop, email)).find(({ subject }) => subject.includes('was lost'));
  expect(mail?.text).toContain('We’ll send your exchange again or refund you');
  expect(mail?.text).not.toContain('order them again');
  expect(await listBrokenRecords(database)).toEqual([]);

  const second = await sendExchange(database.db, { returnNumber, by });
  expect(second).not.toBe(parcel);
  expect(await readStock(large)).toEqual({ onHand: 3, held: 0 });
  await shipIt(second);
  await deliverShipment(database.db, { number: second, actor });
  await shop.runJobs();
  expect((await getOverview(order)).requests[0]?.items).toMatchObject([{ status: 'EXCHANGED' }]);
  expect(await getExchangeLine(order)).toMatchObject({ returnable: 1 });
  // The first parcel is found. The customer gets no second right of return.
  await deliverShipment(database.db, { number: parcel, actor });
  await shop.runJobs();
  const lines = (await getOverview(order)).lines.filter(({ returnable }) => returnable > 0);
  expect(lines).toHaveLength(1);
  expect(await listBrokenRecords(database)).toEqual([]);
});

test('an exchange parcel that comes back is refunded if the size has sold out', async () => {
  const { order, large, returnNumber, parcel } = await exchange({ stock: 1 });
  await shipIt(parcel);
  await returnToSender(database.db, { number: parcel, actor });
  await shop.runJobs();
  expect(await readStock(large)).toEqual({ onHand: 1, held: 0 });
  await database.db.update(stockLevels).set({ onHand: 0 }).where(eq(stockLevels.variantId, large));
  await expect(sendExchange(database.db, { returnNumber, by })).rejects.toMatchObject({ code: 'SoldOut' });
  await database.db.update(stockLevels).set({ onHand: 1 }).where(eq(stockLevels.variantId, large));
  const items = (await listReturns(database.db)).find(({ request }) => request.returnNumber === returnNumber)?.items ?? [];
  const refund = await refundReturn(database.db, { returnNumber, by, pieces: items.map(({ id }) => ({ itemId: id })) });
  expect(refund).toMatchObject({ amount: 1999, creditNote: expect.any(String) as string });
  await shop.runJobs();
  expect(await listRefunds(order)).toEqual([1999]);
  expect(await readStock(large)).toEqual({ onHand: 1, held: 0 });
  expect(await listBrokenRecords(database)).toEqual([]);
});

test('staff enter the account for the refund of a failed exchange of a cash order; it is deleted after the refund', async () => {
  const { order, returnNumber, parcel } = await exchange({ paymentMethod: 'cod' });
  await shipShipment(database.db, { number: parcel, trackingNumber: 'X-CASH', actor });
  await recordLostShipment(database.db, { number: parcel, actor, reason: 'lost' });
  await shop.runJobs();
  const staff = await signedInStaff(shop, { role: 'user', areas: ['returns'] });
  const path = `admin/returns/${returnNumber}`;
  const read = async () => (await staff.call<{ payOut: unknown; payOutKind: string | null }>('GET', path)).data;
  expect(await read()).toMatchObject({ payOut: null, payOutKind: 'bank' });
  const send = (payOut: object) => staff.call(`POST`, `${path}/pay-out`, { payOut });
  expect(await send({ holder: '', iban: 'SI00' })).toMatchObject({
    status: 422,
    params: { issues: [{ field: 'payOut.holder' }, { field: 'payOut.iban', code: 'iban' }] },
  });
  const account = { holder: 'Ana Novak', iban: 'SI56263300012039086' };
  expect((await send({ ...account, iban: 'SI56 2633 0001 2039 086' })).status).toBe(200);
  expect(await read()).toMatchObject({ payOut: account });
  const { items } = await findReturn(database.db, returnNumber);
  await refundReturn(database.db, { returnNumber, by, pieces: items.map(({ id }) => ({ itemId: id })) });
  expect(await database.db.select().from(refunds).where(eq(refunds.reference, order.orderNumber))).toMatchObject([{ payOut: account }]);
  expect(await read()).toMatchObject({ payOut: null, payOutKind: null });
  expect(await send(account)).toMatchObject({ status: 409, code: 'PayOutNotNeeded' });
  const [entry] = await database.db.select().from(auditLog).where(eq(auditLog.action, 'return.pay-out'));
  expect(JSON.stringify(entry)).not.toContain(account.iban);
  expect(await listBrokenRecords(database)).toEqual([]);
});

test('the customer enters the account for the refund of a failed exchange of a cash order, with the link of the order only', async () => {
  const { order, returnNumber, parcel } = await exchange({ paymentMethod: 'cod' });
  expect((await getOverview(order)).requests).toMatchObject([{ needsPayOut: false }]);
  await shipShipment(database.db, { number: parcel, trackingNumber: 'X-CASH-2', actor });
  await recordLostShipment(database.db, { number: parcel, actor, reason: 'lost' });
  await shop.runJobs();
  expect((await getOverview(order)).requests).toMatchObject([{ needsPayOut: true }]);
  const payOut = { holder: 'Ana Novak', iban: 'SI56263300012039086' };
  const send = (proof: object, number = returnNumber) => shop.call<ReturnOverview>('POST', `returns/${number}/pay-out`, { proof, payOut });
  const { orderNumber, invoiceNumber } = order;
  expect((await send({ orderNumber, invoiceNumber })).status).toBe(403);
  const other = await exchange({ paymentMethod: 'cod' });
  expect(await send(await readProof(order), other.returnNumber)).toMatchObject({ status: 404, code: 'ReturnNotFound' });
  expect(await send(await readProof(order))).toMatchObject({ status: 200, data: { requests: [{ needsPayOut: false }] } });
  expect((await findReturn(database.db, returnNumber)).request.payOut).toEqual(payOut);
});

test('a lost exchange parcel that arrives before a decision counts as exchanged', async () => {
  const { order, returnNumber, parcel } = await exchange();
  await shipIt(parcel);
  await recordLostShipment(database.db, { number: parcel, actor });
  await shop.runJobs();
  await deliverShipment(database.db, { number: parcel, actor });
  await shop.runJobs();
  expect((await getOverview(order)).requests[0]?.items).toMatchObject([{ status: 'EXCHANGED' }]);
  expect(await getExchangeLine(order)).toMatchObject({ returnable: 1 });
  await expect(sendExchange(database.db, { returnNumber, by })).rejects.toMatchObject({ code: 'ReturnCannotMove' });
  expect(await listBrokenRecords(database)).toEqual([]);
});

test('a packed exchange can be unpacked: its pieces are held again, and it is packed again or refunded', async () => {
  const { order, large, returnNumber, parcel } = await exchange({ stock: 1 });
  await unpackParcel(database.db, { number: parcel, actor, reason: 'the customer called' });
  expect(await readStock(large)).toEqual({ onHand: 1, held: 1 });
  expect((await getOverview(order)).requests[0]?.items).toMatchObject([{ status: 'RECEIVED' }]);
  expect(await listBrokenRecords(database)).toEqual([]);
  await expect(shipIt(parcel)).rejects.toMatchObject({ code: 'ShipmentCannotMove' });
  const second = await sendExchange(database.db, { returnNumber, by });
  expect(await readStock(large)).toEqual({ onHand: 0, held: 0 });
  await unpackParcel(database.db, { number: second, actor });
  const items = (await listReturns(database.db)).find(({ request }) => request.returnNumber === returnNumber)?.items ?? [];
  await refundReturn(database.db, { returnNumber, by, pieces: items.map(({ id }) => ({ itemId: id })) });
  await shop.runJobs();
  expect(await readStock(large)).toEqual({ onHand: 1, held: 0 });
  expect(await listBrokenRecords(database)).toEqual([]);
});

test('items of one line that arrived separately are exchanged in one parcel', async () => {
  const garment = await shop.garment();
  const large = await addLargeSize(database, garment, 2);
  const cart = await shop.createCart(shopIds.SI, { garment, quantity: 2 });
  const { data: order } = await shop.order(cart.id, readyForm('SI', { email: `ana-${crypto.randomUUID()}@example.si` }));
  await deliver(database, order);
  await shop.runJobs();
  const lineId = (await getOverview(order)).lines[0]?.lineId ?? 0;
  const items = [{ lineId, quantity: 2, reason: 'too-small', wish: 'exchange', exchangeVariantId: large, isSealed: false }];
  const { data } = await shop.call<ReturnOverview>('POST', 'returns', {
    proof: await readProof(order),
    request: { items, comments: '', hasAcceptedPolicy: true },
  });
  const { returnNumber = '', items: [item] = [] } = data.requests[0] ?? {};
  await approveReturn(database.db, { returnNumber, by });
  await receiveReturn(database.db, { returnNumber, by, isRestocked: true, pieces: [{ itemId: item?.id ?? 0, quantity: 1 }] });
  await receiveReturn(database.db, { returnNumber, by, isRestocked: true });
  await sendExchange(database.db, { returnNumber, by });
  expect((await readShownOrder(order)).shipments.at(-1)?.items).toMatchObject([{ quantity: 2, size: 'l' }]);
});

test('reconciliation finds an exchange without progress', async () => {
  const { returnNumber, parcel } = await exchange();
  await shipIt(parcel);
  await recordLostShipment(database.db, { number: parcel, actor });
  const findRules = async (damage: string) => {
    let rules: string[] = [];
    const undo = new Error('undo');
    await inTransaction(database.db, async (tx) => {
      await tx.execute(sql.raw(damage));
      rules = (await listBrokenRecords({ db: tx })).map(({ rule }) => rule);
      throw undo;
    }).catch((error: unknown) => {
      if (error !== undo) throw error;
    });
    return rules;
  };
  // The job of the lost parcel did not run.
  expect(await findRules(`update shipments set ended_at = ended_at - interval '2 hours' where number = '${parcel}'`)).toContain('exchange-parcel');
  await shop.runJobs();
  expect(await listBrokenRecords(database)).toEqual([]);
  const isOfReturn = `request_id = (select id from return_requests where return_number = '${returnNumber}')`;
  expect(await findRules(`update return_events set at = at - interval '4 days' where ${isOfReturn}`)).toContain('exchange-failed');
  expect(await findRules(`update shipment_items set returned = 0`)).toContain('exchange-pieces-back');
});
