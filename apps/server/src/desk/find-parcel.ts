import { shipmentsOf, type Shipment } from '#modules/fulfilment';
import { findNamedOrder, OrderNotFound } from '#modules/orders';
import type { Db } from '#platform/database';
import { StartError } from '#platform/start-error';

/**
 * The parcel that somebody means: by its own number, or by its order's if only one of that can be meant.
 * @param states of a parcel that is meant
 * @throws OrderNotFound, StartError
 */
export async function findParcel(db: Db, name: string, states: readonly Shipment['status'][]): Promise<string> {
  const order = await findNamedOrder(db, name).catch((error: unknown) => {
    if (error instanceof OrderNotFound) return null;
    throw error;
  });
  // Not an order's: then it is taken for a parcel's.
  if (!order) return name;
  const parcels = await shipmentsOf(db, order.id);
  const meant = parcels.filter(({ status }) => states.includes(status));
  if (meant.length === 1 && meant[0]) return meant[0].number;
  if (meant.length > 1) throw new StartError(`Order ${name} has several: name the parcel.\n${meant.map(parcelLine).join('\n')}`);
  const had = parcels.length > 0 ? `It has:\n${parcels.map(parcelLine).join('\n')}` : 'Nothing of it is packed yet.';
  throw new StartError(`Order ${name} has no parcel that is ${states.join(' or ')}. ${had}`);
}

const parcelLine = ({ number, status }: Shipment): string => `  ${number}  ${status}`;
