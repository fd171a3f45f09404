import { and, eq, lt } from 'drizzle-orm';
import { days, now } from '#kit/clock';
import { deletePersonalValues } from '#modules/audit';
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import { tickets } from './tables.ts';

/** How long a closed ticket is kept, in ms: about as long as the legal guarantee. */
const CLOSED_LIFETIME_MS = days(2 * 365);

/** Deletes expired closed tickets. @returns the number deleted */
export async function forgetOldTickets(db: Db): Promise<number> {
  const isOld = and(eq(tickets.status, 'closed'), lt(tickets.changedAt, new Date(now().getTime() - CLOSED_LIFETIME_MS)));
  return (await db.delete(tickets).where(isOld).returning({ id: tickets.id })).length;
}

/** Deletes the tickets of an email address. @param email lower case */
export async function forgetTickets(tx: Tx, email: string): Promise<void> {
  const deleted = await tx.delete(tickets).where(eq(tickets.email, email)).returning({ id: tickets.id });
  await deletePersonalValues(
    tx,
    'ticket',
    deleted.map(({ id }) => id),
  );
}
