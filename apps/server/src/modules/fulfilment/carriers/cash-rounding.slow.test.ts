import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getCurrency } from '#modules/countries';
import { bookRemittance, cancelLines, computeCashDue, refundWithReason } from '#modules/fulfilment';
import { getCreditableLines } from '#modules/invoicing';
import type { Database } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { documents } from '#tables/invoicing';
import { orderLines, orders } from '#tables/orders';
import { refunds } from '#tables/payments';
import { createTestDatabase } from '#testing/database';
import { listBrokenRecords } from '#testing/orders/broken-records';
import { deliver } from '#testing/orders/delivered-order';
import { openTestShop, readyForm, type CheckoutDraft, type TestShop } from '#testing/test-shop';

interface RoundingCountry {
  code: string;
  id: number;
  /** Minor units. */
  step: number;
  /** The price of a piece, which cannot be paid in coins. */
  price: number;
  form: CheckoutDraft;
}

const rounded: readonly RoundingCountry[] = [
  { code: 'HU', id: 16, step: 500, price: 499_800, form: { phone: '06 1 234 5678', postalCode: '1011', city: 'Budapest' } },
  { code: 'CZ', id: 12, step: 100, price: 49_930, form: { phone: '601 123 456', postalCode: '110 00', city: 'Praha' } },
  { code: 'SK', id: 4, step: 5, price: 1998, form: { phone: '0905 123 456', postalCode: '811 01', city: 'Bratislava' } },
  { code: 'LT', id: 8, step: 5, price: 1998, form: { phone: '+370 612 34567', postalCode: '01103', city: 'Vilnius' } },
  { code: 'IT', id: 9, step: 5, price: 1998, form: { phone: '+39 312 345 6789', postalCode: '00187', city: 'Roma', state: 'RM' } },
];

let database: Database;
let shop: TestShop;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database);
});
afterAll(() => database.close());

/** Places a cash order of three pieces. */
async function placed({ id, price, form }: RoundingCountry) {
  const cart = await shop.createCart(id, { garment: await shop.garment({ stock: 9, prices: { [id]: price } }), quantity: 3 });
  const filled = readyForm('SI', { email: `${crypto.randomUUID()}@example.com`, ...form });
  const { data, code } = await shop.order(cart.id, filled);
  if (code) throw new Error(code);
  const [order] = await database.db.select().from(orders).where(eq(orders.orderNumber, data.orderNumber));
  if (!order) throw new Error('no order was placed');
  const lines = await database.db.select().from(orderLines).where(eq(orderLines.orderId, order.id)).orderBy(asc(orderLines.position));
  return { order, lines, goods: lines[0]?.id ?? 0, due: () => computeCashDue(database.db, order) };
}
type Placed = Awaited<ReturnType<typeof placed>>;

const readDocuments = async ({ order }: Placed) =>
  (await database.db.select().from(documents).where(eq(documents.orderId, order.id)).orderBy(asc(documents.id))).map(
    ({ kind, total, vat, content }) => ({
      kind,
      total,
      vat,
      lines: content.lines.map((line) => [line.kind, line.total, line.vat] as const),
      taxed: content.vat.reduce((sum, { net, amount }) => sum + net + amount, 0),
    }),
  );
/** The total of the invoice less its credit notes. */
const sumDocuments = (documentsOfOrder: Awaited<ReturnType<typeof readDocuments>>) =>
  documentsOfOrder.reduce((sum, { kind, total }) => sum + (kind === 'invoice' ? total : -total), 0);

/** Refunds everything that is left of an order. */
const refundAll = (placedOrder: Placed) =>
  inTransaction(database.db, async (tx) => {
    const { left } = await getCreditableLines(tx, placedOrder.order.id);
    const lines = left.map(({ orderLineId, amount }) => ({ orderLineId, amount }));
    return refundWithReason(tx, { orderNumber: placedOrder.order.orderNumber, lines, actor: 'Mira', reason: 'goodwill' });
  });

