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
  read: ReadOrder,
  more: Partial<Pick<OrderMailData, 'isEdited' | 'payUrl'>> = {},
): Promise<MailMessage> {
  const head = await letterhead(db, config, read.row);
  const { email, orderNumber } = read.order;
  const trackUrl = orderUrl(head, read.row);
  const mail = orderMail({ ...buildOrderMailData(head, read), trackUrl, ...(more.payUrl && { outcome: 'pay' }), ...more });
  // The Message-ID is the same after a crash, so that a mail program recognises the duplicate.
  return { ...mail, from: head.from, to: email, headers: { 'Message-ID': head.messageId(`order-${orderNumber}`) } };
}

/** Returns the data of mails about an order. `trackUrl` is the tracking page, which requires a proof of the order. */
export function buildOrderMailData({ language, shopName, shopUrl, timeZone }: Letterhead, { row, order }: ReadOrder): OrderMailData {
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
  return {
    language,
    shopName,
    shopUrl,
    trackUrl: `${shopUrl}/Track/Order`,
    outcome: getPaymentOutcome(row),
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
  };
}

function getPaymentOutcome({ paymentStatus, status }: ReadOrder['row']): OrderMailData['outcome'] {
  if (paymentStatus === 'PAID' || paymentStatus === 'PARTIALLY_REFUNDED') return 'paid';
  return status === 'PENDING' ? 'desk' : 'cashOnDelivery';
}

/** Builds the order link for emails, in its buyer's language and with the lifetime of order links. */
export const orderUrl = ({ shopUrl }: Pick<Letterhead, 'shopUrl'>, order: PlacedOrderRow): string => `${shopUrl}/orders/view/${makeOrderLink(order)}`;
