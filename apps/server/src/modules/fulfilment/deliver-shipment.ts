import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { followParcels } from './follow-parcels.ts';
import { lockOrderOfParcel } from './lock-order-in-hand.ts';
import { moveShipment } from './move-shipment.ts';

interface ParcelNews {
  number: string;
  actor: string;
  reason?: string;
  /** When it happened, as the carrier says; now if left out. */
  at?: Date | undefined;
}

/** Notes that a parcel has arrived. @throws ShipmentNotFound, ShipmentCannotMove */
export const deliverShipment = (db: Db, news: ParcelNews): Promise<void> => note(db, news, 'deliver');

/** Notes that a parcel could not be handed over; it may be brought once more. @throws ShipmentNotFound, ShipmentCannotMove */
export const failDelivery = (db: Db, news: ParcelNews): Promise<void> => note(db, news, 'fail');

async function note(db: Db, { number, actor, reason = '', at }: ParcelNews, move: 'deliver' | 'fail'): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { order, parcel } = await lockOrderOfParcel(tx, number);
    await moveShipment(tx, parcel, { move, actor, reason, at });
    await followParcels(tx, order, { actor, reason: reason || `parcel ${parcel.number}` });
  });
}
