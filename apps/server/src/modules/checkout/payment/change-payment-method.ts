import { sellHeldStock } from '#modules/catalog';
import { recordConfirmedVatId } from '#modules/invoicing';
import { lockPayments, PaymentNotAvailable, replacePayments, requestPayment } from '#modules/payments';
import { moveOrder, listPieces, rewriteOrder, type PlacedOrderRow } from '#modules/orders';
import { releasePromotions } from '#modules/promotions';
import { replaceAttribution } from '#modules/tracking';
import type { Config } from '#platform/config';
import { publish } from '#platform/outbox';
import type { Tx } from '#platform/transaction';
import type { PlaceOrderInput } from '../contract.ts';
import { orderRows } from '../summary/order-rows.ts';
import { buildPaymentRequest } from './payment-request.ts';
import { needsCashReview } from '../place/needs-cash-review.ts';
import type { Purchase } from '../place/prepare-purchase.ts';
import { isOnline } from '../summary/purchase-terms.ts';
import { toAttribution, finishCart, assignOrderNumber, buildPromotionFields, redeemPromotions } from '../place/write-order.ts';

declare module '#platform/outbox' {
  interface EventMap {
    /** An order that waited for payment changed to cash on delivery and now waits for its confirmation by telephone. */
    'order.moved-to-queue': { orderId: number };
  }
}

/**
 * Changes the payment method of an order that waits for payment: to cash on delivery or to another provider. The order keeps its number;
 * its total is calculated again. The caller has ended the old session.
 * @throws PaymentNotAvailable if it can still be paid in the old way
 */
export async function changePaymentMethod(
  tx: Tx,
  config: Config,
  { order, purchase, input }: { order: PlacedOrderRow; purchase: Purchase; input: PlaceOrderInput },
): Promise<PlacedOrderRow> {
  const { terms, lines, totals, shipping, payment } = purchase;
  const attempts = await lockPayments(tx, order.orderNumber);
  if (attempts.some(({ status }) => status !== 'expired' && status !== 'failed')) throw new PaymentNotAvailable(payment.code);
  await replacePayments(tx, order.orderNumber);
  const amounts = {
    paymentMethod: payment.code,
    total: totals.total,
    vat: totals.vatTotal,
    isIntraCommunity: terms.isExempt,
    rounding: totals.rounding,
    ...buildPromotionFields(purchase),
    shown: { orderButton: input.orderButton },
  };
  // Check this before the order itself counts as a cash order.
  const isForReview = !isOnline(payment) && (await needsCashReview(tx, config, purchase));
  await rewriteOrder(tx, order.id, { ...amounts, lines: orderRows(lines, { totals, shipping, payment }) });
  if (purchase.exemption) await recordConfirmedVatId(tx, order.id, purchase.exemption);
  const rewritten = { ...order, ...amounts };
  // Promotions that were granted stay valid. Attribution is decided again with the price, because nothing is confirmed yet.
  const hasAffiliate = [order, rewritten].some(({ promotions }) => promotions.some(({ kind }) => kind === 'affiliate'));
  if (hasAffiliate || rewritten.couponCode !== order.couponCode) {
    await releasePromotions(tx, order);
    await redeemPromotions(tx, order, purchase);
  }
  await replaceAttribution(tx, order.id, toAttribution(purchase));
  if (isOnline(payment)) {
    const request = await buildPaymentRequest(tx, config, { order: rewritten, returnUrl: input.returnUrl });
    await requestPayment(tx, { provider: payment.provider, request });
    return rewritten;
  }
  await sellHeldStock(tx, { lines: await listPieces(tx, order.id), reference: order.orderNumber });
  await finishCart(tx, order.cartId);
  if (isForReview) {
    await publish(tx, { type: 'order.moved-to-queue', payload: { orderId: order.id } });
    return rewritten;
  }
  const confirmed = await moveOrder(tx, rewritten, { status: 'confirm', actor: 'shopper', reason: 'paid on delivery instead' });
  return assignOrderNumber(tx, confirmed, terms);
}
