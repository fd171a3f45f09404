import { fileURLToPath } from 'node:url';
import { deliverShipment, packShipment, shipShipment } from '#modules/fulfilment';
import type { PlacedOrder } from '#server/contract';
import { type Database, connect } from '#platform/database';
import { readConfig } from '#platform/config';
import { createLog } from '#platform/log';

/** `node --import tsx delivered-order.ts ORDER …`: packs, ships and delivers orders of a running shop, for browser tests. */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const database = await connect(readConfig(), { attach: true, log: createLog('warn') });
  try {
    for (const orderNumber of process.argv.slice(2)) await deliver(database, { orderNumber });
  } finally {
    await database.close();
  }
}

/** Packs, ships and delivers all remaining pieces of an order. @returns the parcel's number */
export async function deliver({ db }: Pick<Database, 'db'>, { orderNumber }: Pick<PlacedOrder, 'orderNumber'>): Promise<string> {
  const number = await ship({ db }, { orderNumber });
  await deliverShipment(db, { number, actor: 'desk' });
  return number;
}

/** Packs and ships all remaining pieces of an order. @returns the parcel's number */
export async function ship({ db }: Pick<Database, 'db'>, { orderNumber }: Pick<PlacedOrder, 'orderNumber'>): Promise<string> {
  const { number } = await packShipment(db, { orderNumber, actor: 'desk' });
  await shipShipment(db, { number, trackingNumber: `T-${number}`, actor: 'desk' });
  return number;
}
