import { asc, eq, inArray } from 'drizzle-orm';
import { money, toMajor } from '#kit/money';
import { findLanguage, getCountry } from '#modules/countries';
import { getMethodTexts, isPaidOnDelivery } from '#modules/payments';
import { toShownPromotion } from '#modules/promotions';
import type { Db } from '#platform/database';
import { makeOrderLink } from '../access/order-link.ts';
import type { Order } from '../contract.ts';
import type { PlacedOrderRow } from '../change/record-order.ts';
import { orderEvents, orderLines, orders } from '../tables.ts';

type LineRow = typeof orderLines.$inferSelect;
type EventRow = typeof orderEvents.$inferSelect;

/** An order as stored and as displayed. */
export interface ReadOrder {
  row: PlacedOrderRow;
  order: Order;
}

/**
 * Returns an order for its buyer. Payment page and parcels belong to other modules, so `payUrl`, `voucher` and `shipments` are empty.
 * @returns undefined if there is none
 */
export async function readOrder(db: Db, orderId: number): Promise<ReadOrder | undefined> {
  const [read] = await readOrders(db, await db.select().from(orders).where(eq(orders.id, orderId)));
  return read;
}

/** Returns several orders for display, in their order. Two queries for any number of orders. */
export async function readOrders(db: Db, rows: readonly PlacedOrderRow[]): Promise<ReadOrder[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const lines = await db.select().from(orderLines).where(inArray(orderLines.orderId, ids)).orderBy(asc(orderLines.position));
  const events = await db.select().from(orderEvents).where(inArray(orderEvents.orderId, ids)).orderBy(asc(orderEvents.id));
  const read: ReadOrder[] = [];
  for (const row of rows) {
    const filterByOrder = <Part extends { orderId: number }>(parts: readonly Part[]) => parts.filter(({ orderId }) => orderId === row.id);
    const { timeZone } = await getCountry(db, row.countryId);
    const language = (await findLanguage(db, row.languageId))?.code ?? 'en';
    read.push({ row, order: toOrder(row, { lines: filterByOrder(lines), events: filterByOrder(events), timeZone, language }) });
  }
  return read;
}

interface OrderParts {
  lines: LineRow[];
  events: EventRow[];
  timeZone: string;
  language: string;
}

function toOrder(row: PlacedOrderRow, { lines, events, timeZone, language }: OrderParts): Order {
  const major = (amount: number) => toMajor(money(amount, row.currency));
  const goods = lines.filter(({ kind }) => kind === 'goods');
  const sumLinesOfKind = (kind: LineRow['kind']) => major(sumAmounts(lines.filter((line) => line.kind === kind).map((line) => line.total)));
  return {
    orderNumber: row.orderNumber,
    invoiceNumber: row.invoiceNumber,
    date: formatDayMonthYear(row.placedAt, timeZone),
    placedAt: row.placedAt.toISOString(),
    status: row.status,
    deliveryStatus: row.status,
    paymentStatus: row.paymentStatus,
    paymentMethod: row.paymentMethod,
    paymentMethodName: getMethodTexts(row.paymentMethod, language).name,
    isPaidOnDelivery: isPaidOnDelivery(row.paymentMethod),
    shippingMethod: row.shippingMethod,
    email: row.email,
    phone: row.phone,
    shippingAddress: row.shippingAddress,
    billingAddress: row.billingAddress,
    pickup: row.pickup,
    lines: goods.map((line) => toOrderLine(line, row.currency)),
    currency: row.currency,
    goods: major(sumAmounts(goods.map(({ total, discount }) => total + discount))),
    discount: major(sumAmounts(goods.map(({ discount }) => discount))),
    promotions: row.promotions.map((promotion) => toShownPromotion(promotion, { currency: row.currency, language })),
    couponCode: row.couponCode,
    shippingCharge: sumLinesOfKind('delivery'),
    cashOnDeliveryCharge: sumLinesOfKind('cash-on-delivery'),
    rounding: major(row.rounding),
    vat: computeVatByRate(lines).map(({ basisPoints, amount }) => ({ basisPoints, amount: major(amount) })),
    vatTotal: major(row.vat),
    grandTotal: major(row.total),
    deliverFrom: row.deliverFrom,
    deliverUntil: row.deliverUntil,
    timeline: events.map(({ kind, to, at }) => ({ kind, to, at: at.toISOString() })),
    shipments: [],
    documents: [],
    deliveredAt: row.deliveredAt?.toISOString() ?? null,
    returnUntil: null,
    canReturn: false,
    canWithdraw: false,
    payUrl: null,
    voucher: null,
    link: makeOrderLink(row),
  };
}

function toOrderLine(line: LineRow, currency: string): Order['lines'][number] {
  const { productId, sku, name, brand, color, size, imageUrl, isHygiene, quantity, cancelled } = line;
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
    isHygiene,
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

/** Returns the included VAT by rate, the highest first; minor units. */
function computeVatByRate(lines: readonly LineRow[]): { basisPoints: number; amount: number }[] {
  const rates = [...new Set(lines.filter(({ total }) => total > 0).map((line) => line.vatBasisPoints))].sort((a, b) => b - a);
  return rates.map((basisPoints) => ({
    basisPoints,
    amount: sumAmounts(lines.filter((line) => line.vatBasisPoints === basisPoints).map(({ vat }) => vat)),
  }));
}

/** Formats `05/03/2026`: the specification's day/month/year, in the shop's time zone. */
export const formatDayMonthYear = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, day: '2-digit', month: '2-digit', year: 'numeric' }).format(at);

const sumAmounts = (amounts: readonly number[]): number => amounts.reduce((a, b) => a + b, 0);
