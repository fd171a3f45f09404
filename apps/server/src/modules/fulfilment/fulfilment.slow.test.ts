import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { days, now, setClock } from '#kit/clock';
import { findTransitionPath } from '#modules/orders';
import { stockLevels } from '#tables/catalog/stock';
import { paymentMethods } from '#tables/countries';
import { remittances, shipmentEvents, shipments } from '#tables/fulfilment';
import { documents } from '#tables/invoicing';
import { orderEvents, orderLines, orders } from '#tables/orders';
import { refunds } from '#tables/payments';
import { openBankedShop } from '#testing/test-bank';
import { test } from '#testing/database';
import { openTestShop, readyForm, shopIds, type TestGarment, type TestShop } from '#testing/test-shop';
import { bookRemittance } from './carriers/book-remittance.ts';
import { cancelLines } from './cancel-lines.ts';
import { confirmOrder, refuseOrder } from './confirm-order.ts';
import { countAsDelivered } from './count-as-delivered.ts';
import { deliverShipment, recordFailedDelivery } from './shipments/deliver-shipment.ts';
import { recordLostShipment, returnToSender } from './shipments/end-shipment.ts';
import { importDeliveries } from './carriers/import-deliveries.ts';
import { listOrderQueue } from './list-order-queue.ts';
import { packExchange } from './shipments/pack-exchange.ts';
import { packShipment } from './shipments/pack-shipment.ts';
import { refundLines } from './refund-lines.ts';
import { shipShipment } from './shipments/ship-shipment.ts';
import { unpackShipment } from './shipments/unpack-shipment.ts';
import { listBrokenRecords } from '#testing/orders/broken-records';
import { inTransaction } from '#platform/transaction';

const { SI } = shopIds;
const by = { actor: 'mojca' };

async function placed(shop: TestShop, lines: { garment: TestGarment; quantity?: number }[], paymentMethod = 'cod') {
  const cart = await shop.createCart(SI, ...lines);
  const { data } = await shop.order(cart.id, readyForm('SI', { paymentMethod }));
  return data;
}
const readOrderRow = async ({ database: { db } }: TestShop, orderNumber: string) => {
  const [row] = await db.select().from(orders).where(eq(orders.orderNumber, orderNumber));
  if (!row) throw new Error('no such order');
  const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, row.id)).orderBy(orderLines.position);
  return { ...row, lines, goods: lines.filter(({ kind }) => kind === 'goods') };
};
const onHand = async ({ database: { db } }: TestShop, { variantId }: TestGarment) =>
  (await db.select().from(stockLevels).where(eq(stockLevels.variantId, variantId)))[0]?.onHand;
const listCreditNotes = async ({ database: { db } }: TestShop, orderId: number) =>
  (await db.select().from(documents).where(eq(documents.orderId, orderId)).orderBy(documents.id)).filter(({ kind }) => kind === 'credit-note');

