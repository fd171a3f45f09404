import { withParcels } from '#modules/fulfilment';
import { trackOrder } from '#modules/orders';
import { payUrlOf } from '#modules/payments';
import type { Db } from '#platform/database';
import type { Order } from '../orders/contract.ts';
import { papersToShow } from './papers-to-show.ts';

/** An order as its buyer sees it, with its parcels and papers, and the way to pay if it still waits for that. @throws OrderNotFound */
export async function trackPurchase(db: Db, question: Parameters<typeof trackOrder>[1]): Promise<Order> {
  const read = await trackOrder(db, question);
  const order = { ...(await withParcels(db, read)), papers: await papersToShow(db, read.row) };
  return order.status === 'PENDING' ? { ...order, payUrl: await payUrlOf(db, order.orderNumber) } : order;
}
