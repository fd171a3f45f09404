import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { TrackingNumberMissing } from './errors.ts';
import { followParcels } from './follow-parcels.ts';
import { lockOrderOfParcel } from './lock-order-in-hand.ts';
import { moveShipment } from './move-shipment.ts';

interface Shipping {
  number: string;
  /** As the country's terms say if left out. */
  carrier?: string | undefined;
  /** May be left out of what is picked up at the shop's own place. */
  trackingNumber?: string | undefined;
  actor: string;
  reason?: string;
}

/**
 * Hands a parcel to its carrier; one that is picked up waits for its buyer from now on.
 * @throws ShipmentNotFound, ShipmentCannotMove, TrackingNumberMissing
 */
export async function shipShipment(db: Db, { number, carrier, trackingNumber = '', actor, reason = '' }: Shipping): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { order, parcel } = await lockOrderOfParcel(tx, number);
    const tracking = trackingNumber.trim();
    if (tracking === '' && order.shippingMethod !== 'pickup') throw new TrackingNumberMissing(parcel.number);
    const facts = { trackingNumber: tracking, ...(carrier?.trim() && { carrier: carrier.trim() }) };
    await moveShipment(tx, parcel, { move: 'ship', actor, reason, facts });
    await followParcels(tx, order, { actor, reason: reason || `parcel ${parcel.number}` });
  });
}
