import { now } from '#kit/clock';
import { readCartContent, releaseLines, renewCart } from '#modules/cart';
import { releaseStock, sellHeldStock, SoldOut, sellWithoutHold } from '#modules/catalog';
import { getCountry } from '#modules/countries';
import { moveOrder, listOrdersOfCart, listPieces, type PlacedOrderRow } from '#modules/orders';
import { acceptPayment, lockPayments, requireRefund, type Payment } from '#modules/payments';
import { releasePromotions, retakePromotions } from '#modules/promotions';
import type { Db } from '#platform/database';
import { publish } from '#platform/outbox';
import { inTransaction, type Tx } from '#platform/transaction';
import { computeCheckoutKey } from '../place/checkout-key.ts';
import { lockOrderAndCart } from '../place/lock-order-and-cart.ts';
import { finishCart, assignOrderNumber } from '../place/write-order.ts';

declare module '#platform/outbox' {
  interface EventMap {
    /** An order was cancelled because it was not paid in time. */
    'order.unpaid': { orderId: number };
    /** The shopper has received the details for paying an order later. */
    'order.voucher-issued': { orderId: number; paymentId: number };
  }
}

/** Applies the outcome of an order's payments: confirms the order, cancels it, or refunds late money. Repeating it changes nothing. */
export async function settleOrder(db: Db, orderNumber: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const locked = await lockOrderAndCart(tx, orderNumber);
    if (!locked) return;
    const { order, hasCart } = locked;
    const payments = await lockPayments(tx, orderNumber);
    const [unsettled, ...more] = payments.filter(({ status, outcome }) => status === 'paid' && outcome === null);
    const replaced = payments.filter(({ status, outcome }) => status === 'paid' && outcome === 'replaced');
    // Keep only one payment per order.
    for (const payment of [...more, ...replaced]) await requireRefund(tx, payment);
    if (replaced.length > 0 && !unsettled) await recordLatePayment(tx, order);
    const openPayments = payments.filter(({ outcome }) => outcome === null);
    if (unsettled) await settlePaid(tx, { order, payment: unsettled, hasCart });
    else if (openPayments.length > 0 || isFullyRefunded(payments)) await settleUnpaid(tx, { order, payments, hasCart });
  });
}

interface PaidOrder {
  order: PlacedOrderRow;
  payment: Payment;
  hasCart: boolean;
}

async function settlePaid(tx: Tx, { order, payment, hasCart }: PaidOrder): Promise<void> {
  const stock = { lines: await listPieces(tx, order.id), reference: order.orderNumber };
  if (order.status === 'PENDING' && order.total === payment.amount) {
    await sellHeldStock(tx, stock);
    await confirm(tx, { order, payment, hasCart }, 'confirm');
  } else if (await canBeReinstated(tx, { order, payment, stock })) {
    await retakePromotions(tx, order);
    await confirm(tx, { order, payment, hasCart }, 'reinstate');
  } else {
    await requireRefund(tx, payment);
    await recordLatePayment(tx, order);
  }
}

/** Returns whether a cancelled order can still be sent, and takes its stock. */
async function canBeReinstated(
  tx: Tx,
  { order, payment, stock }: { order: PlacedOrderRow; payment: Payment; stock: Parameters<typeof sellWithoutHold>[1] },
): Promise<boolean> {
  if (order.status !== 'CANCELLED' || order.invoiceNumber !== null) return false;
  // A later order from the same cart bought the same goods, unless the cart was emptied in between.
  if (!hasFinishedCart(payment) && (await hasActiveOrder(tx, order))) return false;
  return tryTakeStock(tx, stock);
}

/** Records in the history that a payment arrived for a cancelled order; the refund is recorded later. */
async function recordLatePayment(tx: Tx, order: PlacedOrderRow): Promise<void> {
  if (order.status !== 'CANCELLED' || !isUnpaid(order)) return;
  await moveOrder(tx, order, { payment: 'pay', actor: 'provider', reason: 'paid too late: the money goes back' });
}

async function confirm(tx: Tx, { order, payment, hasCart }: PaidOrder, status: 'confirm' | 'reinstate'): Promise<void> {
  await acceptPayment(tx, payment.id);
  const confirmed = await moveOrder(tx, order, { status, payment: 'pay', actor: 'provider', reason: `paid through ${payment.provider}` });
  if (hasCart && !hasFinishedCart(payment)) await emptyUnchangedCart(tx, order);
  await assignOrderNumber(tx, confirmed, { country: await getCountry(tx, order.countryId), at: now() });
}

