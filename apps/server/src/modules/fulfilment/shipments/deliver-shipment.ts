import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { followParcels } from './follow-parcels.ts';
import { lockOrderByParcel } from './lock-order-with-parcels.ts';
import { moveShipment } from './move-shipment.ts';

interface ParcelUpdate {
  number: string;
  actor: string;
  reason?: string;
  /** Time reported by the carrier; defaults to now. */
  at?: Date | undefined;
}

/**
 * Records that a parcel was delivered.
 * @throws ShipmentNotFound, ShipmentCannotMove
 */
export const deliverShipment = (db: Db, update: ParcelUpdate): Promise<void> => recordUpdate(db, update, 'deliver');

/**
 * Records a failed delivery; the carrier may try again.
 * @throws ShipmentNotFound, ShipmentCannotMove
 */
export const recordFailedDelivery = (db: Db, update: ParcelUpdate): Promise<void> => recordUpdate(db, update, 'fail');

async function recordUpdate(db: Db, { number, actor, reason = '', at }: ParcelUpdate, move: 'deliver' | 'fail'): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { order, parcel } = await lockOrderByParcel(tx, number);
    await moveShipment(tx, parcel, { move, actor, reason, at });
    await followParcels(tx, order, { actor, reason: reason || `parcel ${parcel.number}` });
  });
}
