import { OrderCannotMove, type PlacedOrderRow } from '#modules/orders';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';
import { buildPlacedAnswer } from '../place/build-placed-answer.ts';
import type { PlacedOrder } from '../contract.ts';
import { refreshPayment } from './refresh-payment.ts';

/**
 * Returns the payment page of an order that waits for payment: the open one, or a new one if that has ended.
 * @param asked.returnUrl origin and language prefix of the shop's own pages
 * @throws OrderCannotMove if no payment is due: the order is paid, being paid, or cancelled
 * @throws PaymentNotAvailable if the provider returns no page now
 */
export async function payAgain(db: Db, config: Config, request: { order: PlacedOrderRow; returnUrl: string | undefined }): Promise<PlacedOrder> {
  const order = await refreshPayment(db, config, request.order);
  const placed = await buildPlacedAnswer(db, config, { order, returnUrl: request.returnUrl });
  if (!placed.payUrl) throw new OrderCannotMove(order.status, 'pay');
  return placed;
}