describe.each(rounded)('a cash order in $code', (country) => {
  test('can be paid in coins, is booked with the amount that the carrier collects, and its rounding is a line without VAT', async () => {
    const confirmedOrder = await placed(country);
    const { order, lines } = confirmedOrder;
    const exact = lines.reduce((sum, { total }) => sum + total, 0);
    expect(exact % country.step).not.toBe(0);
    expect([order.total % country.step, order.rounding]).toEqual([0, order.total - exact]);
    expect(Math.abs(order.rounding)).toBeLessThanOrEqual(country.step / 2);
    await deliver(database, order);
    expect(await confirmedOrder.due()).toBe(order.total);
    await bookRemittance(database.db, { orderNumber: order.orderNumber, amount: order.total, reference: '', actor: 'carrier' });
    await shop.runJobs();
    const [invoice] = await readDocuments(confirmedOrder);
    expect(invoice).toMatchObject({ kind: 'invoice', total: order.total, taxed: exact });
    expect(invoice?.lines.at(-1)).toEqual(['rounding', order.rounding, 0]);
    expect(await listBrokenRecords(database)).toEqual([]);
  });

  test('less a cancelled piece is collected in coins, documents say the same, and a full refund gives exactly that back', async () => {
    const confirmedOrder = await placed(country);
    const { orderNumber } = confirmedOrder.order;
    await cancelLines(database.db, { orderNumber, pieces: [{ orderLineId: confirmedOrder.goods, quantity: 1 }], actor: 'Mira', reason: 'sold out' });
    await deliver(database, confirmedOrder.order);
    const due = await confirmedOrder.due();
    expect(due % country.step).toBe(0);
    expect(sumDocuments(await readDocuments(confirmedOrder))).toBe(due);
    await bookRemittance(database.db, { orderNumber, amount: due, reference: '', actor: 'carrier' });
    expect(await listBrokenRecords(database)).toEqual([]);
    const { amount } = await refundAll(confirmedOrder);
    expect(amount).toBe(due);
    const given = await database.db.select().from(refunds).where(eq(refunds.reference, orderNumber));
    expect(given.map((refund) => refund.amount)).toEqual([due]);
    const documentsOfOrder = await readDocuments(confirmedOrder);
    expect(sumDocuments(documentsOfOrder)).toBe(0);
    const rounding = documentsOfOrder.flatMap(({ kind, lines }) =>
      lines.map(([of, total]) => (of === 'rounding' ? (kind === 'invoice' ? total : -total) : 0)),
    );
    expect(rounding.reduce((sum, part) => sum + part, 0)).toBe(0);
    await shop.runJobs();
    expect(await listBrokenRecords(database)).toEqual([]);
  });
});

test('an order that needed no rounding is rounded once a piece of it is cancelled', async () => {
  const hungary = rounded[0];
  if (!hungary) throw new Error('Hungary is missing');
  const begin = await placed(hungary);
  const charges = begin.lines.reduce((sum, { kind, total }) => sum + (kind === 'goods' ? 0 : total), 0);
  // Three pieces and the charges come to a payable total; two pieces do not.
  const price = 499_900 + ((((500 - ((3 * 499_900 + charges) % 500)) % 500) * 167) % 500);
  const confirmedOrder = await placed({ ...hungary, price });
  expect(confirmedOrder.order.rounding).toBe(0);
  const { orderNumber } = confirmedOrder.order;
  await cancelLines(database.db, { orderNumber, pieces: [{ orderLineId: confirmedOrder.goods, quantity: 1 }], actor: 'Mira', reason: 'sold out' });
  await deliver(database, confirmedOrder.order);
  const due = await confirmedOrder.due();
  expect(due % 500).toBe(0);
  expect(sumDocuments(await readDocuments(confirmedOrder))).toBe(due);
});

test('rounding begins on the day that the law says, and countries without such a law have none', async () => {
  const readStep = async (countryId: number, day: string) => (await getCurrency(database.db, countryId, new Date(`${day}T12:00:00Z`))).cashStep;
  expect([await readStep(8, '2025-04-30'), await readStep(8, '2025-05-01')]).toEqual([1, 5]);
  expect([await readStep(4, '2022-06-30'), await readStep(4, '2022-07-01')]).toEqual([1, 5]);
  for (const id of [1, 2, 3, 5, 6, 7, 10, 11, 13, 14, 15]) expect(await readStep(id, '2026-11-26'), String(id)).toBe(1);
});

test('an order by card is not rounded', async () => {
  const slovakia = rounded[2];
  if (!slovakia) throw new Error('Slovakia is missing');
  const cart = await shop.createCart(slovakia.id, { garment: await shop.garment({ stock: 9, prices: { [slovakia.id]: 1998 } }), quantity: 3 });
  const { data } = await shop.call<{ totals: { rounding: number } }>('PATCH', `checkout/${cart.id}`, {
    form: readyForm('SI', { ...slovakia.form, paymentMethod: 'card' }),
  });
  expect(data.totals.rounding).toBe(0);
  expect(
    await database.db
      .select()
      .from(orders)
      .where(and(eq(orders.cartId, cart.id))),
  ).toEqual([]);
});
