import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { TrackingNumberMissing } from '../errors.ts';
import { assertNotRefunded } from './assert-not-refunded.ts';
import { assertUndisputed } from './assert-undisputed.ts';
import { followParcels } from './follow-parcels.ts';
import { lockOrderByParcel } from './lock-order-with-parcels.ts';
import { moveShipment } from './move-shipment.ts';

interface Shipping {
  number: string;
  /** Defaults to the carrier of the country's terms. */
  carrier?: string | undefined;
  /** Optional for pickup at the shop's own place. */
  trackingNumber?: string | undefined;
  actor: string;
  reason?: string;
}

/**
 * Hands a parcel to its carrier; a pickup is ready from now on.
 * @throws ShipmentNotFound, ShipmentCannotMove, TrackingNumberMissing, OrderDisputed
 * @throws OrderRefunded if everything in it was refunded
 */
export async function shipShipment(db: Db, { number, carrier, trackingNumber = '', actor, reason = '' }: Shipping): Promise<void> {
  await inTransaction(db, async (tx) => {
    const loaded = await lockOrderByParcel(tx, number);
    const { order, parcel } = loaded;
    await assertUndisputed(tx, order.orderNumber);
    // An exchange was paid with the returned goods.
    if (parcel.returnNumber === null) await assertNotRefunded(tx, loaded, parcel.items);
    const tracking = trackingNumber.trim();
    if (tracking === '' && order.shippingMethod !== 'pickup') throw new TrackingNumberMissing(parcel.number);
    const facts = { trackingNumber: tracking, ...(carrier?.trim() && { carrier: carrier.trim() }) };
    await moveShipment(tx, parcel, { move: 'ship', actor, reason, facts });
    await followParcels(tx, order, { actor, reason: reason || `parcel ${parcel.number}` });
  });
}
