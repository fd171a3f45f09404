import { orderMail, type OrderMailData } from '@selvedge/emails';
import { getExponent } from '#kit/money';
import { toLocalDay } from '#modules/countries';
import { type readOrder, makeOrderLink, type PlacedOrderRow } from '#modules/orders';
import { getMethodTexts } from '#modules/payments';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';
import type { MailMessage } from '#platform/mailer';
import { letterhead, type Letterhead } from '../letterhead.ts';

type ReadOrder = NonNullable<Awaited<ReturnType<typeof readOrder>>>;

/** Writes the confirmation email of an order, in its shopper's language and from its country's shop. */
export async function writeOrderMail(
  db: Db,
  config: Config,
  { row, order }: ReadOrder,
  more: Partial<Pick<OrderMailData, 'isEdited' | 'payUrl' | 'trackUrl'>> = {},
): Promise<MailMessage> {
  const { language, shopName, shopUrl, timeZone, from, messageId } = await letterhead(db, config, row);
  const {
    goods,
    promotions,
    rounding,
    currency,
    lines,
    vat,
    shippingMethod,
    paymentMethod,
    email,
    phone,
    shippingAddress,
    pickup,
    billingAddress,
    deliverFrom,
    deliverUntil,
  } = order;
  const mail = orderMail({
    language,
    shopName,
    shopUrl,
    trackUrl: orderUrl({ shopUrl }, row),
    outcome: more.payUrl ? 'pay' : getPaymentOutcome(row),
    ...more,
    orderNumber: order.orderNumber,
    invoiceNumber: order.invoiceNumber,
    placedOn: toLocalDay(timeZone, row.placedAt),
    deliverFrom,
    deliverUntil,
    currency,
    decimals: getExponent(currency),
    lines,
    goods,
    promotions,
    delivery: order.shippingCharge,
    cashOnDelivery: order.cashOnDeliveryCharge,
    rounding,
    total: order.grandTotal,
    vat,
    shippingMethod,
    paymentMethodName: getMethodTexts(paymentMethod, typeof language === 'string' ? language : language.code).name,
    email,
    phone,
    shippingAddress,
    pickup,
    billingAddress,
  });
  // The same Message-ID after a crash, so that a mail program recognises the duplicate.
  return { ...mail, from, to: email, headers: { 'Message-ID': messageId(`order-${row.orderNumber}`) } };
}

function getPaymentOutcome({ paymentStatus, status }: ReadOrder['row']): OrderMailData['outcome'] {
  if (paymentStatus === 'PAID' || paymentStatus === 'PARTIALLY_REFUNDED') return 'paid';
  return status === 'PENDING' ? 'desk' : 'cashOnDelivery';
}

/** Builds the order link for emails, in its buyer's language and with the lifetime of order links. */
export const orderUrl = ({ shopUrl }: Pick<Letterhead, 'shopUrl'>, order: PlacedOrderRow): string => `${shopUrl}/orders/view/${makeOrderLink(order)}`;
