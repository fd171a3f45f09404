import { and, eq, ne } from 'drizzle-orm';
import { now } from '#kit/clock';
import type { Db } from '#platform/database';
import { publish } from '#platform/outbox';
import type { Tx } from '#platform/transaction';
import { users } from './tables.ts';
import { userContact } from './user-contact.ts';

declare module '#platform/outbox' {
  interface EventMap {
    /** Somebody has ticked the newsletter in his account, or has taken the tick away; what he agreed to, and where. */
    'account.newsletter-chosen': { userId: number; text: string; at: string; source: 'registration' | 'account' };
  }
}

/** Tells that an account's newsletter was chosen, or no more. @param text the words that stood beside the box */
export const tellNewsletter = (tx: Tx, chosen: { userId: number; text: string; source: 'registration' | 'account' }): Promise<void> =>
  publish(tx, { type: 'account.newsletter-chosen', payload: { ...chosen, at: now().toISOString() } });

/** What an account says of the newsletter now. @returns undefined for one that is gone */
export async function readNewsletter(db: Db, userId: number) {
  const contact = await userContact(db, userId);
  const [user] = await db.select({ isSubscribed: users.isSubscribed }).from(users).where(eq(users.id, userId));
  return contact && user && { ...contact, ...user };
}

/** Notes in the account of a mailbox, if it has one, what its owner has said elsewhere. @param email lower case */
export async function noteNewsletter(tx: Tx, { email, isSubscribed }: { email: string; isSubscribed: boolean }): Promise<void> {
  await tx
    .update(users)
    .set({ isSubscribed })
    .where(and(eq(users.email, email), ne(users.isSubscribed, isSubscribed)));
}
