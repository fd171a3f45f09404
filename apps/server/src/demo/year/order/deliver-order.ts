import { isPaidOnDelivery } from '#modules/payments';
import { days, hours, minutes } from '#kit/clock';
import { toInstant } from '#modules/countries';
import {
  hasReachedStep,
  refundOrder,
  listGoodsLines,
  moveStock,
  recordTransition,
  releasePromotions,
  staff,
  findWorkingHour,
  type OrderInProgress,
} from './order-in-progress.ts';
import { refundFlawedProduct, returnOrder } from './return-order.ts';
import type { YearRecords } from '../year-records.ts';

type Parcel = YearRecords['shipments'][number];

/** Packs and ships a confirmed order and has it delivered or refused. The carrier remits cash some days later. */
export function deliverOrder(order: OrderInProgress, confirmedAt: Date): void {
  const { row, random, planned } = order;
  const packedAt = findWorkingHour(new Date(confirmedAt.getTime() + hours(random.between(3, 21)) + minutes(random.between(0, 59))), random);
  if (!hasReachedStep(order, 'packed', packedAt)) return;
  const parcel = packParcel(order, packedAt);
  // A parcel packed after the carrier's visit leaves the next day.
  const isLate = random.chance(0.3);
  const shippedAt = isLate
    ? findWorkingHour(new Date(packedAt.getTime() + hours(14)), random)
    : new Date(packedAt.getTime() + minutes(random.between(50, 200)));
  if (!hasReachedStep(order, 'shipped', shippedAt)) return;
  moveParcel(order, parcel, { to: 'SHIPPED', actor: staff, at: shippedAt });
  Object.assign(parcel, { shippedAt, trackingNumber: makeTrackingNumber(order, parcel.id) });
  recordTransition(order, { status: 'SHIPPED', actor: staff, reason: `parcel ${parcel.number}`, at: shippedAt });
  const arrivesAt = computeArrival(order, shippedAt);
  if (!hasReachedStep(order, 'delivered', arrivesAt)) return;
  if (planned.course === 'refused') {
    refuseParcel(order, parcel, arrivesAt);
    return;
  }
  moveParcel(order, parcel, { to: 'DELIVERED', actor: 'carrier', at: arrivesAt });
  parcel.endedAt = arrivesAt;
  row.deliveredAt = arrivesAt;
  recordTransition(order, { status: 'DELIVERED', actor: 'carrier', reason: `parcel ${parcel.number}`, at: arrivesAt });
  const paidAt = row.paymentStatus === 'PAID' ? arrivesAt : remitCash(order, { parcel, arrivesAt });
  if (paidAt === null) return;
  recordTransition(order, {
    status: 'COMPLETED',
    actor: isPaidOnDelivery(row.paymentMethod) ? staff : 'carrier',
    reason: 'delivered and paid',
    at: paidAt,
  });
  if (planned.course === 'returned' || planned.course === 'return-rejected') returnOrder(order, paidAt);
  if (planned.course === 'flawed') refundFlawedProduct(order, paidAt);
}

/** Returns a tracking number; an order picked up at the shop has none. */
const makeTrackingNumber = ({ row, priced }: OrderInProgress, parcelId: number): string =>
  row.shippingMethod === 'pickup' ? '' : `DEMO${String(parcelId).padStart(8, '0')}${priced.country.code}`;

function packParcel(order: OrderInProgress, packedAt: Date): Parcel {
  const { row, records, takeId, priced } = order;
  const parcel: Parcel = {
    ...{ id: takeId('shipments'), orderId: row.id, number: `${row.orderNumber}-1`, status: 'PACKED', carrier: priced.shipping.carrier },
    ...{ trackingNumber: '', returnNumber: null, packedAt, shippedAt: null, endedAt: null },
  };
  records.shipments.push(parcel);
  for (const { id: orderLineId, variantId, quantity } of listGoodsLines(order))
    records.shipmentItems.push({ shipmentId: parcel.id, orderLineId, variantId, quantity });
  records.shipmentEvents.push({ shipmentId: parcel.id, from: null, to: 'PACKED', actor: staff, reason: '', at: packedAt });
  recordTransition(order, { status: 'PACKED', actor: staff, reason: `parcel ${parcel.number}`, at: packedAt });
  return parcel;
}

function moveParcel({ records }: OrderInProgress, parcel: Parcel, { to, actor, at }: { to: Parcel['status']; actor: string; at: Date }): void {
  records.shipmentEvents.push({ shipmentId: parcel.id, from: parcel.status, to, actor, reason: '', at });
  parcel.status = to;
}

/** Returns a time on one of the promised days, occasionally a day later. */
function computeArrival({ row, priced, random }: OrderInProgress, shippedAt: Date): Date {
  const [from, until] = [Date.parse(row.deliverFrom), Date.parse(row.deliverUntil)];
  const day = from + days(random.between(0, Math.max(0, Math.round((until - from) / days(1)) - 1))) + (random.chance(0.04) ? days(2) : 0);
  const time = `${String(random.between(8, 17)).padStart(2, '0')}:${String(random.between(0, 59)).padStart(2, '0')}`;
  const at = new Date(
    toInstant(priced.country.timeZone, `${new Date(day).toISOString().slice(0, 10)}T${time}`).getTime() + random.between(0, 59_000),
  );
  return at.getTime() > shippedAt.getTime() + hours(12) ? at : new Date(shippedAt.getTime() + hours(19));
}

/** @returns when the carrier has remitted the cash; null: not yet */
function remitCash(order: OrderInProgress, { parcel, arrivesAt }: { parcel: Parcel; arrivesAt: Date }): Date | null {
  const { row, records, random } = order;
  const at = findWorkingHour(new Date(arrivesAt.getTime() + days(random.between(2, 6))), random);
  if (!hasReachedStep(order, 'remitted', at)) return null;
  const reference = `R-${at.toISOString().slice(0, 10)}-${parcel.carrier.slice(0, 3).toUpperCase()}`;
  records.remittances.push({ orderId: row.id, amount: row.total, reference, bookedBy: staff, bookedAt: at });
  recordTransition(order, { payment: 'PAID', actor: staff, reason: `cash remitted by the carrier: ${reference}`, at });
  return at;
}

/** The parcel was not accepted: the carrier stores it for some days and returns it. */
function refuseParcel(order: OrderInProgress, parcel: Parcel, triedAt: Date): void {
  const { row, records, random, credits } = order;
  moveParcel(order, parcel, { to: 'UNDELIVERED', actor: 'carrier', at: triedAt });
  const at = findWorkingHour(new Date(triedAt.getTime() + days(random.between(5, 9))), random);
  if (at > order.today) return;
  moveParcel(order, parcel, { to: 'RETURNED_TO_SENDER', actor: staff, at });
  parcel.endedAt = at;
  const pieces = records.shipmentItems.filter(({ shipmentId }) => shipmentId === parcel.id);
  moveStock(order, 'restock', { pieces, reference: parcel.number, at });
  for (const { line } of listGoodsLines(order)) line.returned = line.quantity;
  releasePromotions(order, at);
  recordTransition(order, { status: 'CANCELLED', actor: staff, reason: `parcel ${parcel.number}`, at });
  refundOrder(order, { amount: row.total, cause: `parcel ${parcel.number}`, at });
  credits.push({ at, cause: `parcel ${parcel.number}`, lines: 'all' });
}
