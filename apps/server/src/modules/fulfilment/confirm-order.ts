import { now } from '#kit/clock';
import { toLocalDay, getCountry } from '#modules/countries';
import { restock } from '#modules/catalog';
import { assignInvoiceNumber, lockOrder, moveOrder, OrderNotFound, listPieces, type PlacedOrderRow } from '#modules/orders';
import { lockPayments } from '#modules/payments';
import { releasePromotions } from '#modules/promotions';
import type { Db } from '#platform/database';
import { inTransaction, type Tx } from '#platform/transaction';
import { OrderNotReady } from './errors.ts';

interface OrderDecision {
  orderNumber: string;
  actor: string;
}

/**
 * Confirms an order that waits in the order queue.
 * @returns its invoice number
 * @throws OrderNotFound, OrderNotReady if it does not wait there
 */
export async function confirmOrder(db: Db, { orderNumber, actor, reason = '' }: OrderDecision & { reason?: string }): Promise<string> {
  return inTransaction(db, async (tx) => {
    const order = await lockQueuedOrder(tx, orderNumber);
    await moveOrder(tx, order, { status: 'confirm', actor, reason: reason || 'confirmed by staff' });
    const { code: countryCode, timeZone } = await getCountry(tx, order.countryId);
    // The counter row is contended, so this is the last statement.
    return assignInvoiceNumber(tx, { orderId: order.id, countryCode, year: Number(toLocalDay(timeZone, now()).slice(0, 4)) });
  });
}

/**
 * Refuses an order that waits in the order queue: releases its stock and its coupon.
 * @throws OrderNotFound, OrderNotReady if it does not wait there
 */
export async function refuseOrder(db: Db, { orderNumber, actor, reason }: OrderDecision & { reason: string }): Promise<void> {
  await inTransaction(db, async (tx) => {
    const order = await lockQueuedOrder(tx, orderNumber);
    await releasePromotions(tx, order);
    await moveOrder(tx, order, { status: 'cancel', actor, reason });
    await restock(tx, { lines: await listPieces(tx, order.id), reference: orderNumber });
  });
}

/** Orders that wait for an online payment are not in the order queue. */
async function lockQueuedOrder(tx: Tx, orderNumber: string): Promise<PlacedOrderRow> {
  const order = await lockOrder(tx, orderNumber);
  if (!order) throw new OrderNotFound();
  const isAwaitingPayment = (await lockPayments(tx, orderNumber)).some(({ outcome }) => outcome === null);
  if (order.status !== 'PENDING' || isAwaitingPayment) throw new OrderNotReady(order);
  return order;
}