test('an order in two parcels is shipped with the first one and delivered with the last one', async ({ database }) => {
  const shop = openTestShop(database);
  const { db } = database;
  const [shirt, coat] = [await shop.garment(), await shop.garment({ name: 'Wool coat' })];
  const { orderNumber } = await placed(shop, [{ garment: shirt, quantity: 3 }, { garment: coat }]);
  const { goods } = await readOrderRow(shop, orderNumber);
  const [first = 0, second = 0] = goods.map(({ id }) => id);
  const one = await packShipment(db, { orderNumber, pieces: [{ orderLineId: first, quantity: 2 }], ...by });
  expect(one).toMatchObject({
    number: `${orderNumber}-1`,
    status: 'PACKED',
    items: [{ orderLineId: first, variantId: shirt.variantId, quantity: 2 }],
  });
  expect((await readOrderRow(shop, orderNumber)).status).toBe('PACKED');
  await expect(packShipment(db, { orderNumber, pieces: [{ orderLineId: first, quantity: 2 }], ...by })).rejects.toMatchObject({
    code: 'PiecesNotAvailable',
  });
  await expect(shipShipment(db, { number: one.number, ...by })).rejects.toMatchObject({ code: 'TrackingNumberMissing' });
  await shipShipment(db, { number: one.number, trackingNumber: 'PS 1', ...by });
  await deliverShipment(db, { number: one.number, ...by });
  expect(await readOrderRow(shop, orderNumber)).toMatchObject({ status: 'SHIPPED', deliveredAt: null });
  expect((await listOrderQueue(db)).toPack[0]?.pieces.map(({ line, quantity }) => [line.id, quantity])).toEqual([
    [first, 1],
    [second, 1],
  ]);

  const two = await packShipment(db, { orderNumber, ...by, reason: 'the coat came in late' });
  await expect(packShipment(db, { orderNumber, ...by })).rejects.toMatchObject({ code: 'NothingToPack' });
  await shipShipment(db, { number: two.number, trackingNumber: 'PS 2', carrier: 'GLS', ...by });
  await recordFailedDelivery(db, { number: two.number, ...by, reason: 'nobody at home' });
  await deliverShipment(db, { number: two.number, ...by });
  await expect(deliverShipment(db, { number: two.number, ...by })).rejects.toMatchObject({ code: 'ShipmentCannotMove' });
  const row = await readOrderRow(shop, orderNumber);
  const [, last] = await db.select().from(shipments).orderBy(shipments.id);
  expect([row.status, row.deliveredAt, last?.carrier]).toEqual(['DELIVERED', last?.endedAt, 'GLS']);
  const steps = await db.select().from(shipmentEvents).where(eq(shipmentEvents.shipmentId, two.id)).orderBy(shipmentEvents.id);
  expect(steps.map(({ to, actor, reason }) => [to, actor, reason])).toEqual([
    ['PACKED', 'mojca', 'the coat came in late'],
    ['SHIPPED', 'mojca', ''],
    ['UNDELIVERED', 'mojca', 'nobody at home'],
    ['DELIVERED', 'mojca', ''],
  ]);
  const moves = await db.select().from(orderEvents).where(eq(orderEvents.orderId, row.id)).orderBy(orderEvents.id);
  expect(moves.map(({ to }) => to)).toEqual(['PENDING', 'CONFIRMED', 'PACKED', 'SHIPPED', 'DELIVERED']);
});

test('a remittance completes a cash order, only with the right amount and once', async ({ database }) => {
  const shop = openTestShop(database);
  const { db } = database;
  const { orderNumber } = await placed(shop, [{ garment: await shop.garment() }]);
  const { total } = await readOrderRow(shop, orderNumber);
  const remit = (amount: number) => bookRemittance(db, { orderNumber, amount, reference: 'PS-2026-77', ...by });
  await expect(remit(total)).rejects.toMatchObject({ code: 'NoCashDue' });
  const { number } = await packShipment(db, { orderNumber, ...by });
  await shipShipment(db, { number, trackingNumber: '1', ...by });
  await deliverShipment(db, { number, ...by });
  expect((await listOrderQueue(db)).cashToBook).toMatchObject([{ due: total }]);
  await expect(remit(total - 1)).rejects.toMatchObject({ code: 'CashDiffers', params: { due: total, given: total - 1 } });
  await remit(total);
  expect(await readOrderRow(shop, orderNumber)).toMatchObject({ status: 'COMPLETED', paymentStatus: 'PAID' });
  expect(await db.select().from(remittances)).toMatchObject([{ amount: total, bookedBy: 'mojca', reference: 'PS-2026-77' }]);
  await expect(remit(total)).rejects.toMatchObject({ code: 'NoCashDue' });
});

test('a refused cash parcel goes back into stock and is credited in full without a payment', async ({ database }) => {
  const shop = openTestShop(database);
  const { db } = database;
  const garment = await shop.garment({ stock: 5 });
  const { orderNumber } = await placed(shop, [{ garment, quantity: 2 }]);
  await shop.runJobs();
  const { number } = await packShipment(db, { orderNumber, ...by });
  await shipShipment(db, { number, trackingNumber: '1', ...by });
  await returnToSender(db, { number, ...by, reason: 'refused' });
  const row = await readOrderRow(shop, orderNumber);
  expect([row.status, row.paymentStatus, await onHand(shop, garment)]).toEqual(['CANCELLED', 'UNPAID', 5]);
  expect(await listCreditNotes(shop, row.id)).toMatchObject([{ total: row.total, vat: row.vat, cause: `parcel ${number}` }]);
  await shop.runJobs();
  expect(await listCreditNotes(shop, row.id)).toHaveLength(1);
  expect(await db.select().from(refunds)).toEqual([]);
  await expect(returnToSender(db, { number, ...by })).rejects.toMatchObject({ code: 'ShipmentCannotMove' });
});

