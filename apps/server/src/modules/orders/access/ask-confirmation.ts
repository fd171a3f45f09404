import { days, now } from '#kit/clock';
import type { Db } from '#platform/database';
import { publish } from '#platform/outbox';
import { rateLimit } from '#platform/requests/rate-limit';
import { inTransaction } from '#platform/transaction';
import type { PlacedOrderRow } from '../change/record-order.ts';
import type { ConfirmationKind } from '../confirmation-kinds.ts';
import { orderConfirmations } from '../tables.ts';

declare module '#platform/outbox' {
  interface EventMap {
    /** A caller who knows only the numbers of an order made a request, which must be confirmed through its email address. */
    'order.confirmation-requested': { confirmationId: number };
    /** A caller requested the link that opens an order. The link is sent to the order's email address. */
    'order.link-requested': { orderId: number; at: string };
  }
}

/** How long a request can be confirmed, in ms. */
const confirmationPeriod = days(30);

/** Emails that a caller with the numbers of an order can send to its address. */
const mailsOfOrder = rateLimit('order-mail');

/**
 * Stores a request until it is confirmed through the order's email address.
 * @param content the data with which its module carries out the request later
 * @throws TooManyRequests for more than ten emails of an order a day
 */
export async function askConfirmation(
  db: Db,
  order: Pick<PlacedOrderRow, 'id'>,
  { kind, content }: { kind: ConfirmationKind; content: object },
): Promise<void> {
  await mailsOfOrder.count(String(order.id));
  const askedAt = now();
  const expiresAt = new Date(askedAt.getTime() + confirmationPeriod);
  await inTransaction(db, async (tx) => {
    const [asked] = await tx.insert(orderConfirmations).values({ orderId: order.id, kind, content, askedAt, expiresAt }).returning();
    if (asked) await publish(tx, { type: 'order.confirmation-requested', payload: { confirmationId: asked.id } });
  });
}

/** Sends the link of an order to its email address. @throws TooManyRequests for more than ten emails of an order a day */
export async function askOrderLink(db: Db, order: Pick<PlacedOrderRow, 'id'>): Promise<void> {
  await mailsOfOrder.count(String(order.id));
  await inTransaction(db, (tx) => publish(tx, { type: 'order.link-requested', payload: { orderId: order.id, at: now().toISOString() } }));
}