const isBeingRefunded = ({ outcome }: Payment): boolean => outcome === 'refund-due' || outcome === 'refunded';

/** Returns whether staff decided to refund all payments of the order. */
const isFullyRefunded = (payments: readonly Payment[]): boolean => payments.length > 0 && payments.every(isBeingRefunded);

async function settleUnpaid(
  tx: Tx,
  { order, payments: all, hasCart }: { order: PlacedOrderRow; payments: Payment[]; hasCart: boolean },
): Promise<void> {
  const payments = all.filter(({ outcome }) => outcome === null);
  if (order.status !== 'PENDING' || payments.some(({ status }) => status === 'paid')) return;
  const processing = payments.find(({ status }) => status === 'processing');
  if (processing) {
    if (order.paymentStatus === 'UNPAID') await recordProcessing(tx, { order, payment: processing, hasCart });
    return;
  }
  if (payments.some(canBeTriedAgain)) {
    if (order.paymentStatus === 'PROCESSING')
      await moveOrder(tx, order, { payment: 'retry', actor: 'provider', reason: 'the payment was refused: it can be tried again' });
    return;
  }
  await releaseStock(tx, { lines: await listPieces(tx, order.id), reference: order.orderNumber });
  await releasePromotions(tx, order);
  if (all.some(isBeingRefunded)) {
    const cancelled = await moveOrder(tx, order, { status: 'cancel', payment: 'pay', actor: 'shop', reason: 'the payment was not taken' });
    if (!all.some(({ outcome }) => outcome === 'refund-due'))
      await moveOrder(tx, cancelled, { payment: 'refund', actor: 'provider', reason: 'the money went back' });
  } else {
    await moveOrder(tx, order, { status: 'cancel', payment: 'fail', actor: 'shop', reason: 'it was not paid in time' });
    await publish(tx, { type: 'order.unpaid', payload: { orderId: order.id } });
  }
  if (!hasCart || payments.some(hasFinishedCart)) return;
  await releaseLines(tx, order.cartId);
  // The key belongs to the cancelled order; the next attempt needs a new one.
  await renewCart(tx, order.cartId);
}

/**
 * Records that the verdict of a payment is still to come. If the shopper pays later, the order is placed: the cart is emptied, and they get an
 * email with the payment details.
 */
async function recordProcessing(tx: Tx, { order, payment, hasCart }: PaidOrder): Promise<void> {
  await moveOrder(tx, order, { payment: 'process', actor: 'provider', reason: 'the verdict is still to come' });
  if (!hasFinishedCart(payment)) return;
  if (hasCart) await emptyUnchangedCart(tx, order);
  await publish(tx, { type: 'order.voucher-issued', payload: { orderId: order.id, paymentId: payment.id } });
}

/** Returns whether the cart was emptied when the payment began. Later content belongs to another order. */
const hasFinishedCart = ({ voucher }: Payment): boolean => voucher !== null;

/** A failed attempt before the deadline can be repeated, and the order waits until then. */
const canBeTriedAgain = ({ status, expiresAt }: Payment): boolean => status === 'open' || (expiresAt !== null && expiresAt > now());

const isUnpaid = ({ paymentStatus }: PlacedOrderRow): boolean => ['UNPAID', 'PROCESSING', 'FAILED'].includes(paymentStatus);

/** Empties the cart only if it has not changed since the order. */
async function emptyUnchangedCart(tx: Tx, order: PlacedOrderRow): Promise<void> {
  const { revision } = await readCartContent(tx, { cartId: order.cartId });
  if (computeCheckoutKey(order.cartId, revision) === order.idempotencyKey) await finishCart(tx, order.cartId);
  else await releaseLines(tx, order.cartId);
}

/** Returns whether a later order of the same cart is active: then the shopper has bought the goods already. */
async function hasActiveOrder(tx: Tx, { id, cartId }: PlacedOrderRow): Promise<boolean> {
  return (await listOrdersOfCart(tx, cartId)).some((other) => other.id > id && other.status !== 'CANCELLED');
}

async function tryTakeStock(tx: Tx, stock: Parameters<typeof sellWithoutHold>[1]): Promise<boolean> {
  try {
    await inTransaction(tx, (inner) => sellWithoutHold(inner, stock));
    return true;
  } catch (error) {
    if (error instanceof SoldOut) return false;
    throw error;
  }
}
