import { eq, sql } from 'drizzle-orm';
import { orderNumber } from '#kit/ids';
import { emptyCart, holdLines, type CartContent } from '#modules/cart';
import { holdStock, takeStock } from '#modules/catalog';
import { dayIn, deliveryDates, findLanguage } from '#modules/countries';
import { assignInvoiceNumber, recordOrder, type NewOrder, type PlacedOrderRow } from '#modules/orders';
import { requestPayment } from '#modules/payments';
import { useAffiliateDiscount, useCoupon } from '#modules/promotions';
import { recordAttribution, type Credit } from '#modules/tracking';
import type { Config } from '#platform/config';
import { prepared } from '#platform/prepared';
import type { Tx } from '#platform/transaction';
import { assertPatience } from './assert-patience.ts';
import { contentHash } from './checkout-key.ts';
import type { PlaceOrderInput } from './contract.ts';
import { orderRows } from './order-rows.ts';
import { paymentRequest } from './payment-request.ts';
import type { Taking } from './place-order.ts';
import type { Purchase } from './prepare-purchase.ts';
import { isOnline } from './purchase-terms.ts';
import { checkouts } from './tables.ts';

interface OrderToWrite {
  purchase: Purchase;
  content: CartContent;
  idempotencyKey: string;
  customerId: number | undefined;
  input: PlaceOrderInput;
  taking?: Taking | undefined;
}

/**
 * Writes a purchase down as an order: with its stock sold or held, its cart emptied or kept, and its number as the last
 * statement.
 * @throws SoldOut, TooManyRequests, CouponTaken, AffiliateDiscountTaken
 */
export async function writeOrder(
  tx: Tx,
  config: Config,
  { purchase, content, idempotencyKey, customerId, input, taking }: OrderToWrite,
): Promise<PlacedOrderRow> {
  const { terms, payment, totals } = purchase;
  const isAwaitingPayment = isOnline(payment);
  if (isAwaitingPayment) await assertPatience(tx, purchase, content.id);
  // Whoever takes it by telephone has spoken with its buyer.
  const isForDesk = !taking && !isAwaitingPayment && payment.deskFrom !== null && totals.total >= payment.deskFrom;

  const order = await recordOrder(tx, {
    ...orderFields(purchase, input),
    orderNumber: orderNumber(),
    languageId: (await findLanguage(tx, input.languageId))?.id ?? terms.country.languageId,
    cartId: content.id,
    customerId: customerId ?? null,
    idempotencyKey,
    status: isAwaitingPayment || isForDesk ? 'PENDING' : 'CONFIRMED',
    isAwaitingPayment,
    ...(taking && { takenBy: taking.by }),
  });
  await recordAttribution(tx, order.id, attributionIn(purchase));
  await taking?.note(tx, order);
  const stock = { lines: purchase.lines.map(({ variant, quantity }) => ({ variantId: variant.variantId, quantity })), reference: order.orderNumber };
  if (isAwaitingPayment) {
    await holdStock(tx, stock);
    await holdLines(tx, content.id);
    await takePromotions(tx, order, purchase);
    await requestPayment(tx, { provider: payment.provider, request: await paymentRequest(tx, config, { order, returnUrl: input.returnUrl }) });
    return order;
  }
  await finishCart(tx, content.id);
  // The most wanted rows last: those of a garment that everybody buys, a coupon's, then the country's invoice counter.
  await takeStock(tx, stock);
  await takePromotions(tx, order, purchase);
  return isForDesk ? order : numbered(tx, order, terms);
}

/** Gives a confirmed order its invoice number: the last statement of its transaction. */
export async function numbered(tx: Tx, order: PlacedOrderRow, { country, at }: Pick<Purchase['terms'], 'country' | 'at'>): Promise<PlacedOrderRow> {
  const year = Number(dayIn(country.timeZone, at).slice(0, 4));
  return { ...order, invoiceNumber: await assignInvoiceNumber(tx, { orderId: order.id, countryCode: country.code, year }) };
}

const forget = prepared((db) =>
  db
    .update(checkouts)
    .set({ draft: sql`${checkouts.draft} - 'terms' - 'comment' - 'couponCode' - 'reminder' - 'keepAddress' - 'keepBillingAddress'` })
    .where(eq(checkouts.cartId, sql.placeholder('cartId')))
    .prepare('a draft that was ordered'),
);

/** Empties a cart that has been bought. Who ordered stays known for the next time; consent and remarks are given anew, and another cart may be reminded of. */
export async function finishCart(tx: Tx, cartId: string): Promise<void> {
  await emptyCart(tx, cartId);
  await forget(tx).execute({ cartId });
}

/** Who is credited, without what only the price needed to know. */
export const attributionIn = ({ credit: { brought: _, isTyped: __, ...credit } }: Pick<Purchase, 'credit'>): Credit => credit;

/**
 * Counts the order among those that have the coupon, or the affiliate's discount, where one makes it cheaper.
 * @throws CouponTaken, AffiliateDiscountTaken
 */
export async function takePromotions(
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

/** What an order keeps of the promotions that made it cheaper. */
export const promotionFields = ({ promotions: { applied } }: Purchase) => ({
  couponCode: applied.find(({ kind }) => kind === 'coupon')?.code ?? null,
  promotions: applied,
});

function orderFields(purchase: Purchase, input: PlaceOrderInput) {
  const { form, terms, lines, totals, shipping, payment } = purchase;
  const { country, currency, at } = terms;
  const { from, until } = deliveryDates(at, {
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
    rounding: totals.rounding,
    ...promotionFields(purchase),
    contentHash: contentHash(input.form),
    shown: { orderButton: input.orderButton },
    deliverFrom: from,
    deliverUntil: until,
    placedAt: at,
    lines: orderRows(lines, { totals, shipping, payment }),
  } satisfies Partial<NewOrder>;
}
