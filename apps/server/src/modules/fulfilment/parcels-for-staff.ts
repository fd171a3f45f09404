import { asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { ShipmentNotFound } from './errors.ts';
import { findShipmentByNumber, withItems, type Shipment } from './shipments-of.ts';
import { shipmentEvents, shipmentItems, shipments } from './tables.ts';

/** The parcel of a number, in any case, with its content. @throws ShipmentNotFound */
export async function findParcel(db: Db, number: string): Promise<Shipment> {
  const [found] = await withItems(db, [await findShipmentByNumber(db, number)]);
  if (!found) throw new ShipmentNotFound(number);
  return found;
}

/** Orders of which a parcel is known to its carrier by this number: a query of their ids. */
export const ordersTrackedAs = (trackingNumber: string): SQL =>
  sql`select order_id from ${shipments} where ${shipments.trackingNumber} = ${trackingNumber.trim()}`;

/** What has happened to the parcels of an order, with who and why. */
export const parcelEvents = (db: Db, orderId: number) =>
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

/** Where the pieces of order lines are, parcel by parcel; those of exchanges too. */
export async function parcelsOfLines(
  db: Db,
  lineIds: readonly number[],
): Promise<{ lineId: number; status: Shipment['status']; quantity: number }[]> {
  if (lineIds.length === 0) return [];
  return db
    .select({ lineId: shipmentItems.orderLineId, status: shipments.status, quantity: shipmentItems.quantity })
    .from(shipmentItems)
    .innerJoin(shipments, eq(shipments.id, shipmentItems.shipmentId))
    .where(inArray(shipmentItems.orderLineId, [...lineIds]))
    .orderBy(asc(shipments.id));
}
