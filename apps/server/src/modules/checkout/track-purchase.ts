import { trackOrder } from '#modules/orders';
import { payUrlOf } from '#modules/payments';
import type { Db } from '#platform/database';

/** An order as its buyer sees it, with the way to pay if it still waits for that. @throws OrderNotFound */
export async function trackPurchase(db: Db, question: Parameters<typeof trackOrder>[1]): ReturnType<typeof trackOrder> {
  const order = await trackOrder(db, question);
  return order.status === 'PENDING' ? { ...order, payUrl: await payUrlOf(db, order.orderNumber) } : order;
}
