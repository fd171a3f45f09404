import { eq } from 'drizzle-orm';
import type { Tx } from '#platform/transaction';
import { shipmentItems } from '../tables.ts';
import { followParcels } from './follow-parcels.ts';
import type { Shipment } from './list-shipments.ts';
import { lockOrderByParcel } from './lock-order-with-parcels.ts';
import { moveShipment } from './move-shipment.ts';

interface Unpacking {
  number: string;
  actor: string;
  reason: string;
}

/**
 * Opens a packed parcel before it is shipped. Ordered pieces are to be packed again or can be cancelled; their stock stays sold. The caller
 * assigns pieces of an exchange to their return again.
 * @returns the parcel with the items that were in it
 * @throws ShipmentNotFound, ShipmentCannotMove once it is shipped
 */
export async function unpackShipment(tx: Tx, { number, actor, reason }: Unpacking): Promise<Shipment> {
  const { order, parcel } = await lockOrderByParcel(tx, number);
  await moveShipment(tx, parcel, { move: 'unpack', actor, reason });
  await tx.delete(shipmentItems).where(eq(shipmentItems.shipmentId, parcel.id));
  await followParcels(tx, order, { actor, reason: reason || `parcel ${parcel.number} unpacked` });
  return parcel;
}
