import { sellHeldStock } from '#modules/catalog';
import { lockPayments, PaymentNotAvailable, replacePayments } from '#modules/payments';
import { moveOrder, piecesOf, rewriteOrder, type PlacedOrderRow } from '#modules/orders';
import { releasePromotions } from '#modules/promotions';
import { replaceAttribution } from '#modules/tracking';
import type { Tx } from '#platform/transaction';
import type { PlaceOrderInput } from './contract.ts';
import { orderRows } from './order-rows.ts';
import type { Purchase } from './prepare-purchase.ts';
import { isOnline } from './purchase-terms.ts';
import { attributionIn, finishCart, numbered, promotionFields, takePromotions } from './write-order.ts';

/**
 * Has an order that waited for a card paid on delivery instead. It stays the same order under the same number; what it
 * costs is worked out anew. Its old session has been ended before.
 * @throws PaymentNotAvailable if it can still be paid in the old way
 */
export async function payOtherwise(
  tx: Tx,
  order: PlacedOrderRow,
  { purchase, input }: { purchase: Purchase; input: PlaceOrderInput },
): Promise<PlacedOrderRow> {
  const { terms, lines, totals, shipping, payment } = purchase;
  const attempts = await lockPayments(tx, order.orderNumber);
  if (isOnline(payment) || attempts.some(({ status }) => status !== 'expired' && status !== 'failed')) throw new PaymentNotAvailable(payment.code);
  await replacePayments(tx, order.orderNumber);
  const amounts = {
    paymentMethod: payment.code,
    total: totals.total,
    vat: totals.vatTotal,
    rounding: totals.rounding,
    ...promotionFields(purchase),
    shown: { orderButton: input.orderButton },
  };
  await rewriteOrder(tx, order.id, { ...amounts, lines: orderRows(lines, { totals, shipping, payment }) });
  const rewritten = { ...order, ...amounts };
  // What promises were kept for it is kept; who is credited was decided anew with the price, and nothing has been confirmed yet.
  const hasAffiliate = [order, rewritten].some(({ promotions }) => promotions.some(({ kind }) => kind === 'affiliate'));
  if (hasAffiliate || rewritten.couponCode !== order.couponCode) {
    await releasePromotions(tx, order);
    await takePromotions(tx, order, purchase);
  }
  await replaceAttribution(tx, order.id, attributionIn(purchase));
  await sellHeldStock(tx, { lines: await piecesOf(tx, order.id), reference: order.orderNumber });
  await finishCart(tx, order.cartId);
  if (payment.deskFrom !== null && totals.total >= payment.deskFrom) return rewritten;
  const confirmed = await moveOrder(tx, rewritten, { status: 'confirm', actor: 'shopper', reason: 'paid on delivery instead' });
  return numbered(tx, confirmed, terms);
}
