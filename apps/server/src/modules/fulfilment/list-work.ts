import { asc, inArray } from 'drizzle-orm';
import { currencyOn, paymentTerms } from '#modules/countries';
import { linesOfOrder, ordersIn, type OrderLineRow, type PlacedOrderRow } from '#modules/orders';
import type { Db } from '#platform/database';
import { cashDue } from './cash-due.ts';
import { boughtParcels } from './lock-order-in-hand.ts';
import { piecesToPack } from './order-progress.ts';
import { shipmentsOf, withItems, type Shipment } from './shipments-of.ts';
import { shipments } from './tables.ts';

/** What waits for somebody's hands, the oldest first. */
export interface Work {
  toConfirm: PlacedOrderRow[];
  toPack: { order: PlacedOrderRow; pieces: { line: OrderLineRow; quantity: number }[] }[];
  toShip: Shipment[];
  underWay: Shipment[];
  /** `due` in minor units. */
  cashToBook: { order: PlacedOrderRow; due: number }[];
}

export async function listWork(db: Db): Promise<Work> {
  return {
    toConfirm: await atDesk(db),
    toPack: await toPack(db),
    toShip: await parcelsIn(db, ['PACKED']),
    underWay: await parcelsIn(db, ['SHIPPED', 'UNDELIVERED']),
    cashToBook: await cashToBook(db),
  };
}

const parcelsIn = async (db: Db, statuses: Shipment['status'][]): Promise<Shipment[]> =>
  withItems(db, await db.select().from(shipments).where(inArray(shipments.status, statuses)).orderBy(asc(shipments.id)));

/** Those that are paid online wait for their money, not for the desk. */
async function atDesk(db: Db): Promise<PlacedOrderRow[]> {
  const waiting: PlacedOrderRow[] = [];
  for (const order of await ordersIn(db, ['PENDING'])) {
    const methods = await paymentTerms(db, order.countryId);
    if (methods.find(({ code }) => code === order.paymentMethod)?.provider === 'none') waiting.push(order);
  }
  return waiting;
}

async function toPack(db: Db): Promise<Work['toPack']> {
  const waiting: Work['toPack'] = [];
  for (const order of await ordersIn(db, ['CONFIRMED', 'PACKED', 'SHIPPED'])) {
    const goods = (await linesOfOrder(db, order.id)).filter(({ kind }) => kind === 'goods');
    const owed = piecesToPack(goods, boughtParcels({ parcels: await shipmentsOf(db, order.id) }));
    const pieces = goods.flatMap((line) => {
      const quantity = owed.find(({ orderLineId }) => orderLineId === line.id)?.quantity;
      return quantity ? [{ line, quantity }] : [];
    });
    if (pieces.length > 0) waiting.push({ order, pieces });
  }
  return waiting;
}

async function cashToBook(db: Db): Promise<Work['cashToBook']> {
  const delivered = (await ordersIn(db, ['DELIVERED'])).filter(({ paymentStatus }) => paymentStatus === 'UNPAID');
  const waiting: Work['cashToBook'] = [];
  for (const order of delivered) waiting.push({ order, due: await cashDueOf(db, order) });
  return waiting;
}

/** What carriers are to hand over for an order, minor units. */
export async function cashDueOf(db: Db, order: PlacedOrderRow): Promise<number> {
  const lines = await linesOfOrder(db, order.id);
  const { cashStep } = await currencyOn(db, order.countryId, order.placedAt);
  const goods = lines.filter(({ kind }) => kind === 'goods');
  const charges = lines.filter(({ kind }) => kind !== 'goods');
  return cashDue({ order, goods, charges, parcels: boughtParcels({ parcels: await shipmentsOf(db, order.id) }) }, cashStep);
}
