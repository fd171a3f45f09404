import { asc, inArray } from 'drizzle-orm';
import { getCurrency } from '#modules/countries';
import { listOrderLines, listOrdersByStatus, type OrderLineRow, type PlacedOrderRow } from '#modules/orders';
import { isPaidOnDelivery } from '#modules/payments';
import type { Db } from '#platform/database';
import { selectCashDue } from './carriers/cash-due.ts';
import { isPurchaseParcel } from './shipments/lock-order-with-parcels.ts';
import { countPiecesToPack } from './order-progress.ts';
import { listShipments, addItems, type Shipment } from './shipments/list-shipments.ts';
import { shipments } from './tables.ts';

/** The open work of the staff, the oldest first. */
export interface OrderQueue {
  toConfirm: PlacedOrderRow[];
  toPack: { order: PlacedOrderRow; pieces: { line: OrderLineRow; quantity: number }[] }[];
  toShip: Shipment[];
  underWay: Shipment[];
  /** `due` in minor units. */
  cashToBook: { order: PlacedOrderRow; due: number }[];
}

export async function listOrderQueue(db: Db): Promise<OrderQueue> {
  return {
    toConfirm: await listOrdersToConfirm(db),
    toPack: await listOrdersToPack(db),
    toShip: await listParcelsByStatus(db, ['PACKED']),
    underWay: await listParcelsByStatus(db, ['SHIPPED', 'UNDELIVERED']),
    cashToBook: await listCashToBook(db),
  };
}

const listParcelsByStatus = async (db: Db, statuses: Shipment['status'][]): Promise<Shipment[]> =>
  addItems(db, await db.select().from(shipments).where(inArray(shipments.status, statuses)).orderBy(asc(shipments.id)));

const listOrdersToConfirm = async (db: Db): Promise<PlacedOrderRow[]> => (await listOrdersByStatus(db, ['PENDING'])).filter(isWaitingForConfirmation);

/** Returns whether an order waits for confirmation by staff. An order that is paid online waits for its payment instead. */
export const isWaitingForConfirmation = ({ status, paymentMethod }: PlacedOrderRow): boolean =>
  status === 'PENDING' && isPaidOnDelivery(paymentMethod);

async function listOrdersToPack(db: Db): Promise<OrderQueue['toPack']> {
  const waiting: OrderQueue['toPack'] = [];
  for (const order of await listOrdersByStatus(db, ['CONFIRMED', 'PACKED', 'SHIPPED'])) {
    const goods = (await listOrderLines(db, order.id)).filter(({ kind }) => kind === 'goods');
    const owed = countPiecesToPack(goods, isPurchaseParcel({ parcels: await listShipments(db, order.id) }));
    const pieces = goods.flatMap((line) => {
      const quantity = owed.find(({ orderLineId }) => orderLineId === line.id)?.quantity;
      return quantity ? [{ line, quantity }] : [];
    });
    if (pieces.length > 0) waiting.push({ order, pieces });
  }
  return waiting;
}

async function listCashToBook(db: Db): Promise<OrderQueue['cashToBook']> {
  const delivered = (await listOrdersByStatus(db, ['DELIVERED'])).filter(({ paymentStatus }) => paymentStatus === 'UNPAID');
  const waiting: OrderQueue['cashToBook'] = [];
  for (const order of delivered) waiting.push({ order, due: await computeCashDue(db, order) });
  return waiting;
}

/** Returns the cash that carriers have to remit for an order, minor units. */
export async function computeCashDue(db: Db, order: PlacedOrderRow): Promise<number> {
  const lines = await listOrderLines(db, order.id);
  const { cashStep } = await getCurrency(db, order.countryId, order.placedAt);
  const goods = lines.filter(({ kind }) => kind === 'goods');
  const charges = lines.filter(({ kind }) => kind !== 'goods');
  return selectCashDue({ goods, charges, parcels: isPurchaseParcel({ parcels: await listShipments(db, order.id) }) }, cashStep);
}
