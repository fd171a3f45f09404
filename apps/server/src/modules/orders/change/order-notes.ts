import { asc, eq } from 'drizzle-orm';
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
