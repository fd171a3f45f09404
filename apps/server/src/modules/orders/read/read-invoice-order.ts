import { asc, eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import type { PlacedOrderRow } from '../change/record-order.ts';
import { orderEvents, orderLines, orders } from '../tables.ts';

/** An order for its invoice. */
export interface InvoiceOrder {
  order: PlacedOrderRow;
  /** In their order: goods, delivery and cash on delivery fee. */
  lines: (typeof orderLines.$inferSelect)[];
  /** When its invoice was issued: at confirmation or at the last edit; null: not yet. */
  invoicedAt: Date | null;
}

/** Reads an order with its lines. @returns undefined if there is none */
export async function readInvoiceOrder(db: Db, orderId: number): Promise<InvoiceOrder | undefined> {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  if (!order) return undefined;
  const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.position));
  const events = await db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId)).orderBy(asc(orderEvents.id));
  const confirmed = events.find(({ kind, to }) => kind === 'status' && to === 'CONFIRMED');
  const renewed = events.findLast(({ kind }) => kind === 'invoice');
  return { order, lines, invoicedAt: (renewed ?? confirmed)?.at ?? null };
}
