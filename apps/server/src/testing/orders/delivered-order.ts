import { deliverShipment, packShipment, shipShipment } from '#modules/fulfilment';
import type { PlacedOrder } from '#server/contract';
import type { Database } from '#platform/database';

/** Packs, ships and delivers all remaining pieces of an order. @returns the parcel's number */
export async function deliver({ db }: Pick<Database, 'db'>, { orderNumber }: Pick<PlacedOrder, 'orderNumber'>): Promise<string> {
  const number = await ship({ db }, { orderNumber });
  await deliverShipment(db, { number, actor: 'staff' });
  return number;
}

/** Packs and ships all remaining pieces of an order. @returns the parcel's number */
export async function ship({ db }: Pick<Database, 'db'>, { orderNumber }: Pick<PlacedOrder, 'orderNumber'>): Promise<string> {
  const { number } = await packShipment(db, { orderNumber, actor: 'staff' });
  await shipShipment(db, { number, trackingNumber: `T-${number}`, actor: 'staff' });
  return number;
}
