import { bookRemittance, computeCashDue, deliverShipment, packShipment, shipShipment } from '#modules/fulfilment';
import { getOrderByNumber } from '#modules/orders';
import type { PlacedOrder } from '#server/contract';
import type { Database } from '#platform/database';

/** Packs, ships and delivers all remaining pieces of an order. @returns the parcel's number */
export async function deliver({ db }: Pick<Database, 'db'>, { orderNumber }: Pick<PlacedOrder, 'orderNumber'>): Promise<string> {
  const number = await ship({ db }, { orderNumber });
  await deliverShipment(db, { number, actor: 'staff' });
  return number;
}

/** Delivers all remaining pieces of an order and books the cash that the carrier collected. */
export async function deliverForCash({ db }: Pick<Database, 'db'>, { orderNumber }: Pick<PlacedOrder, 'orderNumber'>): Promise<void> {
  await deliver({ db }, { orderNumber });
  const amount = await computeCashDue(db, await getOrderByNumber(db, orderNumber));
  await bookRemittance(db, { orderNumber, amount, reference: 'test', actor: 'staff' });
}

/** Packs and ships all remaining pieces of an order. @returns the parcel's number */
export async function ship({ db }: Pick<Database, 'db'>, { orderNumber }: Pick<PlacedOrder, 'orderNumber'>): Promise<string> {
  const { number } = await packShipment(db, { orderNumber, actor: 'staff' });
  await shipShipment(db, { number, trackingNumber: `T-${number}`, actor: 'staff' });
  return number;
}
