import { asc, count, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { now } from '#kit/clock';
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import { orderNotes } from '../tables.ts';

/** A staff note about an order. */
export type OrderNote = typeof orderNotes.$inferSelect;

/** Adds a note to an order, visible to staff only. */
export async function addOrderNote(tx: Tx, note: { orderId: number; text: string; author: string }): Promise<void> {
  await tx.insert(orderNotes).values({ ...note, at: now() });
}

/** Lists the notes of an order, the oldest first. */
export const listOrderNotes = (db: Db, orderId: number): Promise<OrderNote[]> =>
  db.select().from(orderNotes).where(eq(orderNotes.orderId, orderId)).orderBy(asc(orderNotes.id));

/** Returns how many notes orders have, by order id. Orders without notes are left out. */
export async function countOrderNotes(db: Db, orderIds: readonly number[]): Promise<Map<number, number>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select({ orderId: orderNotes.orderId, notes: count() })
    .from(orderNotes)
    .where(inArray(orderNotes.orderId, [...orderIds]))
    .groupBy(orderNotes.orderId);
  return new Map(rows.map(({ orderId, notes }) => [orderId, notes]));
}

/** Selects the orders with notes: a query of their ids. */
export const selectOrdersWithNotes: SQL = sql`select order_id from ${orderNotes}`;
