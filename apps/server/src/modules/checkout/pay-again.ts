import { OrderCannotMove, proveOrder, type OrderProof } from '#modules/orders';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';
import { answerPlaced } from './answer-placed.ts';
import type { PlacedOrder } from './contract.ts';

/**
 * Leads back to the payment of an order that still waits for it: to the page that is open, or to a new one if that has ended.
 * @param asked.returnUrl origin and language prefix of the shop's own pages
 * @throws OrderNotFound
 * @throws OrderCannotMove if nothing waits to be paid: it is paid, being paid, or was given up
 * @throws PaymentNotAvailable if the provider gives no page now
 */
export async function payAgain(db: Db, config: Config, asked: OrderProof & { returnUrl?: string | undefined }): Promise<PlacedOrder> {
  const order = await proveOrder(db, asked);
  const placed = await answerPlaced(db, config, { order, returnUrl: asked.returnUrl });
  if (!placed.payUrl) throw new OrderCannotMove(order.status, 'pay');
  return placed;
}
