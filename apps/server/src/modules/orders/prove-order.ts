import { createHash, timingSafeEqual } from 'node:crypto';
import type { Db } from '#platform/database';
import { OrderNotFound } from './errors.ts';
import { findOrder } from './find-orders.ts';
import { hadInvoiceNumber } from './had-invoice-number.ts';
import type { PlacedOrderRow } from './record-order.ts';

/** An order's number and what only its buyer has besides. */
export interface OrderProof {
  orderNumber: string;
  /** The proof once there is an invoice; goes before the e-mail. */
  invoiceNumber?: string | undefined;
  /** The proof before there is one. It stays good: the invoice may be given while the buyer looks at the page. */
  email?: string | undefined;
}

/**
 * Finds the order of whoever has its number and its invoice's, or the e-mail it was placed with.
 * @throws OrderNotFound whether the order or the proof is wrong: the answer tells nobody which
 */
export async function proveOrder(db: Db, { orderNumber, invoiceNumber, email }: OrderProof): Promise<PlacedOrderRow> {
  const number = orderNumber.trim().toUpperCase();
  // What no order is called is not asked for: PostgreSQL takes no zero byte.
  const found = /^[\w-]{1,40}$/.test(number) ? await findOrder(db, number) : undefined;
  const invoice = invoiceNumber?.trim().toUpperCase();
  const isProven = invoice
    ? isSame(invoice, found?.invoiceNumber) || (found !== undefined && (await hadInvoiceNumber(db, found.id, invoice)))
    : isSame((email ?? '').trim().toLowerCase(), found?.email);
  if (!found || !isProven) throw new OrderNotFound();
  return found;
}

/** Compares in a time that tells nothing of where two texts differ. Nothing is never the same as anything. */
function isSame(given: string, expected: string | null | undefined): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected ?? '')) && Boolean(expected);
}
