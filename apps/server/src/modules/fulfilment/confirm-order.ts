import { now } from '#kit/clock';
import { dayIn, getCountry } from '#modules/countries';
import { restock } from '#modules/catalog';
import { assignInvoiceNumber, lockOrder, moveOrder, OrderNotFound, piecesOf, type PlacedOrderRow } from '#modules/orders';
import { lockPayments } from '#modules/payments';
import { releasePromotions } from '#modules/promotions';
import type { Db } from '#platform/database';
import { inTransaction, type Tx } from '#platform/transaction';
import { OrderNotInHand } from './errors.ts';

interface DeskWord {
  orderNumber: string;
  actor: string;
}

/**
 * Lets an order through that waited at the confirmation desk.
 * @returns its invoice number
 * @throws OrderNotFound, OrderNotInHand if it does not wait there
 */
export async function confirmOrder(db: Db, { orderNumber, actor, reason = '' }: DeskWord & { reason?: string }): Promise<string> {
  return inTransaction(db, async (tx) => {
    const order = await lockAtDesk(tx, orderNumber);
    await moveOrder(tx, order, { status: 'confirm', actor, reason: reason || 'confirmed at the desk' });
    const { code: countryCode, timeZone } = await getCountry(tx, order.countryId);
    // The counter's row is hot: nothing comes after it.
    return assignInvoiceNumber(tx, { orderId: order.id, countryCode, year: Number(dayIn(timeZone, now()).slice(0, 4)) });
  });
}

/**
 * Turns an order away at the confirmation desk: its pieces go back on the shelf, its coupon can be used again.
 * @throws OrderNotFound, OrderNotInHand if it does not wait there
 */
export async function refuseOrder(db: Db, { orderNumber, actor, reason }: DeskWord & { reason: string }): Promise<void> {
  await inTransaction(db, async (tx) => {
    const order = await lockAtDesk(tx, orderNumber);
    await releasePromotions(tx, order);
    await moveOrder(tx, order, { status: 'cancel', actor, reason });
    await restock(tx, { lines: await piecesOf(tx, order.id), reference: orderNumber });
  });
}

/** One that waits for its money through a provider is none of the desk's. */
async function lockAtDesk(tx: Tx, orderNumber: string): Promise<PlacedOrderRow> {
  const order = await lockOrder(tx, orderNumber);
  if (!order) throw new OrderNotFound();
  const isAwaitingPayment = (await lockPayments(tx, orderNumber)).some(({ outcome }) => outcome === null);
  if (order.status !== 'PENDING' || isAwaitingPayment) throw new OrderNotInHand(order);
  return order;
}
