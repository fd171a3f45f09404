import { createHash, timingSafeEqual } from 'node:crypto';
import type { Db } from '#platform/database';
import type { Order } from './contract.ts';
import { OrderNotFound } from './errors.ts';
import { findOrder } from './find-orders.ts';
import { readOrder } from './read-order.ts';

/** An order's number and what only its buyer has besides. */
export interface TrackingQuestion {
  orderNumber: string;
  /** The proof once there is an invoice; goes before the e-mail. */
  invoiceNumber?: string | undefined;
  /** The proof before there is one. It stays good: the invoice may be given while the buyer looks at the page. */
  email?: string | undefined;
}

/**
 * Shows an order to whoever has its number and its invoice's, or the e-mail it was placed with.
 * @throws OrderNotFound whether the order or the proof is wrong: the answer tells nobody which
 */
export async function trackOrder(db: Db, { orderNumber, invoiceNumber, email }: TrackingQuestion): Promise<Order> {
  const found = await findOrder(db, orderNumber.trim().toUpperCase());
  const invoice = invoiceNumber?.trim().toUpperCase();
  const isProven = invoice ? isSame(invoice, found?.invoiceNumber) : isSame((email ?? '').trim().toLowerCase(), found?.email);
  if (!found || !isProven) throw new OrderNotFound();
  const read = await readOrder(db, found.id);
  if (!read) throw new OrderNotFound();
  return read.order;
}

/** Compares in a time that tells nothing of where two texts differ. Nothing is never the same as anything. */
function isSame(given: string, expected: string | null | undefined): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected ?? '')) && Boolean(expected);
}
