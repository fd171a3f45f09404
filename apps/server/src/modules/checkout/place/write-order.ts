import { sql } from 'drizzle-orm';
import { now } from '#kit/clock';
import { orderNumber } from '#kit/ids';
import { emptyCartExpressions, holdLines, type CartContent } from '#modules/cart';
import { holdStock, sellWithoutHold } from '#modules/catalog';
import { toLocalDay, computeDeliveryDates, findLanguage } from '#modules/countries';
import { recordConfirmedVatId } from '#modules/invoicing';
import { assignInvoiceNumber, recordOrder, type NewOrder, type PlacedOrderRow } from '#modules/orders';
import { requestPayment } from '#modules/payments';
import { useAffiliateDiscount, useCoupon } from '#modules/promotions';
import { recordAttribution, type Credit } from '#modules/tracking';
import type { Config } from '#platform/config';
import { preparedSql } from '#platform/sql/prepared';
import type { Tx } from '#platform/transaction';
import { assertUnpaidOrderLimit } from './assert-unpaid-order-limit.ts';
import { computeContentHash } from './checkout-key.ts';
import type { PlaceOrderInput } from '../contract.ts';
import { orderRows } from '../summary/order-rows.ts';
import { buildPaymentRequest } from '../payment/payment-request.ts';
import { needsCashReview } from './needs-cash-review.ts';
import type { PhoneOrderContext } from './placement.ts';
import type { Purchase } from './prepare-purchase.ts';
import { isOnline } from '../summary/purchase-terms.ts';
import { checkouts } from '../tables.ts';

interface OrderToWrite {
  purchase: Purchase;
  content: CartContent;
  idempotencyKey: string;
  customerId: number | undefined;
  input: PlaceOrderInput;
  phoneOrder?: PhoneOrderContext | undefined;
}

/**
 * Writes a purchase as an order: sells or holds the stock, empties or keeps the cart, and assigns the number in the last statement.
 * @throws SoldOut, TooManyRequests, CouponTaken, AffiliateDiscountTaken
 */
export async function writeOrder(
  tx: Tx,
  config: Config,
  { purchase, content, idempotencyKey, customerId, input, phoneOrder }: OrderToWrite,
): Promise<PlacedOrderRow> {
  const { terms, payment } = purchase;
  const isAwaitingPayment = isOnline(payment);
  if (isAwaitingPayment) await assertUnpaidOrderLimit(tx, purchase, content.id);
  // A phone order needs no confirmation call.
  const needsReview = !phoneOrder && !isAwaitingPayment && (await needsCashReview(tx, config, purchase));

  const order = await recordOrder(tx, {
    ...orderFields(purchase, input),
    orderNumber: orderNumber(),
    languageId: (await findLanguage(tx, input.languageId))?.id ?? terms.country.languageId,
    cartId: content.id,
    customerId: customerId ?? null,
    idempotencyKey,
    status: isAwaitingPayment || needsReview ? 'PENDING' : 'CONFIRMED',
    isAwaitingPayment,
    ...(phoneOrder && { takenBy: phoneOrder.by }),
  });
  await recordAttribution(tx, order.id, toAttribution(purchase));
  if (purchase.exemption) await recordConfirmedVatId(tx, order.id, purchase.exemption);
  await phoneOrder?.note(tx, order);
  const stock = { lines: purchase.lines.map(({ variant, quantity }) => ({ variantId: variant.variantId, quantity })), reference: order.orderNumber };
  if (isAwaitingPayment) {
    await holdStock(tx, stock);
    await holdLines(tx, content.id);
    await redeemPromotions(tx, order, purchase);
    await requestPayment(tx, { provider: payment.provider, request: await buildPaymentRequest(tx, config, { order, returnUrl: input.returnUrl }) });
    return order;
  }
  await finishCart(tx, content.id);
  // Lock the most contended rows last: stock of popular garments, the coupon, then the country's invoice counter.
  await sellWithoutHold(tx, stock);
  await redeemPromotions(tx, order, purchase);
  return needsReview ? order : assignOrderNumber(tx, order, terms);
}

/** Assigns the invoice number of a confirmed order. Must be the last statement of its transaction. */
export async function assignOrderNumber(
  tx: Tx,
  order: PlacedOrderRow,
  { country, at }: Pick<Purchase['terms'], 'country' | 'at'>,
): Promise<PlacedOrderRow> {
  const year = Number(toLocalDay(country.timeZone, at).slice(0, 4));
  return { ...order, invoiceNumber: await assignInvoiceNumber(tx, { orderId: order.id, countryCode: country.code, year }) };
}

const finish = preparedSql(
  'finish a cart',
  sql`with ${emptyCartExpressions}
  update ${checkouts} set draft = ${checkouts.draft} - 'terms' - 'comment' - 'couponCode' - 'reminder' - 'keepAddress' - 'keepBillingAddress'
  where ${checkouts.cartId} = ${sql.placeholder('cartId')}`,
);

/** Empties a cart that has been bought. Contact details stay; consent and comment are deleted, and another reminder is possible. */
export async function finishCart(tx: Tx, cartId: string): Promise<void> {
  await finish(tx, { cartId, at: now().toISOString() });
}

/** Returns the attribution without the fields that only the price calculation needs. */
export const toAttribution = ({ credit: { referral: _, isTyped: __, isTypedOverridden: ___, ...credit } }: Pick<Purchase, 'credit'>): Credit =>
  credit;

/**
 * Counts the order as a use of its coupon or affiliate discount, if one reduces it.
 * @throws CouponTaken, AffiliateDiscountTaken
 */
export async function redeemPromotions(
  tx: Tx,
  { orderNumber }: Pick<PlacedOrderRow, 'orderNumber'>,
  { form, terms, promotions }: Purchase,
): Promise<void> {
  const couponId = promotions.coupon?.problem === null ? promotions.coupon.id : null;
  if (couponId !== null) await useCoupon(tx, { couponId, orderNumber, email: form.email });
  const ofAffiliate = promotions.applied.find(({ kind }) => kind === 'affiliate');
  if (!ofAffiliate || !promotions.affiliate) return;
  const { amount } = ofAffiliate;
  await useAffiliateDiscount(tx, { affiliateDiscountId: promotions.affiliate.id, orderNumber, amount, currency: terms.currency.code });
}

/** Returns the promotion fields that are stored with an order. */
export const buildPromotionFields = ({ promotions: { applied } }: Purchase) => ({
  couponCode: applied.find(({ kind }) => kind === 'coupon')?.code ?? null,
  promotions: applied,
});

function orderFields(purchase: Purchase, input: PlaceOrderInput) {
  const { form, terms, lines, totals, shipping, payment } = purchase;
  const { country, currency, at } = terms;
  const { from, until } = computeDeliveryDates(at, {
    ...shipping,
    countryCode: country.code,
    restDays: country.restDays,
    closures: country.closures,
    timeZone: country.timeZone,
  });
  return {
    ...form,
    countryId: country.id,
    currency: currency.code,
    total: totals.total,
    vat: totals.vatTotal,
    isIntraCommunity: terms.isExempt,
    rounding: totals.rounding,
    ...buildPromotionFields(purchase),
    contentHash: computeContentHash(input.form),
    shown: { orderButton: input.orderButton },
    deliverFrom: from,
    deliverUntil: until,
    placedAt: at,
    lines: orderRows(lines, { totals, shipping, payment }),
  } satisfies Partial<NewOrder>;
}