test('of a paid order with a returned and a lost parcel, each parcel is refunded once and the delivered goods are kept', async ({ database }) => {
  const bank = await openBankedShop(database);
  const { shop } = bank;
  const { db } = database;
  const garment = await shop.garment({ stock: 9, prices: { [SI]: 3333 } });
  const order = await placed(shop, [{ garment, quantity: 3 }], 'card');
  await bank.press(order.payUrl ?? '', 'pay');
  await shop.runJobs();
  const { orderNumber } = order;
  const { goods } = await readOrderRow(shop, orderNumber);
  const pieces = [{ orderLineId: goods[0]?.id ?? 0, quantity: 1 }];
  const numbers: string[] = [];
  for (const tracking of ['A', 'B', 'C']) {
    const { number } = await packShipment(db, { orderNumber, pieces, ...by });
    await shipShipment(db, { number, trackingNumber: tracking, ...by });
    numbers.push(number);
  }
  const [returnedNumber = '', lost = '', keptNumber = ''] = numbers;
  await returnToSender(db, { number: returnedNumber, ...by });
  await recordLostShipment(db, { number: lost, ...by });
  await deliverShipment(db, { number: keptNumber, ...by });
  expect(await onHand(shop, garment)).toBe(7);
  // A lost parcel comes back: it is restocked and not refunded again.
  await returnToSender(db, { number: lost, ...by });
  expect(await onHand(shop, garment)).toBe(8);
  await shop.runJobs();
  expect(await db.select().from(refunds).orderBy(refunds.id)).toMatchObject([
    { amount: 3333, cause: `parcel ${returnedNumber}`, status: 'done' },
    { amount: 3333, cause: `parcel ${lost}`, status: 'done' },
  ]);
  const row = await readOrderRow(shop, orderNumber);
  expect(row).toMatchObject({ status: 'COMPLETED', paymentStatus: 'PARTIALLY_REFUNDED' });
  expect((await listCreditNotes(shop, row.id)).map(({ total }) => total)).toEqual([3333, 3333]);
  await bank.close();
});

test('pieces cancelled one by one before packing add up to the line exactly, and the last one cancels the order', async ({ database }) => {
  const bank = await openBankedShop(database);
  const { shop } = bank;
  const { db } = database;
  const garment = await shop.garment({ stock: 9 });
  const order = await placed(shop, [{ garment, quantity: 3 }], 'card');
  await bank.press(order.payUrl ?? '', 'pay');
  await shop.runJobs();
  const { orderNumber } = order;
  const { goods, total } = await readOrderRow(shop, orderNumber);
  const cancel = (quantity = 1) =>
    cancelLines(db, { orderNumber, pieces: [{ orderLineId: goods[0]?.id ?? 0, quantity }], ...by, reason: 'a seam is open' });
  await cancel();
  expect(await readOrderRow(shop, orderNumber)).toMatchObject({ status: 'CONFIRMED', lines: [{ cancelled: 1, quantity: 3 }, {}] });
  await expect(cancel(3)).rejects.toMatchObject({ code: 'PiecesNotAvailable' });
  await cancel(2);
  await shop.runJobs();
  const row = await readOrderRow(shop, orderNumber);
  expect([row.status, row.paymentStatus, await onHand(shop, garment)]).toEqual(['CANCELLED', 'REFUNDED', 9]);
  const sum = (amounts: { amount?: number; total?: number }[]) => amounts.reduce((all, { amount, total: of }) => all + (amount ?? of ?? 0), 0);
  expect(sum(await db.select({ amount: refunds.amount }).from(refunds))).toBe(total);
  expect(sum((await listCreditNotes(shop, row.id)).map(({ total: of }) => ({ total: of })))).toBe(total);
  await expect(cancel()).rejects.toMatchObject({ code: 'OrderNotReady' });
  await bank.close();
});

test('an order in the order queue is confirmed with its number or refused with its stock released, and orders with online payment are not in it', async ({
  database,
}) => {
  const bank = await openBankedShop(database);
  const { shop } = bank;
  const { db } = database;
  await db.update(paymentMethods).set({ reviewFrom: 0 }).where(eq(paymentMethods.code, 'cod'));
  const garment = await shop.garment({ stock: 9 });
  const good = await placed(shop, [{ garment }]);
  const bad = await placed(shop, [{ garment, quantity: 2 }]);
  const online = await placed(shop, [{ garment }], 'card');
  expect([good.status, good.invoiceNumber]).toEqual(['PENDING', null]);
  expect((await listOrderQueue(db)).toConfirm.map(({ orderNumber }) => orderNumber)).toEqual([good.orderNumber, bad.orderNumber]);
  await expect(packShipment(db, { orderNumber: good.orderNumber, ...by })).rejects.toMatchObject({ code: 'OrderNotReady' });
  await expect(confirmOrder(db, { orderNumber: online.orderNumber, ...by })).rejects.toMatchObject({ code: 'OrderNotReady' });
  expect(await confirmOrder(db, { orderNumber: good.orderNumber, ...by })).toMatch(/^SI-\d{4}-000001$/);
  await refuseOrder(db, { orderNumber: bad.orderNumber, ...by, reason: 'the telephone number is dead' });
  expect([(await readOrderRow(shop, good.orderNumber)).status, (await readOrderRow(shop, bad.orderNumber)).status]).toEqual([
    'CONFIRMED',
    'CANCELLED',
  ]);
  expect(await onHand(shop, garment)).toBe(8);
  await shop.runJobs();
  await expect(refuseOrder(db, { orderNumber: bad.orderNumber, ...by, reason: 'again' })).rejects.toMatchObject({ code: 'OrderNotReady' });
  await bank.close();
});

