import { restock } from '#modules/catalog';
import { countReturned, type LinePieces } from '#modules/orders';
import { releasePromotions } from '#modules/promotions';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { followParcels } from './follow-parcels.ts';
import { giveBack } from './give-back.ts';
import { lockOrderOfParcel } from './lock-order-in-hand.ts';
import { moveShipment } from './move-shipment.ts';
import type { Shipment } from './shipments-of.ts';

interface ParcelEnd {
  number: string;
  actor: string;
  reason?: string;
  /** When it happened, as the carrier says; now if left out. */
  at?: Date | undefined;
}

/**
 * Takes a parcel in that nobody took: its pieces go back on the shelf, and what was paid for them goes back. A refused cash
 * parcel was never paid: it is credited.
 * @throws ShipmentNotFound, ShipmentCannotMove
 */
export const returnToSender = (db: Db, end: ParcelEnd): Promise<void> => giveUp(db, end, 'return');

/**
 * Gives a parcel up that its carrier has lost: what was paid for it goes back. It is not sent anew by itself, since nobody knows
 * whether it is still wanted: the mail says how to order it again.
 * @throws ShipmentNotFound, ShipmentCannotMove
 */
export const loseShipment = (db: Db, end: ParcelEnd): Promise<void> => giveUp(db, end, 'lose');

async function giveUp(db: Db, { number, actor, reason = '', at }: ParcelEnd, move: 'return' | 'lose'): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { order, goods, parcel } = await lockOrderOfParcel(tx, number);
    // A carrier seldom tells apart that nobody took it and that it is on its way back.
    const isUntold = move === 'return' && parcel.status === 'SHIPPED';
    if (isUntold) await moveShipment(tx, parcel, { move: 'fail', actor, reason, at });
    await moveShipment(tx, isUntold ? { ...parcel, status: 'UNDELIVERED' } : parcel, { move, actor, reason, at });
    if (move === 'return') await restock(tx, { lines: parcel.items, reference: parcel.number });
    // What an exchange brings has been paid for by what came back; and what was lost has been given back already.
    if (parcel.returnNumber !== null || parcel.status === 'LOST') return;
    const pieces = perLine(parcel);
    await countReturned(tx, pieces);
    const now = await followParcels(tx, order, { actor, reason: reason || `parcel ${parcel.number}` });
    if (now.status === 'CANCELLED') await releasePromotions(tx, order);
    await giveBack(tx, { order: now, goods, pieces, cause: `parcel ${parcel.number}` });
  });
}

const perLine = ({ items }: Shipment): LinePieces[] => items.map(({ orderLineId, quantity }) => ({ orderLineId, quantity }));
