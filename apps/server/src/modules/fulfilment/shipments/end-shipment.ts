import { restock } from '#modules/catalog';
import { countReturned, type LinePieces } from '#modules/orders';
import { releasePromotions } from '#modules/promotions';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { countExchangeReturned } from './exchanged-pieces.ts';
import { followParcels } from './follow-parcels.ts';
import { refundUndelivered } from '../refund-undelivered.ts';
import { UNDELIVERED_PARCEL } from '../undelivered-causes.ts';
import { lockOrderByParcel } from './lock-order-with-parcels.ts';
import { moveShipment } from './move-shipment.ts';
import type { Shipment } from './list-shipments.ts';

interface ParcelEnd {
  number: string;
  actor: string;
  reason?: string;
  /** Time reported by the carrier; defaults to now. */
  at?: Date | undefined;
}

/**
 * Takes back a parcel that was not accepted: its pieces go back into stock and are refunded. A refused cash parcel was never paid
 * and is only credited.
 * @throws ShipmentNotFound, ShipmentCannotMove
 */
export const returnToSender = (db: Db, end: ParcelEnd): Promise<void> => endShipment(db, end, 'return');

/**
 * Marks a parcel as lost by its carrier and refunds it. It is not sent again automatically, because the customer may no longer want
 * it; the email explains how to reorder.
 * @throws ShipmentNotFound, ShipmentCannotMove
 */
export const recordLostShipment = (db: Db, end: ParcelEnd): Promise<void> => endShipment(db, end, 'lose');

async function endShipment(db: Db, { number, actor, reason = '', at }: ParcelEnd, move: 'return' | 'lose'): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { order, goods, parcel } = await lockOrderByParcel(tx, number);
    // Carriers often report only the return, without the failed delivery before it.
    const isUnannounced = move === 'return' && parcel.status === 'SHIPPED';
    if (isUnannounced) await moveShipment(tx, parcel, { move: 'fail', actor, reason, at });
    await moveShipment(tx, isUnannounced ? { ...parcel, status: 'UNDELIVERED' } : parcel, { move, actor, reason, at });
    if (move === 'return') await restock(tx, { lines: parcel.items, reference: parcel.number });
    // A lost parcel is already refunded, or its exchange has already failed.
    if (parcel.status === 'LOST') return;
    // An exchange was paid with the returned goods: the module `returns` sends it again or refunds it.
    if (parcel.returnNumber !== null) return countExchangeReturned(tx, listExchangeItems(parcel));
    const pieces = sumPerLine(parcel);
    await countReturned(tx, pieces);
    const now = await followParcels(tx, order, { actor, reason: reason || `parcel ${parcel.number}` });
    if (now.status === 'CANCELLED') await releasePromotions(tx, order);
    await refundUndelivered(tx, { order: now, goods, pieces, cause: `${UNDELIVERED_PARCEL} ${parcel.number}` });
  });
}

const sumPerLine = ({ items }: Shipment): LinePieces[] => items.map(({ orderLineId, quantity }) => ({ orderLineId, quantity }));

const listExchangeItems = ({ items }: Shipment) => items.map(({ id, orderLineId, quantity }) => ({ shipmentItemId: id, orderLineId, quantity }));
