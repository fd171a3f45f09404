import { asc, eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import type { PlacedOrderRow } from './record-order.ts';
import { orderEvents, orderLines, orders } from './tables.ts';

/** An order as its invoice needs it. */
export interface OrderOnPaper {
  order: PlacedOrderRow;
  /** In their order; goods, delivery and the charge for cash on delivery. */
  lines: (typeof orderLines.$inferSelect)[];
  /** When its invoice was issued: as it was confirmed first, or as it was edited last; null: not yet. */
  invoicedAt: Date | null;
}

/** Reads an order with its lines. @returns undefined if there is none */
export async function orderOnPaper(db: Db, orderId: number): Promise<OrderOnPaper | undefined> {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  if (!order) return undefined;
  const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.position));
  const events = await db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId)).orderBy(asc(orderEvents.id));
  const confirmed = events.find(({ life, to }) => life === 'status' && to === 'CONFIRMED');
  const renewed = events.findLast(({ life }) => life === 'invoice');
  return { order, lines, invoicedAt: (renewed ?? confirmed)?.at ?? null };
}
