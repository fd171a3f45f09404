import { asc, eq, inArray } from 'drizzle-orm';
import { money, toMajor } from '#kit/money';
import { getCountry } from '#modules/countries';
import { shownPromotion } from '#modules/promotions';
import type { Db } from '#platform/database';
import type { Order } from './contract.ts';
import type { PlacedOrderRow } from './record-order.ts';
import { orderEvents, orderLines, orders } from './tables.ts';

type LineRow = typeof orderLines.$inferSelect;
type EventRow = typeof orderEvents.$inferSelect;

/** An order as it is kept, and as it is shown. */
export interface ReadOrder {
  row: PlacedOrderRow;
  order: Order;
}

/**
 * An order as it is shown to its buyer. What can still be paid, and what became of its parcels, is not known to orders: there is
 * neither a `payUrl` here nor a parcel.
 * @returns undefined if there is none
 */
export async function readOrder(db: Db, orderId: number): Promise<ReadOrder | undefined> {
  const [read] = await readOrders(db, await db.select().from(orders).where(eq(orders.id, orderId)));
  return read;
}

/** The same for orders that have been found already, in their order. Two queries, however many they are. */
export async function readOrders(db: Db, rows: readonly PlacedOrderRow[]): Promise<ReadOrder[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const lines = await db.select().from(orderLines).where(inArray(orderLines.orderId, ids)).orderBy(asc(orderLines.position));
  const events = await db.select().from(orderEvents).where(inArray(orderEvents.orderId, ids)).orderBy(asc(orderEvents.id));
  const read: ReadOrder[] = [];
  for (const row of rows) {
    const ofOrder = <Part extends { orderId: number }>(parts: readonly Part[]) => parts.filter(({ orderId }) => orderId === row.id);
    const { timeZone } = await getCountry(db, row.countryId);
    read.push({ row, order: shownOrder(row, { lines: ofOrder(lines), events: ofOrder(events), timeZone }) });
  }
  return read;
}

function shownOrder(row: PlacedOrderRow, { lines, events, timeZone }: { lines: LineRow[]; events: EventRow[]; timeZone: string }): Order {
  const major = (amount: number) => toMajor(money(amount, row.currency));
  const goods = lines.filter(({ kind }) => kind === 'goods');
  const totalOf = (kind: LineRow['kind']) => major(sumOf(lines.filter((line) => line.kind === kind).map((line) => line.total)));
  return {
    orderNumber: row.orderNumber,
    invoiceNumber: row.invoiceNumber,
    date: dayMonthYear(row.placedAt, timeZone),
    placedAt: row.placedAt.toISOString(),
    status: row.status,
    deliveryStatus: row.status,
    paymentStatus: row.paymentStatus,
    paymentMethod: row.paymentMethod,
    shippingMethod: row.shippingMethod,
    email: row.email,
    phone: row.phone,
    shippingAddress: row.shippingAddress,
    billingAddress: row.billingAddress,
    pickup: row.pickup,
    lines: goods.map((line) => shownLine(line, row.currency)),
    currency: row.currency,
    goods: major(sumOf(goods.map(({ total, discount }) => total + discount))),
    discount: major(sumOf(goods.map(({ discount }) => discount))),
    promotions: row.promotions.map((promotion) => shownPromotion(promotion, row.currency)),
    couponCode: row.couponCode,
    shippingCharge: totalOf('delivery'),
    cashOnDeliveryCharge: totalOf('cash-on-delivery'),
    rounding: major(row.rounding),
    vat: vatByRate(lines).map(({ basisPoints, amount }) => ({ basisPoints, amount: major(amount) })),
    vatTotal: major(row.vat),
    grandTotal: major(row.total),
    deliverFrom: row.deliverFrom,
    deliverUntil: row.deliverUntil,
    timeline: events.map(({ life, to, at }) => ({ life, to, at: at.toISOString() })),
    shipments: [],
    papers: [],
    deliveredAt: row.deliveredAt?.toISOString() ?? null,
    returnUntil: null,
    canReturn: false,
    canWithdraw: false,
    payUrl: null,
  };
}

function shownLine(line: LineRow, currency: string): Order['lines'][number] {
  const { productId, sku, name, brand, color, size, imageUrl, quantity, cancelled } = line;
  const major = (amount: number) => toMajor(money(amount, currency));
  return {
    lineId: line.id,
    productId,
    sku,
    name,
    brand,
    color,
    size,
    imageUrl,
    quantity,
    cancelled,
    unpacked: 0,
    returnable: 0,
    currency,
    unitPrice: major(line.unitPrice),
    discountPrice: major(line.discountPrice),
    total: major(line.total + line.discount),
    discount: major(line.discount),
  };
}

/** VAT contained, by rate, the highest first; minor units. */
function vatByRate(lines: readonly LineRow[]): { basisPoints: number; amount: number }[] {
  const rates = [...new Set(lines.filter(({ total }) => total > 0).map((line) => line.vatBasisPoints))].sort((a, b) => b - a);
  return rates.map((basisPoints) => ({
    basisPoints,
    amount: sumOf(lines.filter((line) => line.vatBasisPoints === basisPoints).map(({ vat }) => vat)),
  }));
}

/** `05/03/2026`: the specification's day/month/year, by the shop's own calendar. */
export const dayMonthYear = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, day: '2-digit', month: '2-digit', year: 'numeric' }).format(at);

const sumOf = (amounts: readonly number[]): number => amounts.reduce((a, b) => a + b, 0);
