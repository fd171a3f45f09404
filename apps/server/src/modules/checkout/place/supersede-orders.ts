import { releaseLines } from '#modules/cart';
import { releaseStock } from '#modules/catalog';
import { moveOrder, listPieces, type PlacedOrderRow } from '#modules/orders';
import { lockPayments } from '#modules/payments';
import { releasePromotions } from '#modules/promotions';
import type { Tx } from '#platform/transaction';

/**
 * Cancels the unpaid orders of a cart that has changed and releases their stock. An order whose session could not be ended stays,
 * because it can still be paid.
 * @returns whether any order was cancelled
 */
export async function supersedeOrders(tx: Tx, waiting: readonly PlacedOrderRow[]): Promise<boolean> {
  let isFreed = false;
  for (const order of waiting) {
    if (order.status !== 'PENDING') continue;
    const payments = (await lockPayments(tx, order.orderNumber)).filter(({ outcome }) => outcome === null);
    // Without a payment the order waits for confirmation by staff and is no longer part of the checkout.
    if (payments.length === 0 || payments.some(({ status }) => status !== 'expired' && status !== 'failed')) continue;
    await releaseStock(tx, { lines: await listPieces(tx, order.id), reference: order.orderNumber });
    await releasePromotions(tx, order);
    await releaseLines(tx, order.cartId);
    await moveOrder(tx, order, { status: 'cancel', payment: 'fail', actor: 'shopper', reason: 'superseded by a changed cart' });
    isFreed = true;
  }
  return isFreed;
}
