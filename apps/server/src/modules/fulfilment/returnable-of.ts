import { linesOfOrder } from '#modules/orders';
import type { Db } from '#platform/database';
import { boughtParcels } from './lock-order-in-hand.ts';
import { returnablePieces } from './order-progress.ts';
import { shipmentsOf } from './shipments-of.ts';

/** Pieces of each line of an order that have arrived and have not been sent back; lines with none are left out. */
export async function returnableOf(db: Db, orderId: number): Promise<{ orderLineId: number; quantity: number }[]> {
  const goods = (await linesOfOrder(db, orderId)).filter(({ kind }) => kind === 'goods');
  return returnablePieces(goods, boughtParcels({ parcels: await shipmentsOf(db, orderId) }));
}
