import { and, eq, notInArray } from 'drizzle-orm';
import { now } from '#kit/clock';
import { publish } from '#platform/outbox';
import type { Tx } from '#platform/transaction';
import type { NewOrder } from './record-order.ts';
import { orderEvents, orderLines, orders } from '../tables.ts';

declare module '#platform/outbox' {
  interface EventMap {
    /** Staff changed an order before it was packed. `eventId`: the history entry of the change. */
    'order.edited': { orderId: number; eventId: number };
  }
}

/** The fields that may change before an order is packed. */
type Changed = Pick<
  NewOrder,
  | 'email'
  | 'phone'
  | 'shippingAddress'
  | 'billingAddress'
  | 'shippingMethod'
  | 'pickup'
  | 'total'
  | 'vat'
  | 'rounding'
  | 'couponCode'
  | 'promotions'
  | 'deliverFrom'
  | 'deliverUntil'
>;

/** A new or changed line; `id`: the existing line, null: a new line. */
export type ChangedLine = NewOrder['lines'][number] & { id: number | null };

export interface OrderChange extends Partial<Changed> {
  lines: readonly ChangedLine[];
  /** The changed parts: `lines`, `address`, `contact`, `delivery`. */
  parts: readonly string[];
  actor: string;
  reason: string;
}

/**
 * Rewrites an order before any of it is packed: existing lines keep their ids, missing ones are deleted. Records actor and reason in the
 * history. The caller holds the order's lock.
 * @returns the id of the history entry
 */
export async function changeOrder(tx: Tx, orderId: number, { lines, parts, actor, reason, ...changed }: OrderChange): Promise<number> {
  await tx.update(orders).set(changed).where(eq(orders.id, orderId));
  const retained = lines.flatMap(({ id }) => id ?? []);
  await tx.delete(orderLines).where(and(eq(orderLines.orderId, orderId), retained.length > 0 ? notInArray(orderLines.id, retained) : undefined));
  for (const [index, { id, ...line }] of lines.entries()) {
    const row = { ...line, orderId, position: index + 1 };
    if (id === null) await tx.insert(orderLines).values(row);
    else await tx.update(orderLines).set(row).where(eq(orderLines.id, id));
  }
  const event = { orderId, kind: 'edit', from: null, to: parts.join(','), actor, reason, at: now() };
  const [step] = await tx.insert(orderEvents).values(event).returning({ id: orderEvents.id });
  if (!step) throw new Error(`the edit of order ${orderId} was not saved`);
  await publish(tx, { type: 'order.edited', payload: { orderId, eventId: step.id } });
  return step.id;
}

/** Records when the last parcel arrived: the periods of return and withdrawal start then. */
export async function recordArrival(tx: Tx, orderId: number, deliveredAt: Date): Promise<void> {
  await tx.update(orders).set({ deliveredAt }).where(eq(orders.id, orderId));
}
