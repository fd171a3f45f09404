import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { days, now } from '#kit/clock';
import { isSameSecret } from '#kit/same-secret';
import type { Db } from '#platform/database';
import { OrderLinkExpired } from '../errors.ts';
import type { PlacedOrderRow } from '../change/record-order.ts';
import { orders } from '../tables.ts';
import { MAX_INTEGER } from '#platform/request-fields';

/** Lifetime of the order link in an email, in ms, from the time the email is written. */
const LIFETIME_MS = days(90);
const SECOND_MS = 1000;

/** The parts of a link: order id and expiry (Unix seconds), both in base 36, and the signature. */
const form = /^([0-9a-z]{1,6})-([0-9a-z]{1,8})-[\w-]{43}$/;

type Signed = Pick<PlacedOrderRow, 'id' | 'idempotencyKey'>;

/**
 * Creates the secret part of a link that opens one order. It is signed with the idempotency key of the order, 192 random bits that no email
 * contains, and reveals neither the order number nor personal data.
 * @param from the start of its lifetime; default: now
 */
export function makeOrderLink(order: Signed, from = now()): string {
  return writeLink(order, Math.floor((from.getTime() + LIFETIME_MS) / SECOND_MS));
}

/**
 * Finds the order of a link.
 * @throws OrderLinkExpired for an expired or invalid link, and after the order was anonymised
 */
export async function findLinkedOrder(db: Db, link: string): Promise<PlacedOrderRow> {
  const [, id = '', until = ''] = form.exec(link) ?? [];
  const [orderId, end] = [Number.parseInt(id, 36), Number.parseInt(until, 36)];
  if (!(orderId <= MAX_INTEGER) || !(end * SECOND_MS > now().getTime())) throw new OrderLinkExpired();
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  if (!order || order.email === '' || !isSameSecret(link, writeLink(order, end))) throw new OrderLinkExpired();
  return order;
}

/** @param end Unix seconds */
function writeLink({ id, idempotencyKey }: Signed, end: number): string {
  const signature = createHmac('sha256', idempotencyKey).update(`order link ${id} ${end}`).digest('base64url');
  return `${id.toString(36)}-${end.toString(36)}-${signature}`;
}
