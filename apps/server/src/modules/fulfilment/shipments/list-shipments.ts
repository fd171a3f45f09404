import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { ShipmentNotFound } from '../errors.ts';
import { shipmentItems, shipments } from '../tables.ts';

/** Pieces to put into a parcel: the order line, and the variant that is in the parcel. */
export interface ShipmentPieces {
  orderLineId: number;
  variantId: number;
  quantity: number;
}

/** An item of a parcel. */
interface ShipmentItem extends ShipmentPieces {
  id: number;
  /** Of an exchange: pieces that are returned or never arrived. */
  returned: number;
}

export type ShipmentRow = typeof shipments.$inferSelect;

/** A parcel with its items. */
export interface Shipment extends ShipmentRow {
  items: ShipmentItem[];
}

/** Returns all parcels of an order in packing order, including exchanges. Two queries. */
export const listShipments = (db: Db, orderId: number): Promise<Shipment[]> =>
  db
    .select()
    .from(shipments)
    .where(eq(shipments.orderId, orderId))
    .orderBy(asc(shipments.id))
    .then((rows) => addItems(db, rows));

/** Finds a parcel by id. */
export async function findShipment(db: Db, shipmentId: number): Promise<Shipment | undefined> {
  const [found] = await addItems(db, await db.select().from(shipments).where(eq(shipments.id, shipmentId)));
  return found;
}

/**
 * Returns the parcel of a number, in any case.
 * @throws ShipmentNotFound
 */
export async function findShipmentByNumber(db: Db, number: string): Promise<ShipmentRow> {
  const [found] = await db.select().from(shipments).where(eq(shipments.number, number.trim().toUpperCase()));
  if (!found) throw new ShipmentNotFound(number);
  return found;
}

/** Returns the parcels with a carrier's tracking number. */
export const listShipmentsByTrackingNumber = (db: Db, trackingNumber: string): Promise<ShipmentRow[]> =>
  db.select().from(shipments).where(eq(shipments.trackingNumber, trackingNumber)).orderBy(asc(shipments.id));

/** Adds the items to parcels. */
export async function addItems(db: Db, rows: readonly ShipmentRow[]): Promise<Shipment[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const items = await db
    .select()
    .from(shipmentItems)
    .where(inArray(shipmentItems.shipmentId, ids))
    .orderBy(asc(shipmentItems.orderLineId), asc(shipmentItems.variantId));
  return rows.map((row) => ({
    ...row,
    items: items.filter(({ shipmentId }) => shipmentId === row.id).map(({ shipmentId: _, ...item }) => item),
  }));
}
