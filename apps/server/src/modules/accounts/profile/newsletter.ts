import { and, eq, ne } from 'drizzle-orm';
import { now } from '#kit/clock';
import type { Db } from '#platform/database';
import { publish } from '#platform/outbox';
import type { Tx } from '#platform/transaction';
import { users } from '../tables.ts';
import { findUserContact } from './user-contact.ts';

declare module '#platform/outbox' {
  interface EventMap {
    /** A user has subscribed to the newsletter or unsubscribed in their account. Contains the wording and the place of the choice. */
    'account.newsletter-chosen': { userId: number; text: string; at: string; source: 'registration' | 'account' };
  }
}

/** Publishes a newsletter choice. `text` is the wording next to the checkbox. */
export const publishNewsletterChoice = (tx: Tx, chosen: { userId: number; text: string; source: 'registration' | 'account' }): Promise<void> =>
  publish(tx, { type: 'account.newsletter-chosen', payload: { ...chosen, at: now().toISOString() } });

/** Returns the account's newsletter choice. @returns undefined for a deleted account */
export async function readNewsletter(db: Db, userId: number) {
  const contact = await findUserContact(db, userId);
  const [user] = await db.select({ isSubscribed: users.isSubscribed }).from(users).where(eq(users.id, userId));
  return contact && user && { ...contact, ...user };
}

/**
 * Updates the account of an email address after a newsletter choice outside the account. Has no effect if the address has no account.
 * @param email in lower case
 */
export async function recordNewsletterChoice(tx: Tx, { email, isSubscribed }: { email: string; isSubscribed: boolean }): Promise<void> {
  await tx
    .update(users)
    .set({ isSubscribed })
    .where(and(eq(users.email, email), ne(users.isSubscribed, isSubscribed)));
}
