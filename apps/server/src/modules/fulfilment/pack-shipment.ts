import { PiecesNotThere, type LinePieces } from '#modules/orders';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { carrierOf } from './carrier-of.ts';
import { NothingToPack, OrderNotInHand } from './errors.ts';
import { followParcels } from './follow-parcels.ts';
import { boughtParcels, lockOrderInHand } from './lock-order-in-hand.ts';
import { piecesToPack } from './order-progress.ts';
import type { Shipment } from './shipments-of.ts';
import { writeShipment } from './write-shipment.ts';

interface Packing {
  orderNumber: string;
  /** Some of what is still to be packed; all of it if left out. */
  pieces?: readonly LinePieces[] | undefined;
  actor: string;
  reason?: string;
}

/**
 * Puts some or all of what an order still owes into a parcel.
 * @throws OrderNotFound, OrderNotInHand before it is confirmed and once it is over
 * @throws NothingToPack, PiecesNotThere if a line has fewer pieces left
 */
export async function packShipment(db: Db, { orderNumber, pieces, actor, reason = '' }: Packing): Promise<Shipment> {
  return inTransaction(db, async (tx) => {
    const inHand = await lockOrderInHand(tx, orderNumber);
    const { order, goods } = inHand;
    if (order.status === 'PENDING' || order.status === 'CANCELLED') throw new OrderNotInHand(order);
    const owed = piecesToPack(goods, boughtParcels(inHand));
    if (owed.length === 0) throw new NothingToPack(orderNumber);
    const packed = pieces ? together(pieces) : owed;
    const items = packed.map((some) => {
      const left = owed.find(({ orderLineId }) => orderLineId === some.orderLineId)?.quantity ?? 0;
      const variantId = goods.find(({ id }) => id === some.orderLineId)?.variantId;
      if (!variantId || some.quantity < 1 || some.quantity > left) throw new PiecesNotThere(some);
      return { ...some, variantId };
    });
    const parcel = await writeShipment(tx, inHand, { carrier: await carrierOf(tx, order), returnNumber: null, items, actor, reason });
    await followParcels(tx, order, { actor, reason: reason || `parcel ${parcel.number}` });
    return parcel;
  });
}

/** Two mentions of a line are one. */
function together(pieces: readonly LinePieces[]): LinePieces[] {
  const byLine = new Map<number, number>();
  for (const { orderLineId, quantity } of pieces) byLine.set(orderLineId, (byLine.get(orderLineId) ?? 0) + quantity);
  return [...byLine].map(([orderLineId, quantity]) => ({ orderLineId, quantity }));
}
