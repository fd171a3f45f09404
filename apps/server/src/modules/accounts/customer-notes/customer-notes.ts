import { asc, count, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { now } from '#kit/clock';
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import { customerNotes } from './tables.ts';

/** A staff note about a customer. */
type CustomerNote = typeof customerNotes.$inferSelect;

/** Adds a note to a customer account, visible to staff only. */
export async function addCustomerNote(tx: Tx, note: { userId: number; text: string; author: string }): Promise<void> {
  await tx.insert(customerNotes).values({ ...note, at: now() });
}

/** Lists the notes of a customer, the oldest first. */
export const listCustomerNotes = (db: Db, userId: number): Promise<CustomerNote[]> =>
  db.select().from(customerNotes).where(eq(customerNotes.userId, userId)).orderBy(asc(customerNotes.id));

/** Returns how many notes customers have, by user id. Customers without notes are left out. */
export async function countCustomerNotes(db: Db, userIds: readonly number[]): Promise<Map<number, number>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select({ userId: customerNotes.userId, notes: count() })
    .from(customerNotes)
    .where(inArray(customerNotes.userId, [...userIds]))
    .groupBy(customerNotes.userId);
  return new Map(rows.map(({ userId, notes }) => [userId, notes]));
}

/** Selects the customers with notes: a query of their user ids. */
export const selectCustomersWithNotes: SQL = sql`select user_id from ${customerNotes}`;
