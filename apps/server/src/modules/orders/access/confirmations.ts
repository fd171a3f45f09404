import { createHmac } from 'node:crypto';
import { and, asc, eq, gt, inArray, isNull, lt } from 'drizzle-orm';
import { now } from '#kit/clock';
import { isSameSecret } from '#kit/same-secret';
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import type { PlacedOrderRow } from '../change/record-order.ts';
import type { ConfirmationKind } from '../confirmation-kinds.ts';
import { ConfirmationUsed, OrderLinkExpired } from '../errors.ts';
import { orderConfirmations, orders } from '../tables.ts';
import { MAX_INTEGER } from '#platform/request-fields';

/** A request that must be confirmed through the order's email address. */
export type Confirmation = typeof orderConfirmations.$inferSelect;

/** The parts of a link: the kind, the id in base 36, and the signature. */
const form = /^([a-z])-([0-9a-z]{1,6})-[\w-]{43}$/;
const letters: Readonly<Record<ConfirmationKind, string>> = { return: 'r', withdrawal: 'w', review: 'v' };

/** Creates the secret part of the link that confirms a request. Like an order link, it is signed with the key of the order. */
export function makeConfirmationLink(order: Pick<PlacedOrderRow, 'idempotencyKey'>, { id, kind }: Pick<Confirmation, 'id' | 'kind'>): string {
  const signature = createHmac('sha256', order.idempotencyKey).update(`confirmation ${id}`).digest('base64url');
  return `${letters[kind]}-${id.toString(36)}-${signature}`;
}

/**
 * Finds the request that a link confirms, even if it is already confirmed.
 * @throws OrderLinkExpired for an expired or invalid link, one of another kind, and after the order was anonymised
 */
export async function findConfirmation(
  db: Db,
  link: string,
  kinds: readonly ConfirmationKind[],
): Promise<{ confirmation: Confirmation; order: PlacedOrderRow }> {
  const id = Number.parseInt(form.exec(link)?.[2] ?? '', 36);
  if (!(id <= MAX_INTEGER)) throw new OrderLinkExpired();
  const [found] = await db
    .select({ confirmation: orderConfirmations, order: orders })
    .from(orderConfirmations)
    .innerJoin(orders, eq(orders.id, orderConfirmations.orderId))
    .where(and(eq(orderConfirmations.id, id), inArray(orderConfirmations.kind, [...kinds]), gt(orderConfirmations.expiresAt, now())));
  if (!found || found.order.email === '' || !isSameSecret(link, makeConfirmationLink(found.order, found.confirmation))) throw new OrderLinkExpired();
  return found;
}

/** Returns a request for its confirmation email. @returns undefined if it is confirmed or deleted */
export async function findWaitingConfirmation(db: Db, id: number): Promise<Confirmation | undefined> {
  const [found] = await db
    .select()
    .from(orderConfirmations)
    .where(and(eq(orderConfirmations.id, id), isWaiting()));
  return found;
}

/** Lists the requests that wait for confirmation through an order's email address, the oldest first. */
export const listWaitingConfirmations = (db: Db, orderId: number): Promise<Confirmation[]> =>
  db
    .select()
    .from(orderConfirmations)
    .where(and(eq(orderConfirmations.orderId, orderId), isWaiting()))
    .orderBy(asc(orderConfirmations.id));

/** Marks a request as confirmed, once. The caller carries it out in the same transaction. @throws ConfirmationUsed the second time */
export async function useConfirmation(tx: Tx, id: number): Promise<void> {
  const used = await tx
    .update(orderConfirmations)
    .set({ confirmedAt: now() })
    .where(and(eq(orderConfirmations.id, id), isNull(orderConfirmations.confirmedAt)))
    .returning({ id: orderConfirmations.id });
  if (used.length === 0) throw new ConfirmationUsed();
}

/** Deletes requests that were not confirmed in time, and old confirmed ones. @returns how many */
export async function deleteOldConfirmations(db: Db): Promise<number> {
  const deleted = await db.delete(orderConfirmations).where(lt(orderConfirmations.expiresAt, now()));
  return deleted.rowCount ?? 0;
}

/** Returns the requests of orders for their customer's data export. */
export const readConfirmationData = (db: Db, orderIds: readonly number[]) =>
  db
    .select({
      kind: orderConfirmations.kind,
      content: orderConfirmations.content,
      askedAt: orderConfirmations.askedAt,
      confirmedAt: orderConfirmations.confirmedAt,
    })
    .from(orderConfirmations)
    .where(inArray(orderConfirmations.orderId, [...orderIds]))
    .orderBy(asc(orderConfirmations.id));

const isWaiting = () => and(isNull(orderConfirmations.confirmedAt), gt(orderConfirmations.expiresAt, now()));
