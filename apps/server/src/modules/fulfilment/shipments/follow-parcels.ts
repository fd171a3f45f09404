import { moveOrder, findTransitionPath, recordArrival, type PlacedOrderRow } from '#modules/orders';
import type { Tx } from '#platform/transaction';
import { isPurchaseParcel, readOrderWithParcels } from './lock-order-with-parcels.ts';
import { deriveStatus } from '../order-progress.ts';

/**
 * Updates an order's status from its parcels and lines, and stores the time of the last delivery.
 * The caller holds the order's lock.
 * @returns the updated order
 */
export async function followParcels(tx: Tx, order: PlacedOrderRow, { actor, reason }: { actor: string; reason: string }): Promise<PlacedOrderRow> {
  const { goods, ...loaded } = await readOrderWithParcels(tx, order);
  const parcels = isPurchaseParcel(loaded);
  const status = deriveStatus(goods, parcels, { isPaid: isPaid(order) });
  let now = order;
  for (const move of findTransitionPath(order.status, status)) now = await moveOrder(tx, now, { status: move, actor, reason });
  if (status !== 'DELIVERED' && status !== 'COMPLETED') return now;
  const arrivals = parcels.flatMap(({ status: of, endedAt }) => (of === 'DELIVERED' && endedAt ? endedAt.getTime() : []));
  const deliveredAt = new Date(Math.max(...arrivals));
  if (order.deliveredAt?.getTime() !== deliveredAt.getTime()) await recordArrival(tx, order.id, deliveredAt);
  return { ...now, deliveredAt };
}

/** Returns whether the order was paid, even if a part was refunded since. */
export const isPaid = ({ paymentStatus }: Pick<PlacedOrderRow, 'paymentStatus'>): boolean =>
  paymentStatus === 'PAID' || paymentStatus === 'PARTIALLY_REFUNDED' || paymentStatus === 'REFUNDED';
