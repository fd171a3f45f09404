import { isSameSecret } from '#kit/same-secret';
import type { Db } from '#platform/database';
import { OrderNotFound } from '../errors.ts';
import { findOrder } from './find-orders.ts';
import type { PlacedOrderRow } from '../change/record-order.ts';
import { and, eq } from 'drizzle-orm';
import { orderEvents } from '../tables.ts';
import { readOrder, type ReadOrder } from './read-order.ts';

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
    ? isSameSecret(invoice, found?.invoiceNumber ?? '') || (found !== undefined && (await hasInvoiceNumber(db, found.id, invoice)))
    : isSameSecret((email ?? '').trim().toLowerCase(), found?.email ?? '');
  if (!found || !isProven) throw new OrderNotFound();
  return found;
}

/** Tells whether an order had this invoice number before an edit: older emails still contain it. @param number upper case */
async function hasInvoiceNumber(db: Db, orderId: number, number: string): Promise<boolean> {
  const found = await db
    .select({ id: orderEvents.id })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.kind, 'invoice'), eq(orderEvents.from, number)))
    .limit(1);
  return found.length > 0;
}

/**
 * Returns an order to a caller who has its number and either its invoice number or its email address.
 * @throws OrderNotFound if the order or the proof is wrong: the response does not tell which
 */
export async function trackOrder(db: Db, proof: OrderProof): Promise<ReadOrder> {
  const { id } = await findProvenOrder(db, proof);
  const read = await readOrder(db, id);
  if (!read) throw new OrderNotFound();
  return read;
}