test('a carrier file moves its parcels, reports bad rows by line, and changes nothing when read again', async ({ database }) => {
  const shop = openTestShop(database);
  const { db } = database;
  const garment = await shop.garment({ stock: 9 });
  for (const tracking of ['T1', 'T2', 'T3']) {
    const { orderNumber } = await placed(shop, [{ garment }]);
    const { number } = await packShipment(db, { orderNumber, ...by });
    await shipShipment(db, { number, trackingNumber: tracking, ...by });
  }
  const at = new Date(now().getTime() - 60_000).toISOString();
  const text = [
    '\uFEFFTracking_Number;Status;Time',
    `T1;Delivered;${at}`,
    `T2;returned to sender;${at}`,
    `T9;delivered;${at}`,
    `T3;eaten;${at}`,
    `T3;delivered;yesterday`,
    `T3;delivered;${new Date(now().getTime() + days(1)).toISOString()}`,
  ].join('\n');
  const reports = await importDeliveries(db, { text, actor: 'carrier' });
  expect(reports.map(({ line, about, outcome }) => [line, about, outcome])).toEqual([
    [2, 'T1', 'done'],
    [3, 'T2', 'done'],
    [4, 'T9', 'refused'],
    [5, 'T3', 'refused'],
    [6, 'T3', 'refused'],
    [7, 'T3', 'refused'],
  ]);
  const parcels = await db.select().from(shipments).orderBy(shipments.id);
  expect(parcels.map(({ status }) => status)).toEqual(['DELIVERED', 'RETURNED_TO_SENDER', 'SHIPPED']);
  expect(parcels[0]?.endedAt?.toISOString()).toBe(at);
  const again = await importDeliveries(db, { text, actor: 'carrier' });
  expect(again.map(({ outcome }) => outcome)).toEqual(['known', 'known', 'refused', 'refused', 'refused', 'refused']);
  await expect(importDeliveries(db, { text: 'number,when\n1,2', actor: 'carrier' })).rejects.toMatchObject({ code: 'NotACarrierFile' });
});

test('a parcel without a further status counts as delivered after the days of its country, not earlier, and a pickup never does', async ({
  database,
}) => {
  const shop = openTestShop(database);
  const { db } = database;
  const garment = await shop.garment({ stock: 9 });
  const courier = await placed(shop, [{ garment }]);
  const cart = await shop.createCart(SI, { garment });
  const { data: pickup } = await shop.order(cart.id, readyForm('SI', { shippingMethod: 'pickup' }));
  for (const { orderNumber } of [courier, pickup]) {
    const { number } = await packShipment(db, { orderNumber, ...by });
    await shipShipment(db, { number, trackingNumber: orderNumber === courier.orderNumber ? 'T' : '', ...by });
  }
  const start = now().getTime();
  const onDay = async (day: number) => {
    const reset = setClock(() => new Date(start + days(day)));
    try {
      return await countAsDelivered(db);
    } finally {
      reset();
    }
  };
  expect([await onDay(13), await onDay(15), await onDay(16)]).toEqual([0, 1, 0]);
  expect([(await readOrderRow(shop, courier.orderNumber)).status, (await readOrderRow(shop, pickup.orderNumber)).status]).toEqual([
    'DELIVERED',
    'SHIPPED',
  ]);
});

