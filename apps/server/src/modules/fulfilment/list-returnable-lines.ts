import { listOrderLines } from '#modules/orders';
import type { Db } from '#platform/database';
import { boughtParcels } from './shipments/lock-order-with-parcels.ts';
import { returnablePieces } from './order-progress.ts';
import { listShipments } from './shipments/list-shipments.ts';

/** Returns the pieces of each line that were delivered and not sent back, without lines that have none. */
export async function listReturnableLines(db: Db, orderId: number): Promise<{ orderLineId: number; quantity: number }[]> {
  const goods = (await listOrderLines(db, orderId)).filter(({ kind }) => kind === 'goods');
  return returnablePieces(goods, boughtParcels({ parcels: await listShipments(db, orderId) }));
}
