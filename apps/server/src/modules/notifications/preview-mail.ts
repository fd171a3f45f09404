import { orderCancelledMail, orderNewsMail, orderUnpaidMail, type MailKind, type WrittenMail } from '@selvedge/emails';
import { now } from '#kit/clock';
import { exponentOf } from '#kit/money';
import { currencyOn, deliveryTerms, getCountry } from '#modules/countries';
import { findOrder, readOrder } from '#modules/orders';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';
import { letterhead } from './letterhead.ts';
import { writeOrderMail } from './write-order-mail.ts';

export interface MailPreview extends WrittenMail {
  from: string;
}

/** A mail as a country's shop writes it in a language, of an invented order. */
export async function previewMail(
  db: Db,
  config: Config,
  { kind, countryId, languageId }: { kind: MailKind; countryId: number; languageId: number },
): Promise<MailPreview> {
  const { from, messageId: _, ...head } = await letterhead(db, config, { countryId, languageId });
  const country = await getCountry(db, countryId);
  const { code: currency } = await currencyOn(db, countryId);
  const [method] = await deliveryTerms(db, countryId);
  const { numerator, denominator } = country.eurRate;
  const mail = kind.example({
    ...head,
    at: now(),
    currency,
    decimals: exponentOf(currency),
    // Forty euro, as far as anybody knows their worth there.
    amount: Math.round((40 * numerator) / denominator),
    carrier: method?.carrier ?? 'GLS',
    countryCode: country.code,
    firstName: 'Ana',
    orderNumber: '7KQ4M-X2RPA',
  });
  return { ...mail, from };
}

/**
 * The same of an order that there is, in its shopper's language and from its own shop. Of kinds that are about no order it is
 * undefined, and where there is no such order.
 */
export async function previewOfOrder(
  db: Db,
  config: Config,
  { kind, orderNumber }: { kind: MailKind; orderNumber: string },
): Promise<MailPreview | undefined> {
  const found = await findOrder(db, orderNumber.trim().toUpperCase());
  const read = found && (await readOrder(db, found.id));
  if (!read) return undefined;
  if (kind.code === 'order-confirmation') {
    const { from, subject, html = '', text } = await writeOrderMail(db, config, read);
    return { from, subject, html, text };
  }
  const { row, order } = read;
  const { from, messageId: _, ...head } = await letterhead(db, config, row);
  const facts = {
    ...head,
    trackUrl: `${head.shopUrl}/Track/Order`,
    firstName: row.shippingAddress.firstName,
    orderNumber: row.orderNumber,
    currency: row.currency,
    decimals: exponentOf(row.currency),
  };
  if (kind.code === 'order-cancelled') return { ...orderCancelledMail({ ...facts, refund: order.grandTotal }), from };
  if (kind.code === 'order-unpaid') return { ...orderUnpaidMail({ ...facts, buyUrl: `${head.shopUrl}/Checkout` }), from };
  const [, news] = /^orderNews\.letters\.(\w+)\.$/.exec(kind.own[0] ?? '') ?? [];
  if (!news) return undefined;
  const mail = orderNewsMail({ ...facts, kind: news as Parameters<typeof orderNewsMail>[0]['kind'], pieces: order.lines, amount: order.grandTotal });
  return { ...mail, from };
}