test('a parcel with an exchange does not change its order', async ({ database }) => {
  const shop = openTestShop(database);
  const { db } = database;
  const garment = await shop.garment({ stock: 9 });
  const { orderNumber } = await placed(shop, [{ garment }]);
  const { number } = await packShipment(db, { orderNumber, ...by });
  await shipShipment(db, { number, trackingNumber: '1', ...by });
  await deliverShipment(db, { number, ...by });
  const { id, deliveredAt, goods } = await readOrderRow(shop, orderNumber);
  const items = [{ orderLineId: goods[0]?.id ?? 0, variantId: garment.variantId, quantity: 1 }];
  const parcel = await inTransaction(db, (tx) => packExchange(tx, { orderId: id, returnNumber: 'RET-1', items, ...by }));
  expect(parcel).toMatchObject({ number: `${orderNumber}-2`, returnNumber: 'RET-1' });
  await shipShipment(db, { number: parcel.number, trackingNumber: '2', ...by });
  await returnToSender(db, { number: parcel.number, ...by });
  expect(await readOrderRow(shop, orderNumber)).toMatchObject({ status: 'DELIVERED', deliveredAt });
  expect(await listCreditNotes(shop, id)).toEqual([]);
  expect(findTransitionPath('DELIVERED', 'DELIVERED')).toEqual([]);
});

test('a packed parcel is unpacked before it is shipped: its pieces are packed again or cancelled, and stock is right', async ({ database }) => {
  const shop = openTestShop(database);
  const { db } = database;
  const garment = await shop.garment({ stock: 5 });
  const { orderNumber } = await placed(shop, [{ garment, quantity: 2 }]);
  const { goods } = await readOrderRow(shop, orderNumber);
  const orderLineId = goods[0]?.id ?? 0;
  await shop.runJobs();
  const { number } = await packShipment(db, { orderNumber, ...by });
  const unpack = (parcel: string) => inTransaction(db, (tx) => unpackShipment(tx, { number: parcel, ...by, reason: 'the customer called' }));
  await unpack(number);
  expect([(await readOrderRow(shop, orderNumber)).status, await onHand(shop, garment)]).toEqual(['CONFIRMED', 3]);
  expect((await listOrderQueue(db)).toPack[0]?.pieces).toMatchObject([{ quantity: 2 }]);
  await expect(shipShipment(db, { number, trackingNumber: '1', ...by })).rejects.toMatchObject({ code: 'ShipmentCannotMove' });
  await expect(unpack(number)).rejects.toMatchObject({ code: 'ShipmentCannotMove' });
  await shop.runJobs();
  expect(await listBrokenRecords(database)).toEqual([]);

  const second = await packShipment(db, { orderNumber, pieces: [{ orderLineId, quantity: 1 }], ...by });
  expect(second.number).not.toBe(number);
  await shipShipment(db, { number: second.number, trackingNumber: '2', ...by });
  await expect(unpack(second.number)).rejects.toMatchObject({ code: 'ShipmentCannotMove' });
  await cancelLines(db, { orderNumber, pieces: [{ orderLineId, quantity: 1 }], ...by, reason: 'not wanted' });
  await shop.runJobs();
  expect([(await readOrderRow(shop, orderNumber)).status, await onHand(shop, garment)]).toEqual(['SHIPPED', 4]);
  expect(await listBrokenRecords(database)).toEqual([]);
});

test('an order that was refunded in full is neither packed nor shipped', async ({ database }) => {
  const bank = await openBankedShop(database);
  try {
    const { shop } = bank;
    const { db } = database;
    const garment = await shop.garment();
    const order = await placed(shop, [{ garment, quantity: 2 }], 'card');
    await bank.press(order.payUrl ?? '', 'pay');
    await shop.runJobs();
    const { orderNumber } = order;
    const { lines, goods } = await readOrderRow(shop, orderNumber);
    const orderLineId = goods[0]?.id ?? 0;
    const { number } = await packShipment(db, { orderNumber, pieces: [{ orderLineId, quantity: 1 }], ...by });
    await refundLines(db, { orderNumber, lines: [{ orderLineId, amount: 1000 }] });
    await refundLines(db, {
      orderNumber,
      lines: lines.map(({ id, total }) => ({ orderLineId: id, amount: id === orderLineId ? total - 1000 : total })),
    });
    await expect(shipShipment(db, { number, trackingNumber: '1', ...by })).rejects.toMatchObject({ code: 'OrderRefunded' });
    await expect(packShipment(db, { orderNumber, ...by })).rejects.toMatchObject({ code: 'OrderRefunded' });
    await inTransaction(db, (tx) => unpackShipment(tx, { number, ...by, reason: 'refunded' }));
    await cancelLines(db, { orderNumber, pieces: [{ orderLineId, quantity: 2 }], ...by, reason: 'refunded' });
    await shop.runJobs();
    expect((await readOrderRow(shop, orderNumber)).status).toBe('CANCELLED');
    expect(await listBrokenRecords(database)).toEqual([]);
  } finally {
    await bank.close();
  }
});
