import { asc, eq } from 'drizzle-orm';
import { now } from '#kit/clock';
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import { orderNotes } from './tables.ts';

/** What somebody of the shop has written down about an order. */
export type OrderNote = typeof orderNotes.$inferSelect;

/** Writes something down about an order, for the shop's people alone. */
export async function addOrderNote(tx: Tx, note: { orderId: number; text: string; author: string }): Promise<void> {
  await tx.insert(orderNotes).values({ ...note, at: now() });
}

/** The notes about an order, the first one first. */
export const notesOf = (db: Db, orderId: number): Promise<OrderNote[]> =>
  db.select().from(orderNotes).where(eq(orderNotes.orderId, orderId)).orderBy(asc(orderNotes.id));
