import { and, eq, notInArray } from 'drizzle-orm';
import { now } from '#kit/clock';
import { publish } from '#platform/outbox';
import type { Tx } from '#platform/transaction';
import type { NewOrder } from './record-order.ts';
import { orderEvents, orderLines, orders } from './tables.ts';

declare module '#platform/outbox' {
  interface EventMap {
    /** Staff have changed an order before it was packed. `eventId`: the step of its timeline that says so. */
    'order.edited': { orderId: number; eventId: number };
  }
}

/** What may become different of an order before it is packed. */
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

/** A line as it is to be; `id`: it is this one of the order's, null: a new one. */
export type ChangedLine = NewOrder['lines'][number] & { id: number | null };

export interface OrderChange extends Partial<Changed> {
  lines: readonly ChangedLine[];
  /** Which parts of it: `lines`, `address`, `contact`, `delivery`. */
  parts: readonly string[];
  actor: string;
  reason: string;
}

/**
 * Writes an order anew that nothing has been packed of: lines that are kept keep their ids, those that are not in it go. Who did
 * it and why stands in its timeline. The caller holds the order's lock.
 * @returns the id of that step
 */
export async function changeOrder(tx: Tx, orderId: number, { lines, parts, actor, reason, ...changed }: OrderChange): Promise<number> {
  await tx.update(orders).set(changed).where(eq(orders.id, orderId));
  const kept = lines.flatMap(({ id }) => id ?? []);
  await tx.delete(orderLines).where(and(eq(orderLines.orderId, orderId), kept.length > 0 ? notInArray(orderLines.id, kept) : undefined));
  for (const [index, { id, ...line }] of lines.entries()) {
    const row = { ...line, orderId, position: index + 1 };
    if (id === null) await tx.insert(orderLines).values(row);
    else await tx.update(orderLines).set(row).where(eq(orderLines.id, id));
  }
  const event = { orderId, life: 'edit', from: null, to: parts.join(','), actor, reason, at: now() };
  const [step] = await tx.insert(orderEvents).values(event).returning({ id: orderEvents.id });
  if (!step) throw new Error(`the edit of order ${orderId} was not written`);
  await publish(tx, { type: 'order.edited', payload: { orderId, eventId: step.id } });
  return step.id;
}
