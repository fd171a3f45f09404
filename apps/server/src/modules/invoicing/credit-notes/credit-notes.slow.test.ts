import { asc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { now, setClock } from '#kit/clock';
import type { Database } from '#platform/database';
import { publish } from '#platform/outbox';
import { inTransaction } from '#platform/transaction';
import { orderLines, orders } from '#tables/orders';
import { createTestDatabase } from '#testing/database';
import { openTestShop, readyForm, shopIds, type TestShop } from '#testing/test-shop';
import { issueCreditNote, listDocuments } from '../index.ts';
import { creditNoteCounters, documents } from '../tables.ts';

const { SI, HU } = shopIds;

let database: Database;
let shop: TestShop;
let resetClock = (): void => undefined;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database);
});
afterEach(() => resetClock());
afterAll(() => database.close());

/** Places and confirms an order that is paid on delivery; returns its id and lines, goods first. */
async function confirmedOrder(country: 'SI' | 'HU' = 'SI', quantity = 2) {
  const cart = await shop.createCart(country === 'SI' ? SI : HU, { garment: await shop.garment({ stock: 20 }), quantity });
  const { orderNumber } = (await shop.order(cart.id, readyForm(country))).data;
  const [order] = await database.db.select().from(orders).where(eq(orders.orderNumber, orderNumber));
  if (!order) throw new Error('no order was placed');
  const lines = await database.db.select().from(orderLines).where(eq(orderLines.orderId, order.id)).orderBy(asc(orderLines.position));
  return { order, orderId: order.id, lines, goods: lines[0]?.id ?? 0 };
}
const credit = (orderId: number, cause: string, lines: Parameters<typeof issueCreditNote>[1]['lines']) =>
  inTransaction(database.db, (tx) => issueCreditNote(tx, { orderId, cause, lines }));
const countersAre = async () =>
  database.db.select().from(creditNoteCounters).orderBy(asc(creditNoteCounters.countryCode), asc(creditNoteCounters.year));
const lastOfThisYear = async () =>
  (await countersAre()).find(({ countryCode, year }) => countryCode === 'SI' && year === now().getFullYear())?.last ?? 0;

test('credit notes have their own gapless series per country and year, even if a third of the transactions fail', async () => {
  resetClock = setClock(() => new Date('2027-03-01T12:00:00Z'));
  const placed = await Promise.all(Array.from({ length: 8 }, () => confirmedOrder('SI', 4)));
  const tries = placed.flatMap(({ orderId, goods }, order) =>
    Array.from({ length: 3 }, async (_, piece) =>
      inTransaction(database.db, async (tx) => {
        const number = await issueCreditNote(tx, {
          orderId,
          cause: `return ${order}-${piece}`,
          lines: [{ orderLineId: goods, quantity: 1, amount: 1999 }],
        });
        if (piece === 1) throw new Error('the power is out');
        return number;
      }).catch(() => null),
    ),
  );
  const numbers = (await Promise.all(tries)).filter((number) => number !== null).sort();
  expect(numbers).toEqual(Array.from({ length: 16 }, (_, index) => `SI-2027-C${String(index + 1).padStart(6, '0')}`));
  expect(await countersAre()).toContainEqual({ countryCode: 'SI', year: 2027, last: 16 });
});

test('concurrent requests with the same cause issue one credit note', async () => {
  const { orderId, goods } = await confirmedOrder();
  const lines = [{ orderLineId: goods, quantity: 1, amount: 1999 }];
  const numbers = await Promise.all(Array.from({ length: 6 }, () => credit(orderId, 'return twice', lines)));
  expect(new Set(numbers).size).toBe(1);
  expect((await listDocuments(database.db, orderId)).map(({ kind, total }) => [kind, total])).toEqual([
    ['invoice', expect.any(Number)],
    ['credit-note', 1999],
  ]);
});

test('all credit notes together cannot exceed the invoice, and a refused one takes no number', async () => {
  const { orderId, goods } = await confirmedOrder();
  const before = await lastOfThisYear();
  await credit(orderId, 'first half', [{ orderLineId: goods, quantity: 1, amount: 1999 }]);
  await expect(credit(orderId, 'too much', [{ orderLineId: goods, quantity: 1, amount: 2000 }])).rejects.toMatchObject({
    code: 'CreditExceedsInvoice',
  });
  await credit(orderId, 'second half', [{ orderLineId: goods, quantity: 1, amount: 1999 }]);
  await expect(credit(orderId, 'a third half', [{ orderLineId: goods, quantity: 0, amount: 1 }])).rejects.toMatchObject({
    code: 'CreditExceedsInvoice',
  });
  expect(await lastOfThisYear()).toBe(before + 2);
});

test('an order cancelled after confirmation has an invoice and a credit note of everything, charges and rounding included', async () => {
  const { order, orderId } = await confirmedOrder('HU', 1);
  await database.db
    .update(orders)
    .set({ rounding: 2, total: order.total + 2 })
    .where(eq(orders.id, orderId));
  await shop.runJobs();
  await inTransaction(database.db, (tx) => publish(tx, { type: 'order.cancelled', payload: { orderId } }));
  await inTransaction(database.db, (tx) => publish(tx, { type: 'order.cancelled', payload: { orderId } }));
  await shop.runJobs();
  const [invoice, note, ...more] = await listDocuments(database.db, orderId);
  expect(more).toEqual([]);
  expect(invoice).toMatchObject({ kind: 'invoice', number: order.invoiceNumber });
  expect(note).toMatchObject({ kind: 'credit-note', total: invoice?.total, vat: invoice?.vat, currency: 'HUF' });
  const [retained] = await database.db
    .select()
    .from(documents)
    .where(eq(documents.number, note?.number ?? ''));
  expect(retained?.content).toMatchObject({ corrects: { number: order.invoiceNumber, issuedOn: invoice?.issuedOn } });
});

test('an order without an invoice cannot be credited', async () => {
  const { orderId, goods } = await confirmedOrder();
  await database.db.update(orders).set({ invoiceNumber: null }).where(eq(orders.id, orderId));
  await expect(credit(orderId, 'too early', [{ orderLineId: goods, quantity: 1, amount: 1 }])).rejects.toMatchObject({ code: 'NoInvoice' });
});
