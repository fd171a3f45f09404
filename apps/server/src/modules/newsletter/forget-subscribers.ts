import { and, eq, inArray, lt } from 'drizzle-orm';
import { days, now } from '#kit/clock';
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import { newsletterSubscribers } from './tables.ts';

/** How long a mailbox that has not answered is kept, in ms. */
const keptFor = days(30);

/** Forgets mailboxes that were asked and never answered. @returns how many */
export async function forgetUnconfirmed(db: Db): Promise<number> {
  const gone = await db
    .delete(newsletterSubscribers)
    .where(and(eq(newsletterSubscribers.status, 'pending'), lt(newsletterSubscribers.consentAt, new Date(now().getTime() - keptFor))))
    .returning({ id: newsletterSubscribers.id });
  return gone.length;
}

/** Forgets that these mailboxes ever were subscribed. @param emails lower case */
export async function forgetSubscribers(tx: Tx, emails: readonly string[]): Promise<void> {
  await tx.delete(newsletterSubscribers).where(inArray(newsletterSubscribers.email, [...emails]));
}
