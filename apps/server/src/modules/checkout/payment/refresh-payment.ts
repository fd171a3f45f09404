import { findOrder, type PlacedOrderRow } from '#modules/orders';
import { askProvider, findLatestPayment } from '#modules/payments';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';
import { settleOrder } from './settle-order.ts';

/**
 * Requests the state of the latest payment from the provider and applies it, because the webhook may be late or lost. If the provider cannot
 * be reached, the known state stays.
 * @returns the updated order; the same object if nothing has changed
 */
export async function refreshPayment(db: Db, config: Config, order: PlacedOrderRow): Promise<PlacedOrderRow> {
  if (order.status !== 'PENDING') return order;
  const attempt = await findLatestPayment(db, order.orderNumber);
  // Without a payment page the order cannot have been paid.
  if (attempt?.outcome !== null || attempt.payUrl === null) return order;
  if (attempt.status === 'open' || attempt.status === 'processing') await askProvider(db, config, attempt).catch(() => undefined);
  await settleOrder(db, order.orderNumber);
  const current = await findOrder(db, order.orderNumber);
  const isSame = current?.status === order.status && current.paymentStatus === order.paymentStatus;
  return isSame || !current ? order : current;
}
