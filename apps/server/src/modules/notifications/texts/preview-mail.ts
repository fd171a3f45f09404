import type { MailKind, RenderedMail } from '@selvedge/emails';
import { now } from '#kit/clock';
import { getExponent } from '#kit/money';
import { getCurrency, listDeliveryTerms, getCountry } from '#modules/countries';
import { findOrder, readOrder } from '#modules/orders';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';
import { letterhead } from '../letterhead.ts';
import { buildOrderMailData } from '../orders/write-order-mail.ts';

export interface MailPreview extends RenderedMail {
  from: string;
}

/** Writes an example email of a country's shop in a language, with invented order data. */
export async function previewMail(
  db: Db,
  config: Config,
  { kind, countryId, languageId }: { kind: MailKind; countryId: number; languageId: number },
): Promise<MailPreview> {
  const { from, messageId: _, ...head } = await letterhead(db, config, { countryId, languageId });
  const country = await getCountry(db, countryId);
  const { code: currency } = await getCurrency(db, countryId);
  const [method] = await listDeliveryTerms(db, countryId);
  const { numerator, denominator } = country.eurRate;
  const mail = kind.example({
    ...head,
    at: now(),
    currency,
    decimals: getExponent(currency),
    // About forty euros at the stored exchange rate.
    amount: Math.round((40 * numerator) / denominator),
    carrier: method?.carrier ?? 'GLS',
    countryCode: country.code,
    firstName: 'Ana',
    orderNumber: '7KQ4M-X2RPA',
  });
  return { ...mail, from };
}

/**
 * Writes an email for an existing order, in its shopper's language and from its shop. Returns undefined for an unknown order and for kinds
 * that concern no order.
 */
export async function previewOfOrder(
  db: Db,
  config: Config,
  { kind, orderNumber }: { kind: MailKind; orderNumber: string },
): Promise<MailPreview | undefined> {
  const found = kind.forOrder && (await findOrder(db, orderNumber.trim().toUpperCase()));
  const read = found && (await readOrder(db, found.id));
  if (!read || !kind.forOrder) return undefined;
  const head = await letterhead(db, config, read.row);
  // A preview contains no order link, because that link is only for the recipient.
  const order = buildOrderMailData(head, read);
  const mail = kind.forOrder({ ...order, firstName: order.shippingAddress.firstName, returnDays: head.returnDays });
  return { ...mail, from: head.from };
}
