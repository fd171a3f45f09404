import { releaseLines } from '#modules/cart';
import { releaseStock } from '#modules/catalog';
import { moveOrder, piecesOf, type PlacedOrderRow } from '#modules/orders';
import { lockPayments } from '#modules/payments';
import { releasePromotions } from '#modules/promotions';
import type { Tx } from '#platform/transaction';

/**
 * Gives up the unpaid orders of a cart that has changed since, and what they hold. One that can still be paid stays: its
 * session could not be ended, so its stock is not free.
 * @returns whether anything was given up
 */
export async function supersede(tx: Tx, waiting: readonly PlacedOrderRow[]): Promise<boolean> {
  let isFreed = false;
  for (const order of waiting) {
    if (order.status !== 'PENDING') continue;
    const payments = (await lockPayments(tx, order.orderNumber)).filter(({ outcome }) => outcome === null);
    // Without a payment it waits for somebody at the confirmation desk: it is no checkout any more.
    if (payments.length === 0 || payments.some(({ status }) => status !== 'expired' && status !== 'failed')) continue;
    await releaseStock(tx, { lines: await piecesOf(tx, order.id), reference: order.orderNumber });
    await releasePromotions(tx, order);
    await releaseLines(tx, order.cartId);
    await moveOrder(tx, order, { status: 'cancel', payment: 'fail', actor: 'shopper', reason: 'superseded by a changed cart' });
    isFreed = true;
  }
  return isFreed;
}
