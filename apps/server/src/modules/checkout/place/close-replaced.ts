import { listOrdersOfCart, type PlacedOrderRow } from '#modules/orders';
import { closePayments, PaymentNotAvailable } from '#modules/payments';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';
import { computeContentHash } from './checkout-key.ts';
import { IdempotencyConflict } from '../errors.ts';
import type { Placement } from './placement.ts';
import { settleOrder } from '../payment/settle-order.ts';

/**
 * Ends the provider's session of an order that is about to be replaced or paid in another way, so that no one pays twice. Runs outside
 * of a transaction.
 * @throws IdempotencyConflict if the old order turns out to be paid: the shopper has to see that first
 * @throws PaymentNotAvailable if the provider can't be reached and the order is to be paid in another way
 */
export async function closeReplaced(db: Db, config: Config, placement: Placement): Promise<void> {
  for (const order of listReplacedOrders(placement, await listOrdersOfCart(db, placement.cartId)))
    await close(db, config, order, order.idempotencyKey === placement.idempotencyKey);
}

/** Returns those orders of a cart that wait for payment and that this order would replace or pay in another way. */
export function listReplacedOrders({ idempotencyKey, input }: Placement, orders: readonly PlacedOrderRow[]): PlacedOrderRow[] {
  return orders.filter((order) => {
    if (order.status !== 'PENDING' || order.paymentStatus === 'PROCESSING') return false;
    if (order.idempotencyKey !== idempotencyKey) return true;
    // A repeated or refused request replaces no order.
    return input.form.paymentMethod !== order.paymentMethod && computeContentHash(input.form) === order.contentHash;
  });
}

async function close(db: Db, config: Config, { orderNumber, paymentMethod }: PlacedOrderRow, isSame: boolean): Promise<void> {
  let isClosed: boolean;
  try {
    isClosed = await closePayments(db, config, orderNumber);
  } catch (error) {
    if (isSame) throw new PaymentNotAvailable(paymentMethod, error);
    // Its stock stays held until its session can be ended; it does not block a new order.
    return;
  }
  if (isClosed) return;
  await settleOrder(db, orderNumber);
  if (!isSame) throw new IdempotencyConflict();
}
