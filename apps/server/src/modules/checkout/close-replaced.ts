import { ordersOfCart, type PlacedOrderRow } from '#modules/orders';
import { closePayments, PaymentNotAvailable } from '#modules/payments';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';
import { contentHash } from './checkout-key.ts';
import { IdempotencyConflict } from './errors.ts';
import type { Placement } from './place-order.ts';
import { settleOrder } from './settle-order.ts';

/**
 * Before an order takes the place of one that waits for its payment, or is to be paid in another way, the provider's
 * session of the old one is ended: nobody pays twice. No transaction is open meanwhile.
 * @throws IdempotencyConflict if the old one turns out to be paid: the shopper has to see that first
 * @throws PaymentNotAvailable if the provider can't be reached and the order is to be paid in another way
 */
export async function closeReplaced(db: Db, config: Config, placement: Placement): Promise<void> {
  for (const order of replacedBy(placement, await ordersOfCart(db, placement.cartId)))
    await close(db, config, order, order.idempotencyKey === placement.idempotencyKey);
}

/** Those of a cart's orders that wait for their payment and that this one would replace, or have paid in another way. */
export function replacedBy({ idempotencyKey, input }: Placement, orders: readonly PlacedOrderRow[]): PlacedOrderRow[] {
  return orders.filter((order) => {
    if (order.status !== 'PENDING' || order.paymentStatus === 'PROCESSING') return false;
    if (order.idempotencyKey !== idempotencyKey) return true;
    // What will be answered again, or refused, takes nobody's place.
    return input.form.paymentMethod !== order.paymentMethod && contentHash(input.form) === order.contentHash;
  });
}

async function close(db: Db, config: Config, { orderNumber, paymentMethod }: PlacedOrderRow, isSame: boolean): Promise<void> {
  let isClosed: boolean;
  try {
    isClosed = await closePayments(db, config, orderNumber);
  } catch (error) {
    if (isSame) throw new PaymentNotAvailable(paymentMethod, error);
    // Its stock stays held until its session can be ended; it does not stand in the way of a new order.
    return;
  }
  if (isClosed) return;
  await settleOrder(db, orderNumber);
  if (!isSame) throw new IdempotencyConflict();
}
