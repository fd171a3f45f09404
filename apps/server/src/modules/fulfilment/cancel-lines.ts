import { restock } from '#modules/catalog';
import { countCancelled, PiecesNotThere, type LinePieces } from '#modules/orders';
import { releasePromotions } from '#modules/promotions';
import type { Db } from '#platform/database';
import { publish } from '#platform/outbox';
import { inTransaction } from '#platform/transaction';
import { OrderNotInHand } from './errors.ts';
import { followParcels } from './follow-parcels.ts';
import { giveBack } from './give-back.ts';
import { boughtParcels, lockOrderInHand } from './lock-order-in-hand.ts';
import { piecesToPack } from './order-progress.ts';

declare module '#platform/outbox' {
  interface EventMap {
    /** Some of an order is not sent; of one that is cancelled wholly `order.cancelled` tells. */
    'order.lines-cancelled': { orderId: number; pieces: LinePieces[]; cause: string };
  }
}

interface LineCancellation {
  orderNumber: string;
  /** Pieces that are in no parcel yet. */
  pieces: readonly LinePieces[];
  actor: string;
  reason: string;
}

/**
 * Takes pieces out of an order before they are packed: they go back on the shelf, and what was paid for them goes back, to the
 * minor unit. An order of which nothing is left is cancelled.
 * @throws OrderNotFound, OrderNotInHand before it is confirmed and once all has been sent
 * @throws PiecesNotThere if a line has fewer pieces that are not packed
 */
export async function cancelLines(db: Db, { orderNumber, pieces, actor, reason }: LineCancellation): Promise<void> {
  await inTransaction(db, async (tx) => {
    const inHand = await lockOrderInHand(tx, orderNumber);
    const { order, goods } = inHand;
    if (!['CONFIRMED', 'PACKED', 'SHIPPED'].includes(order.status) || pieces.length === 0) throw new OrderNotInHand(order);
    const owed = piecesToPack(goods, boughtParcels(inHand));
    for (const some of pieces) {
      const left = owed.find(({ orderLineId }) => orderLineId === some.orderLineId)?.quantity ?? 0;
      if (some.quantity < 1 || some.quantity > left) throw new PiecesNotThere(some);
    }
    const cause = causeOf(orderNumber, pieces, goods);
    const lines = pieces.flatMap(({ orderLineId, quantity }) => {
      const variantId = goods.find(({ id }) => id === orderLineId)?.variantId;
      return variantId ? [{ variantId, quantity }] : [];
    });
    await restock(tx, { lines, reference: orderNumber });
    await countCancelled(tx, pieces);
    const now = await followParcels(tx, order, { actor, reason });
    if (now.status === 'CANCELLED') await releasePromotions(tx, order);
    else await publish(tx, { type: 'order.lines-cancelled', payload: { orderId: order.id, pieces: [...pieces], cause } });
    await giveBack(tx, { order: now, goods, pieces, cause });
  });
}

/**
 * `lines 7KQ4M-X2RPA 4711:2`: of the line with this id, two pieces are cancelled by now. No two cancellations come to the same: an
 * edit puts a new line in the place of one of which pieces were cancelled.
 */
function causeOf(orderNumber: string, pieces: readonly LinePieces[], goods: readonly { id: number; cancelled: number }[]): string {
  const counts = pieces.map(({ orderLineId, quantity }) => {
    const line = goods.find(({ id }) => id === orderLineId);
    return `${orderLineId}:${(line?.cancelled ?? 0) + quantity}`;
  });
  return `lines ${orderNumber} ${counts.join(',')}`;
}
