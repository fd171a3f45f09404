import { now } from '#kit/clock';
import { linesOfCart, releaseLines, renewCart } from '#modules/cart';
import { releaseStock, sellHeldStock, SoldOut, takeStock } from '#modules/catalog';
import { getCountry } from '#modules/countries';
import { moveOrder, ordersOfCart, piecesOf, type PlacedOrderRow } from '#modules/orders';
import { keepPayment, lockPayments, requireRefund, type Payment } from '#modules/payments';
import { releasePromotions, retakePromotions } from '#modules/promotions';
import type { Db } from '#platform/database';
import { publish } from '#platform/outbox';
import { inTransaction, type Tx } from '#platform/transaction';
import { checkoutKey } from './checkout-key.ts';
import { lockOrderAndCart } from './lock-order-and-cart.ts';
import { finishCart, numbered } from './write-order.ts';

declare module '#platform/outbox' {
  interface EventMap {
    /** Nobody has paid for an order in time: it was given up. */
    'order.unpaid': { orderId: number };
  }
}

/**
 * Draws the consequences of what became of an order's payments: confirms it, gives it up, or sends late money back.
 * Run again, it finds everything done.
 */
export async function settleOrder(db: Db, orderNumber: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const locked = await lockOrderAndCart(tx, orderNumber);
    if (!locked) return;
    const { order, hasCart } = locked;
    const payments = await lockPayments(tx, orderNumber);
    const [unsettled, ...more] = payments.filter(({ status, outcome }) => status === 'paid' && outcome === null);
    const replaced = payments.filter(({ status, outcome }) => status === 'paid' && outcome === 'replaced');
    // An order is paid for once.
    for (const payment of [...more, ...replaced]) await requireRefund(tx, payment);
    if (replaced.length > 0 && !unsettled) await tellLateMoney(tx, order);
    const asked = payments.filter(({ outcome }) => outcome === null);
    if (unsettled) await settlePaid(tx, { order, payment: unsettled, hasCart });
    else if (asked.length > 0 || hasGoneBack(payments)) await settleUnpaid(tx, { order, payments, hasCart });
  });
}

interface PaidOrder {
  order: PlacedOrderRow;
  payment: Payment;
  hasCart: boolean;
}

async function settlePaid(tx: Tx, { order, payment, hasCart }: PaidOrder): Promise<void> {
  const stock = { lines: await piecesOf(tx, order.id), reference: order.orderNumber };
  if (order.status === 'PENDING' && order.total === payment.amount) {
    await sellHeldStock(tx, stock);
    await confirm(tx, { order, payment, hasCart }, 'confirm');
  } else if (order.status === 'CANCELLED' && order.invoiceNumber === null && !(await hasLivingOrder(tx, order)) && (await isTaken(tx, stock))) {
    await retakePromotions(tx, order);
    await confirm(tx, { order, payment, hasCart }, 'reinstate');
  } else {
    await requireRefund(tx, payment);
    await tellLateMoney(tx, order);
  }
}

/** Money came for an order that was given up: its life says so, and later that it went back. */
async function tellLateMoney(tx: Tx, order: PlacedOrderRow): Promise<void> {
  if (order.status !== 'CANCELLED' || !isUnpaid(order)) return;
  await moveOrder(tx, order, { payment: 'pay', actor: 'provider', reason: 'paid too late: the money goes back' });
}

async function confirm(tx: Tx, { order, payment, hasCart }: PaidOrder, status: 'confirm' | 'reinstate'): Promise<void> {
  await keepPayment(tx, payment.id);
  const confirmed = await moveOrder(tx, order, { status, payment: 'pay', actor: 'provider', reason: `paid through ${payment.provider}` });
  if (hasCart) await finishUnchanged(tx, order);
  await numbered(tx, confirmed, { country: await getCountry(tx, order.countryId), at: now() });
}

const isGoingBack = ({ outcome }: Payment): boolean => outcome === 'refund-due' || outcome === 'refunded';

/** Whether all that came for it was given back by somebody's decision. */
const hasGoneBack = (payments: readonly Payment[]): boolean => payments.length > 0 && payments.every(isGoingBack);

async function settleUnpaid(
  tx: Tx,
  { order, payments: all, hasCart }: { order: PlacedOrderRow; payments: Payment[]; hasCart: boolean },
): Promise<void> {
  const payments = all.filter(({ outcome }) => outcome === null);
  if (order.status !== 'PENDING' || payments.some(({ status }) => status === 'open' || status === 'paid')) return;
  if (payments.some(({ status }) => status === 'processing')) {
    if (order.paymentStatus === 'UNPAID')
      await moveOrder(tx, order, { payment: 'process', actor: 'provider', reason: 'the verdict is still to come' });
    return;
  }
  // A try that failed within its time can be followed by another one: the order waits for that as long.
  if (payments.some(({ status, expiresAt }) => status === 'failed' && expiresAt !== null && expiresAt > now())) return;
  await releaseStock(tx, { lines: await piecesOf(tx, order.id), reference: order.orderNumber });
  await releasePromotions(tx, order);
  if (all.some(isGoingBack)) {
    const cancelled = await moveOrder(tx, order, { status: 'cancel', payment: 'pay', actor: 'shop', reason: 'the payment was not taken' });
    if (!all.some(({ outcome }) => outcome === 'refund-due'))
      await moveOrder(tx, cancelled, { payment: 'refund', actor: 'provider', reason: 'the money went back' });
  } else {
    await moveOrder(tx, order, { status: 'cancel', payment: 'fail', actor: 'shop', reason: 'it was not paid in time' });
    await publish(tx, { type: 'order.unpaid', payload: { orderId: order.id } });
  }
  if (!hasCart) return;
  await releaseLines(tx, order.cartId);
  // The key has made an order that is no more: the next try is another.
  await renewCart(tx, order.cartId);
}

const isUnpaid = ({ paymentStatus }: PlacedOrderRow): boolean => ['UNPAID', 'PROCESSING', 'FAILED'].includes(paymentStatus);

/** The cart is emptied of what was bought, not of what was put there since. */
async function finishUnchanged(tx: Tx, order: PlacedOrderRow): Promise<void> {
  const { revision } = await linesOfCart(tx, { cartId: order.cartId });
  if (checkoutKey(order.cartId, revision) === order.idempotencyKey) await finishCart(tx, order.cartId);
  else await releaseLines(tx, order.cartId);
}

/** Whether another order has taken this one's place: then the shopper has what he wanted. */
async function hasLivingOrder(tx: Tx, { id, cartId }: PlacedOrderRow): Promise<boolean> {
  return (await ordersOfCart(tx, cartId)).some((other) => other.id > id && other.status !== 'CANCELLED');
}

async function isTaken(tx: Tx, stock: Parameters<typeof takeStock>[1]): Promise<boolean> {
  try {
    await inTransaction(tx, (inner) => takeStock(inner, stock));
    return true;
  } catch (error) {
    if (error instanceof SoldOut) return false;
    throw error;
  }
}
