import { restock } from '#modules/catalog';
import { countCancelled, PiecesNotAvailable, type LinePieces } from '#modules/orders';
import { releasePromotions } from '#modules/promotions';
import type { Db } from '#platform/database';
import { publish } from '#platform/outbox';
import { inTransaction } from '#platform/transaction';
import { OrderNotReady } from './errors.ts';
import { followParcels } from './shipments/follow-parcels.ts';
import { refundUndelivered } from './refund-undelivered.ts';
import { isPurchaseParcel, lockOrderWithParcels } from './shipments/lock-order-with-parcels.ts';
import { countPiecesToPack } from './order-progress.ts';
import { CANCELLED_LINES } from './undelivered-causes.ts';

declare module '#platform/outbox' {
  interface EventMap {
    /** Some pieces of an order were cancelled; `order.cancelled` covers a whole order. */
    'order.lines-cancelled': { orderId: number; pieces: LinePieces[]; cause: string };
  }
}

interface LineCancellation {
  orderNumber: string;
  /** Pieces that are not in a parcel yet. */
  pieces: readonly LinePieces[];
  actor: string;
  reason: string;
}

/**
 * Cancels pieces of an order before they are packed: they go back into stock, and exactly what was paid for them is refunded.
 * An order with nothing left is cancelled.
 * @throws OrderNotFound, OrderNotReady before confirmation and once everything is sent
 * @throws PiecesNotAvailable if a line has fewer unpacked pieces
 */
export async function cancelLines(db: Db, { orderNumber, pieces, actor, reason }: LineCancellation): Promise<void> {
  await inTransaction(db, async (tx) => {
    const loaded = await lockOrderWithParcels(tx, orderNumber);
    const { order, goods } = loaded;
    if (!['CONFIRMED', 'PACKED', 'SHIPPED'].includes(order.status) || pieces.length === 0) throw new OrderNotReady(order);
    const owed = countPiecesToPack(goods, isPurchaseParcel(loaded));
    for (const requested of pieces) {
      const left = owed.find(({ orderLineId }) => orderLineId === requested.orderLineId)?.quantity ?? 0;
      if (requested.quantity < 1 || requested.quantity > left) throw new PiecesNotAvailable(requested);
    }
    const cause = buildCause(orderNumber, pieces, goods);
    const lines = pieces.flatMap(({ orderLineId, quantity }) => {
      const variantId = goods.find(({ id }) => id === orderLineId)?.variantId;
      return variantId ? [{ variantId, quantity }] : [];
    });
    await restock(tx, { lines, reference: orderNumber });
    await countCancelled(tx, pieces);
    const now = await followParcels(tx, order, { actor, reason });
    if (now.status === 'CANCELLED') await releasePromotions(tx, order);
    else await publish(tx, { type: 'order.lines-cancelled', payload: { orderId: order.id, pieces: [...pieces], cause } });
    await refundUndelivered(tx, { order: now, goods, pieces, cause });
  });
}

/**
 * `lines 7KQ4M-X2RPA 4711:2`: two pieces of line 4711 are cancelled so far. Unique per cancellation, because an edit replaces a line
 * that has cancelled pieces by a new one.
 */
function buildCause(orderNumber: string, pieces: readonly LinePieces[], goods: readonly { id: number; cancelled: number }[]): string {
  const counts = pieces.map(({ orderLineId, quantity }) => {
    const line = goods.find(({ id }) => id === orderLineId);
    return `${orderLineId}:${(line?.cancelled ?? 0) + quantity}`;
  });
  return `${CANCELLED_LINES} ${orderNumber} ${counts.join(',')}`;
}
