import { and, eq, inArray, lt } from 'drizzle-orm';
import { days, now } from '#kit/clock';
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import { newsletterSubscribers } from './tables.ts';

/** How long an unconfirmed subscription is kept, in ms. */
const UNCONFIRMED_LIFETIME_MS = days(30);

/** Deletes expired unconfirmed subscriptions. @returns the number deleted */
export async function deleteUnconfirmed(db: Db): Promise<number> {
  const deleted = await db
    .delete(newsletterSubscribers)
    .where(and(eq(newsletterSubscribers.status, 'pending'), lt(newsletterSubscribers.consentAt, new Date(now().getTime() - UNCONFIRMED_LIFETIME_MS))))
    .returning({ id: newsletterSubscribers.id });
  return deleted.length;
}

/** Deletes the subscriptions of these addresses. @param emails lower case */
export async function deleteSubscribers(tx: Tx, emails: readonly string[]): Promise<void> {
  await tx.delete(newsletterSubscribers).where(inArray(newsletterSubscribers.email, [...emails]));
}
