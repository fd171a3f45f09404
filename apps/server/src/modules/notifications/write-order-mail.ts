import { orderMail, type OrderMailData } from '@selvedge/emails';
import { exponentOf } from '#kit/money';
import { dayIn } from '#modules/countries';
import type { readOrder } from '#modules/orders';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';
import type { MailMessage } from '#platform/mailer';
import { letterhead } from './letterhead.ts';

type ReadOrder = NonNullable<Awaited<ReturnType<typeof readOrder>>>;

/** Writes the mail that confirms an order: in its shopper's language, from its country's shop. */
export async function writeOrderMail(
  db: Db,
  config: Config,
  { row, order }: ReadOrder,
  more: Pick<OrderMailData, 'isEdited' | 'payUrl'> = {},
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
    trackUrl: `${shopUrl}/Track/Order`,
    outcome: more.payUrl ? 'pay' : outcomeOf(row),
    ...more,
    orderNumber: order.orderNumber,
    invoiceNumber: order.invoiceNumber,
    placedOn: dayIn(timeZone, row.placedAt),
    deliverFrom,
    deliverUntil,
    currency,
    decimals: exponentOf(currency),
    lines,
    goods,
    promotions,
    delivery: order.shippingCharge,
    cashOnDelivery: order.cashOnDeliveryCharge,
    rounding,
    total: order.grandTotal,
    vat,
    shippingMethod,
    paymentMethod,
    email,
    phone,
    shippingAddress,
    pickup,
    billingAddress,
  });
  // The same mail sent again, after a crash, is the same message to a mail program.
  return { ...mail, from, to: email, headers: { 'Message-ID': messageId(`order-${row.orderNumber}`) } };
}

function outcomeOf({ paymentStatus, status }: ReadOrder['row']): OrderMailData['outcome'] {
  if (paymentStatus === 'PAID' || paymentStatus === 'PARTIALLY_REFUNDED') return 'paid';
  return status === 'PENDING' ? 'desk' : 'cashOnDelivery';
}
