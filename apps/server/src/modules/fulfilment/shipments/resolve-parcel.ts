import { ShopError } from '#kit/errors';
import { getOrderByNumber, OrderNotFound } from '#modules/orders';
import type { Db } from '#platform/database';
import { listShipments, type Shipment } from './list-shipments.ts';

/** An order number was given, but none or several of its parcels match. */
class ParcelUnclear extends ShopError {
  constructor(name: string, { parcels, why }: { parcels: readonly Shipment[]; why: string }) {
    const state =
      parcels.length > 0 ? `Parcels: ${parcels.map(({ number, status }) => `${number} (${status})`).join(', ')}` : 'No items are packed yet';
    super('ParcelUnclear', 409, `Order ${name} has ${why}. ${state}`, { name, parcels: parcels.map(({ number }) => number) });
  }
}

/**
 * Finds a parcel by its own number, or by the order or invoice number if exactly one parcel matches.
 * @param states the states that match
 * @returns its number, or the input if it names no order
 * @throws ParcelUnclear
 */
export async function resolveParcelNumber(db: Db, name: string, states: readonly Shipment['status'][]): Promise<string> {
  const order = await getOrderByNumber(db, name).catch((error: unknown) => {
    if (error instanceof OrderNotFound) return null;
    throw error;
  });
  if (!order) return name;
  const parcels = await listShipments(db, order.id);
  const matching = parcels.filter(({ status }) => states.includes(status));
  if (matching.length === 1 && matching[0]) return matching[0].number;
  throw new ParcelUnclear(name, {
    parcels,
    why: matching.length > 1 ? 'several parcels. Enter the number of the parcel' : `no parcel that is ${states.join(' or ')}`,
  });
}
