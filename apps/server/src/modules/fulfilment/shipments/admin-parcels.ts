import { asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { escapeLike } from '#platform/sql/like-pattern';
import { ShipmentNotFound } from '../errors.ts';
import { findShipmentByNumber, addItems, type Shipment } from './list-shipments.ts';
import { shipmentEvents, shipmentItems, shipments } from '../tables.ts';

/**
 * Returns a parcel with its items by number, in any case.
 * @throws ShipmentNotFound
 */
export async function findParcel(db: Db, number: string): Promise<Shipment> {
  const [found] = await addItems(db, [await findShipmentByNumber(db, number)]);
  if (!found) throw new ShipmentNotFound(number);
  return found;
}

/** Returns a query for the ids of orders with a parcel of this tracking number. */
export const selectOrdersByTrackingNumber = (trackingNumber: string): SQL =>
  sql`select order_id from ${shipments} where ${shipments.trackingNumber} = ${trackingNumber.trim()}`;

/** Returns the events of an order's parcels, with person and reason. */
export const listParcelEvents = (db: Db, orderId: number) =>
  db
    .select({
      number: shipments.number,
      to: shipmentEvents.to,
      actor: shipmentEvents.actor,
      reason: shipmentEvents.reason,
      at: shipmentEvents.at,
      carrier: shipments.carrier,
      trackingNumber: shipments.trackingNumber,
    })
    .from(shipmentEvents)
    .innerJoin(shipments, eq(shipments.id, shipmentEvents.shipmentId))
    .where(eq(shipments.orderId, orderId))
    .orderBy(asc(shipmentEvents.id));

/** Returns the pieces of order lines by parcel, including exchanges. */
export async function listLineParcels(
  db: Db,
  lineIds: readonly number[],
): Promise<{ lineId: number; status: Exclude<Shipment['status'], 'UNPACKED'>; quantity: number }[]> {
  if (lineIds.length === 0) return [];
  const rows = await db
    .select({ lineId: shipmentItems.orderLineId, status: shipments.status, quantity: shipmentItems.quantity })
    .from(shipmentItems)
    .innerJoin(shipments, eq(shipments.id, shipmentItems.shipmentId))
    .where(inArray(shipmentItems.orderLineId, [...lineIds]))
    .orderBy(asc(shipments.id));
  // An unpacked parcel contains nothing.
  return rows.flatMap(({ status, ...pieces }) => (status === 'UNPACKED' ? [] : [{ ...pieces, status }]));
}

/** Finds orders by a part of a parcel's tracking number. @returns ids, the newest parcel first */
export async function findOrderIdsByTracking(db: Db, text: string, limit: number): Promise<number[]> {
  const part = text.replace(/\s/g, '').toLowerCase();
  if (part.length < 4 || !/\d/.test(part)) return [];
  const { rows } = await db.execute<{ order_id: number }>(sql`
    with found as materialized (select id, order_id from ${shipments} where lower(tracking_number) like ${`%${escapeLike(part)}%`})
    select order_id from found order by id desc limit ${limit}`);
  return rows.map(({ order_id }) => order_id);
}
