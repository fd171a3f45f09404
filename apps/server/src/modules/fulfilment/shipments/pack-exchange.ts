import type { Tx } from '#platform/transaction';
import { findCarrier } from '../carriers/carrier-table.ts';
import { assertUndisputed } from './assert-undisputed.ts';
import { lockOrderWithParcels } from './lock-order-with-parcels.ts';
import type { Shipment, ShipmentPieces } from './list-shipments.ts';
import { writeShipment } from './write-shipment.ts';

interface Exchange {
  orderId: number;
  /** The return that is exchanged. */
  returnNumber: string;
  items: readonly ShipmentPieces[];
  actor: string;
}

/**
 * Packs the goods of an exchange: a parcel without charge that does not change its order. The caller has already taken the pieces
 * from stock.
 * @throws OrderNotFound, OrderDisputed
 */
export async function packExchange(tx: Tx, { orderId, returnNumber, items, actor }: Exchange): Promise<Shipment> {
  const loaded = await lockOrderWithParcels(tx, { id: orderId });
  await assertUndisputed(tx, loaded.order.orderNumber);
  return writeShipment(tx, loaded, {
    carrier: await findCarrier(tx, loaded.order),
    returnNumber,
    items,
    actor,
    reason: `exchange of return ${returnNumber}`,
  });
}
