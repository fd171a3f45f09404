import { releaseLines, renewCart } from '#modules/cart';
import { releaseStock, restock } from '#modules/catalog';
import { canCancel, findOwnOrder, moveOrder, OrderCannotMove, piecesOf, type PlacedOrderRow } from '#modules/orders';
import { closePayments, lockPayments, PaymentNotAvailable, replacePayments, requireRefund } from '#modules/payments';
import { releasePromotions } from '#modules/promotions';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';
import { inTransaction, type Tx } from '#platform/transaction';
import { lockOrderAndCart } from './lock-order-and-cart.ts';
import { settleOrder } from './settle-order.ts';

/**
 * Gives an order up for its customer: its pieces go back, what can still be paid is closed, and what has been paid goes back
 * too. Money that comes later still goes back instead of bringing the order to life. One that is given up already stays so.
 * @param invoice its invoice number or its order number
 * @throws OrderNotFound
 * @throws OrderCannotMove once it is packed, or while its payment is on the way
 * @throws PaymentNotAvailable if the provider can't be reached to close the payment: nothing has changed then
 */
export async function cancelOrder(
  db: Db,
  config: Config,
  { customerId, invoice, reason }: { customerId: number; invoice: string; reason: string },
): Promise<void> {
  const found = await findOwnOrder(db, { customerId, invoice });
  await endPayments(db, config, found);
  await inTransaction(db, (tx) => giveOrderUp(tx, { orderNumber: found.orderNumber, actor: 'shopper', reason }));
}

/**
 * Before an order is given up: closes what can still be paid at the provider itself, with no transaction open meanwhile. What turns
 * out to be paid is paid, and then goes back.
 * @throws PaymentNotAvailable if the provider can't be reached
 */
export async function endPayments(
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
 * Gives an order up whose payments have ended ({@link endPayments}), for its customer or by the shop. One that is given up already
 * stays so.
 * @throws OrderCannotMove once it is packed, or while its payment is on the way
 */
export async function giveOrderUp(tx: Tx, { orderNumber, actor, reason }: { orderNumber: string; actor: string; reason: string }): Promise<void> {
  const locked = await lockOrderAndCart(tx, orderNumber);
  if (!locked || locked.order.status === 'CANCELLED') return;
  const { order, hasCart } = locked;
  const payments = await lockPayments(tx, orderNumber);
  const asked = payments.filter(({ outcome }) => outcome === null);
  const isOnItsWay = asked.some(({ status }) => status === 'open' || status === 'processing');
  if (!canCancel(order) || isOnItsWay) throw new OrderCannotMove(isOnItsWay ? 'PROCESSING' : order.status, 'cancel');

  // Only what waits for its payment is held; all else has been sold, at the confirmation desk too.
  const isHeld = order.status === 'PENDING' && asked.length > 0;
  const stock = { lines: await piecesOf(tx, order.id), reference: orderNumber };
  if (isHeld) await releaseStock(tx, stock);
  else await restock(tx, stock);
  await releasePromotions(tx, order);

  const paid = payments.filter(({ status, outcome }) => status === 'paid' && (outcome === null || outcome === 'kept'));
  for (const payment of paid) await requireRefund(tx, payment);
  await replacePayments(tx, orderNumber);
  const payment = isHeld ? (paid.length > 0 ? 'pay' : 'fail') : undefined;
  await moveOrder(tx, order, { status: 'cancel', ...(payment && { payment }), actor, reason: reason.trim() });
  if (!isHeld || !hasCart) return;
  await releaseLines(tx, order.cartId);
  // The key has made an order that is no more: the next try is another.
  await renewCart(tx, order.cartId);
}
