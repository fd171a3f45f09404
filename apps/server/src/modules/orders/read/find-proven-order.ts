import { isSameSecret } from '#kit/same-secret';
import type { Db } from '#platform/database';
import { OrderNotFound } from '../errors.ts';
import { findOrder } from './find-orders.ts';
import { hadInvoiceNumber } from '../numbers/had-invoice-number.ts';
import type { PlacedOrderRow } from '../change/record-order.ts';

/** An order number with a proof that the caller is its buyer. */
export interface OrderProof {
  orderNumber: string;
  /** The proof once there is an invoice; takes precedence over the email. */
  invoiceNumber?: string | undefined;
  /** The proof before there is an invoice. It stays valid, because the invoice may be issued while the page is open. */
  email?: string | undefined;
}

/**
 * Finds an order by its number and either its invoice number or its email address.
 * @throws OrderNotFound if the order or the proof is wrong: the response does not tell which
 */
export async function findProvenOrder(db: Db, { orderNumber, invoiceNumber, email }: OrderProof): Promise<PlacedOrderRow> {
  const number = orderNumber.trim().toUpperCase();
  // Other numbers are not looked up: PostgreSQL accepts no zero byte.
  const found = /^[\w-]{1,40}$/.test(number) ? await findOrder(db, number) : undefined;
  const invoice = invoiceNumber?.trim().toUpperCase();
  const isProven = invoice
    ? isSameSecret(invoice, found?.invoiceNumber ?? '') || (found !== undefined && (await hadInvoiceNumber(db, found.id, invoice)))
    : isSameSecret((email ?? '').trim().toLowerCase(), found?.email ?? '');
  if (!found || !isProven) throw new OrderNotFound();
  return found;
}
