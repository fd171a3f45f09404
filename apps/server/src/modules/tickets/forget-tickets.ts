import { and, eq, lt } from 'drizzle-orm';
import { days, now } from '#kit/clock';
import { forgetFacts } from '#modules/audit';
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import { tickets } from './tables.ts';

/** How long a ticket is kept that was closed, in ms: about as long as goods can be complained of. */
const keptFor = days(2 * 365);

/** Forgets tickets that were closed long ago. @returns how many */
export async function forgetOldTickets(db: Db): Promise<number> {
  const isOld = and(eq(tickets.status, 'closed'), lt(tickets.changedAt, new Date(now().getTime() - keptFor)));
  return (await db.delete(tickets).where(isOld).returning({ id: tickets.id })).length;
}

/** Forgets what was written from a mailbox. @param email lower case */
export async function forgetTickets(tx: Tx, email: string): Promise<void> {
  const gone = await tx.delete(tickets).where(eq(tickets.email, email)).returning({ id: tickets.id });
  await forgetFacts(
    tx,
    'ticket',
    gone.map(({ id }) => id),
  );
}
