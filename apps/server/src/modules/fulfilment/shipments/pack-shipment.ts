import { PiecesNotAvailable, type LinePieces } from '#modules/orders';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { findCarrier } from '../carriers/carrier-table.ts';
import { NothingToPack, OrderNotReady } from '../errors.ts';
import { assertNotRefunded } from './assert-not-refunded.ts';
import { assertUndisputed } from './assert-undisputed.ts';
import { followParcels } from './follow-parcels.ts';
import { isPurchaseParcel, lockOrderWithParcels } from './lock-order-with-parcels.ts';
import { countPiecesToPack } from '../order-progress.ts';
import type { Shipment } from './list-shipments.ts';
import { writeShipment } from './write-shipment.ts';

interface Packing {
  orderNumber: string;
  /** Some of the unpacked pieces; all of them if omitted. */
  pieces?: readonly LinePieces[] | undefined;
  actor: string;
  reason?: string;
}

/**
 * Packs some or all of the unpacked pieces of an order into a parcel.
 * @throws OrderNotFound, OrderNotReady before confirmation and once it is over
 * @throws OrderDisputed; OrderRefunded if all of these pieces were refunded
 * @throws NothingToPack, PiecesNotAvailable if a line has fewer pieces left
 */
export async function packShipment(db: Db, { orderNumber, pieces, actor, reason = '' }: Packing): Promise<Shipment> {
  return inTransaction(db, async (tx) => {
    const loaded = await lockOrderWithParcels(tx, orderNumber);
    const { order, goods } = loaded;
    if (order.status === 'PENDING' || order.status === 'CANCELLED') throw new OrderNotReady(order);
    await assertUndisputed(tx, order.orderNumber);
    const owed = countPiecesToPack(goods, isPurchaseParcel(loaded));
    if (owed.length === 0) throw new NothingToPack(orderNumber);
    const packed = pieces ? mergeLines(pieces) : owed;
    const items = packed.map((requested) => {
      const left = owed.find(({ orderLineId }) => orderLineId === requested.orderLineId)?.quantity ?? 0;
      const variantId = goods.find(({ id }) => id === requested.orderLineId)?.variantId;
      if (!variantId || requested.quantity < 1 || requested.quantity > left) throw new PiecesNotAvailable(requested);
      return { ...requested, variantId };
    });
    await assertNotRefunded(tx, loaded, items);
    const parcel = await writeShipment(tx, loaded, { carrier: await findCarrier(tx, order), returnNumber: null, items, actor, reason });
    await followParcels(tx, order, { actor, reason: reason || `parcel ${parcel.number}` });
    return parcel;
  });
}

/** Adds up repeated lines. */
function mergeLines(pieces: readonly LinePieces[]): LinePieces[] {
  const byLine = new Map<number, number>();
  for (const { orderLineId, quantity } of pieces) byLine.set(orderLineId, (byLine.get(orderLineId) ?? 0) + quantity);
  return [...byLine].map(([orderLineId, quantity]) => ({ orderLineId, quantity }));
}
