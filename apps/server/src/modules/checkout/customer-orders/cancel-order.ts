import { releaseLines, renewCart } from '#modules/cart';
import { releaseStock, restock } from '#modules/catalog';
import { canCancel, moveOrder, OrderCannotMove, listPieces, type PlacedOrderRow } from '#modules/orders';
import { closePayments, lockPayments, PaymentNotAvailable, replacePayments, requireRefund } from '#modules/payments';
import { releasePromotions } from '#modules/promotions';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';
import { inTransaction, type Tx } from '#platform/transaction';
import { lockOrderAndCart } from '../place/lock-order-and-cart.ts';
import { settleOrder } from '../payment/settle-order.ts';

/**
 * Cancels an order for its customer, who has an account or the order's signed link. Releases the stock, closes open payment sessions and refunds
 * the payment. A payment that arrives later is refunded and does not reactivate the order. Does nothing if the order is already cancelled.
 * @throws OrderCannotMove once it is packed, or while its payment is being processed
 * @throws PaymentNotAvailable if the provider can't be reached to close the payment; in that case nothing has changed
 */
export async function cancelOrder(db: Db, config: Config, { order, reason }: { order: PlacedOrderRow; reason: string }): Promise<void> {
  await endPayments(db, config, order);
  await inTransaction(db, (tx) => cancelCustomerOrder(tx, { orderNumber: order.orderNumber, actor: 'shopper', reason }));
}

/**
 * Closes an order's open payment sessions at the provider before the order is cancelled, outside of a transaction. If a session turns
 * out to be paid, the payment is recorded and refunded later.
 * @throws PaymentNotAvailable if the provider can't be reached
 */
async function endPayments(
  db: Db,
  config: Config,
  { orderNumber, paymentMethod, status }: Pick<PlacedOrderRow, 'orderNumber' | 'paymentMethod' | 'status'>,
): Promise<void> {
  if (status !== 'PENDING') return;
  const isClosed = await closePayments(db, config, orderNumber).catch((error: unknown) => {
    throw new PaymentNotAvailable(paymentMethod, error);
  });
  if (!isClosed) await settleOrder(db, orderNumber);
}

/**
 * Closes the open payment sessions of an order that the shop is about to cancel.
 * @throws OrderCannotMove if it is already cancelled, PaymentNotAvailable
 */
export async function prepareCancellation(db: Db, config: Config, order: Parameters<typeof endPayments>[2]): Promise<void> {
  if (order.status === 'CANCELLED') throw new OrderCannotMove(order.status, 'cancel');
  await endPayments(db, config, order);
}

/**
 * Cancels an order whose payments have ended ({@link endPayments}), for its customer or by the shop. Does nothing if it is already
 * cancelled.
 * @throws OrderCannotMove once it is packed, or while its payment is being processed
 */
export async function cancelCustomerOrder(
  tx: Tx,
  { orderNumber, actor, reason }: { orderNumber: string; actor: string; reason: string },
): Promise<void> {
  const locked = await lockOrderAndCart(tx, orderNumber);
  if (!locked || locked.order.status === 'CANCELLED') return;
  const { order, hasCart } = locked;
  const payments = await lockPayments(tx, orderNumber);
  const openPayments = payments.filter(({ outcome }) => outcome === null);
  // A voucher can't be ended at the provider. If it is paid nevertheless, the money is refunded.
  const isPaidLater = openPayments.some(({ status, voucher }) => status === 'processing' && voucher !== null);
  const isPaymentOpen = openPayments.some(({ status, voucher }) => status === 'open' || (status === 'processing' && voucher === null));
  if (!canCancel(order, { isPaidLater }) || isPaymentOpen) throw new OrderCannotMove(isPaymentOpen ? 'PROCESSING' : order.status, 'cancel');

  // Only an order that waits for payment holds its stock. The stock of all other orders, also of unconfirmed ones, is sold.
  const isHeld = order.status === 'PENDING' && openPayments.length > 0;
  const stock = { lines: await listPieces(tx, order.id), reference: orderNumber };
  if (isHeld) await releaseStock(tx, stock);
  else await restock(tx, stock);
  await releasePromotions(tx, order);

  const paid = payments.filter(({ status, outcome }) => status === 'paid' && (outcome === null || outcome === 'kept'));
  for (const payment of paid) await requireRefund(tx, payment);
  await replacePayments(tx, orderNumber);
  const payment = isHeld ? (paid.length > 0 ? 'pay' : 'fail') : undefined;
  await moveOrder(tx, order, { status: 'cancel', ...(payment && { payment }), actor, reason: reason.trim() });
  if (!isHeld || !hasCart || isPaidLater) return;
  await releaseLines(tx, order.cartId);
  // The key belongs to the cancelled order; the next attempt needs a new one.
  await renewCart(tx, order.cartId);
}
