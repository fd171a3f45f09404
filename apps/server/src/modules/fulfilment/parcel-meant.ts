import { ShopError } from '#kit/errors';
import { findNamedOrder, OrderNotFound } from '#modules/orders';
import type { Db } from '#platform/database';
import { shipmentsOf, type Shipment } from './shipments-of.ts';

/** An order was named of which no parcel, or more than one, can be meant. */
class ParcelUnclear extends ShopError {
  constructor(name: string, { parcels, why }: { parcels: readonly Shipment[]; why: string }) {
    const had =
      parcels.length > 0 ? `It has: ${parcels.map(({ number, status }) => `${number} (${status})`).join(', ')}` : 'Nothing of it is packed yet';
    super('ParcelUnclear', 409, `Order ${name} has ${why}. ${had}`, { name, parcels: parcels.map(({ number }) => number) });
  }
}

/**
 * The parcel that somebody means: by its own number, or by its order's or invoice's if only one of that can be meant.
 * @param states of a parcel that is meant
 * @returns its number; what was typed if it is no order's
 * @throws ParcelUnclear
 */
export async function parcelMeant(db: Db, name: string, states: readonly Shipment['status'][]): Promise<string> {
  const order = await findNamedOrder(db, name).catch((error: unknown) => {
    if (error instanceof OrderNotFound) return null;
    throw error;
  });
  if (!order) return name;
  const parcels = await shipmentsOf(db, order.id);
  const meant = parcels.filter(({ status }) => states.includes(status));
  if (meant.length === 1 && meant[0]) return meant[0].number;
  throw new ParcelUnclear(name, { parcels, why: meant.length > 1 ? 'several: name the parcel' : `no parcel that is ${states.join(' or ')}` });
}
