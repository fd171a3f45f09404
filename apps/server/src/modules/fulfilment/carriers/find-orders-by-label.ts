import { getOrderByNumber, listOrdersById, OrderNotFound, type PlacedOrderRow } from '#modules/orders';
import type { Db } from '#platform/database';
import { ShipmentNotFound } from '../errors.ts';
import { findShipmentByNumber, listShipmentsByTrackingNumber } from '../shipments/list-shipments.ts';

/** Finds orders by a number on a packing slip, an invoice or a carrier's label: order, invoice, parcel or tracking number. */
export async function findOrdersByLabel(db: Db, number: string): Promise<PlacedOrderRow[]> {
  const byNumber = await ignoreNotFound(getOrderByNumber(db, number));
  if (byNumber) return [byNumber];
  const parcel = await ignoreNotFound(findShipmentByNumber(db, number));
  const parcels = parcel ? [parcel] : await listShipmentsByTrackingNumber(db, number);
  return listOrdersById(db, [...new Set(parcels.map(({ orderId }) => orderId))]);
}

const ignoreNotFound = <Found>(found: Promise<Found>): Promise<Found | undefined> =>
  found.catch((error: unknown) => {
    if (error instanceof OrderNotFound || error instanceof ShipmentNotFound) return undefined;
    throw error;
  });
