import { and, eq } from 'drizzle-orm';
import { isSameSecret } from '#kit/same-secret';
import type { Db } from '#platform/database';
import { rateLimit, getSharedKey } from '#platform/requests/rate-limit';
import type { PlacedOrderRow } from '../change/record-order.ts';
import type { OrderProof } from '../contract.ts';
import { OrderEmailNeeded, OrderNotFound } from '../errors.ts';
import { findOrder } from '../read/find-orders.ts';
import { orderEvents } from '../tables.ts';
import { findLinkedOrder } from './order-link.ts';

/** Wrong guesses of the email address or invoice number of one order. */
const perOrder = rateLimit('order-proof');
/** Wrong guesses of order numbers from one network address, which many people in an office may share. */
const perAddress = rateLimit('order-proof-address');

/** An order and the access that its proof gives. */
export interface ProvenOrder {
  order: PlacedOrderRow;
  /**
   * Whether the caller can read the emails of the order, because they have its signed link. Numbers and addresses alone can be guessed or
   * read from a parcel. A caller with numbers alone sees no personal data, and their requests must be confirmed by email.
   */
  isOwner: boolean;
  /** Whether the proof contains the email address, which is then not masked. */
  isEmailKnown: boolean;
}

/**
 * Finds an order by its signed link, or by its number and either its invoice number or its email address. Wrong numbers are counted for
 * tracking, payments, returns, withdrawals, reviews and documents together, before the order is looked up, so that a refusal does not
 * reveal whether it exists. Correct ones do not count.
 * @param rateLimitKey from `buildAnonymousRateLimitKey`
 * @throws OrderNotFound if the order or the proof is wrong: the response does not tell which
 * @throws OrderLinkExpired for a wrong link
 * @throws TooManyRequests from the 21st wrong proof of an order within an hour, or the 61st of an address within 15 minutes
 */
export async function proveOrder(db: Db, { link, ...numbers }: OrderProof, rateLimitKey: string | undefined): Promise<ProvenOrder> {
  if (link !== undefined) return { order: await findLinkedOrder(db, link), isOwner: true, isEmailKnown: true };
  const counter = getSharedKey(numbers.orderNumber.trim().toUpperCase());
  if (rateLimitKey !== undefined) await perAddress.count(rateLimitKey);
  await perOrder.count(counter);
  const order = await findOrderByNumbers(db, numbers);
  if (rateLimitKey !== undefined) await perAddress.release(rateLimitKey);
  await perOrder.release(counter);
  return { order, isOwner: false, isEmailKnown: !numbers.invoiceNumber?.trim() };
}

/** Like {@link proveOrder}, for data and actions of the owner only. @throws OrderEmailNeeded for numbers alone */
export async function proveOwnOrder(db: Db, proof: OrderProof, rateLimitKey: string | undefined): Promise<PlacedOrderRow> {
  const { order, isOwner } = await proveOrder(db, proof, rateLimitKey);
  if (!isOwner) throw new OrderEmailNeeded();
  return order;
}

async function findOrderByNumbers(db: Db, { orderNumber, invoiceNumber, email }: Omit<OrderProof, 'link'>): Promise<PlacedOrderRow> {
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

/** Returns whether an order had this invoice number before an edit: older emails still contain it. @param number upper case */
async function hasInvoiceNumber(db: Db, orderId: number, number: string): Promise<boolean> {
  const found = await db
    .select({ id: orderEvents.id })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.kind, 'invoice'), eq(orderEvents.from, number)))
    .limit(1);
  return found.length > 0;
}
