import { moveOrder, movesBetween, recordArrival, type PlacedOrderRow } from '#modules/orders';
import type { Tx } from '#platform/transaction';
import { boughtParcels, contentOf } from './lock-order-in-hand.ts';
import { derivedStatus } from './order-progress.ts';

/**
 * Brings an order to where its parcels and lines say it stands now, and keeps when the last of it arrived.
 * The caller holds the order's lock.
 * @returns the order as it is now
 */
export async function followParcels(tx: Tx, order: PlacedOrderRow, { actor, reason }: { actor: string; reason: string }): Promise<PlacedOrderRow> {
  const { goods, ...inHand } = await contentOf(tx, order);
  const parcels = boughtParcels(inHand);
  const status = derivedStatus(goods, parcels, { isPaid: isPaid(order) });
  let now = order;
  for (const move of movesBetween(order.status, status)) now = await moveOrder(tx, now, { status: move, actor, reason });
  if (status !== 'DELIVERED' && status !== 'COMPLETED') return now;
  const arrivals = parcels.flatMap(({ status: of, endedAt }) => (of === 'DELIVERED' && endedAt ? endedAt.getTime() : []));
  const deliveredAt = new Date(Math.max(...arrivals));
  if (order.deliveredAt?.getTime() !== deliveredAt.getTime()) await recordArrival(tx, order.id, deliveredAt);
  return { ...now, deliveredAt };
}

/** Whether its money has come, be it that some of it has gone back since. */
export const isPaid = ({ paymentStatus }: Pick<PlacedOrderRow, 'paymentStatus'>): boolean =>
  paymentStatus === 'PAID' || paymentStatus === 'PARTIALLY_REFUNDED' || paymentStatus === 'REFUNDED';
