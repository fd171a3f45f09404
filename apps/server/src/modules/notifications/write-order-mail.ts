import { orderMail, type OrderMailData } from '@selvedge/emails';
import { exponentOf } from '#kit/money';
import { baseUrlOf, dayIn, findLanguage, getCountry } from '#modules/countries';
import type { readOrder } from '#modules/orders';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';
import type { MailMessage } from '#platform/mailer';

type ReadOrder = NonNullable<Awaited<ReturnType<typeof readOrder>>>;

/** Writes the mail that confirms an order: in its shopper's language, from its country's shop. */
export async function writeOrderMail(db: Db, config: Config, { row, order }: ReadOrder): Promise<MailMessage> {
  const country = await getCountry(db, row.countryId);
  const language = await findLanguage(db, row.languageId);
  const host = baseUrlOf(country, config);
  const shopUrl = language && language.id !== country.languageId ? `${host}/${language.code}` : host;
  const {
    goods,
    rounding,
    currency,
    lines,
    vat,
    shippingMethod,
    paymentMethod,
    email,
    phone,
    shippingAddress,
    billingAddress,
    deliverFrom,
    deliverUntil,
  } = order;
  const mail = orderMail({
    language: language?.code ?? 'en',
    shopName: country.shopName,
    shopUrl,
    trackUrl: `${shopUrl}/Track/Order`,
    outcome: outcomeOf(row),
    orderNumber: order.orderNumber,
    invoiceNumber: order.invoiceNumber,
    placedOn: dayIn(country.timeZone, row.placedAt),
    deliverFrom,
    deliverUntil,
    currency,
    decimals: exponentOf(currency),
    lines,
    goods,
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
    billingAddress,
  });
  const sender = country.senderEmail ?? `no-reply@${new URL(config.publicUrl).hostname}`;
  return {
    ...mail,
    from: `"${country.shopName.replace(/["\\]/g, '')}" <${sender}>`,
    to: email,
    // The same mail sent again, after a crash, is the same message to a mail program.
    headers: { 'Message-ID': `<order-${row.orderNumber}@${sender.split('@')[1] ?? 'localhost'}>` },
  };
}

function outcomeOf({ paymentStatus, status }: ReadOrder['row']): OrderMailData['outcome'] {
  if (paymentStatus === 'PAID') return 'paid';
  return status === 'PENDING' ? 'desk' : 'cashOnDelivery';
}
