import { and, eq, inArray } from 'drizzle-orm';
import { now } from '#kit/clock';
import { noteNewsletter } from '#modules/accounts';
import type { Db } from '#platform/database';
import { inTransaction, type Tx } from '#platform/transaction';
import { NewsletterLinkExpired } from './errors.ts';
import { newsletterSubscribers, newsletterTokens } from './tables.ts';
import { subscriberOfToken } from './unsubscribe-token.ts';

/** Sends a mailbox nothing any more; links that ask it are worth nothing. Twice is once, and the first reason stays. */
export async function endSubscription(tx: Tx, subscriberId: number, status: 'unsubscribed' | 'bounced'): Promise<void> {
  const [ended] = await tx
    .update(newsletterSubscribers)
    .set({ status, endedAt: now() })
    .where(and(eq(newsletterSubscribers.id, subscriberId), inArray(newsletterSubscribers.status, ['pending', 'confirmed'])))
    .returning({ email: newsletterSubscribers.email });
  if (!ended) return;
  await tx.delete(newsletterTokens).where(eq(newsletterTokens.subscriberId, subscriberId));
  await noteNewsletter(tx, { email: ended.email, isSubscribed: false });
}

/** What the link below a newsletter does, signed in or not. @throws NewsletterLinkExpired for a link that nobody was sent */
export async function unsubscribe(db: Db, token: string): Promise<void> {
  const subscriberId = await subscriberOfToken(db, token);
  if (subscriberId === undefined) throw new NewsletterLinkExpired();
  await inTransaction(db, (tx) => endSubscription(tx, subscriberId, 'unsubscribed'));
}

/** A mail server has said that there is no such mailbox. */
export const stopBounced = (db: Db, subscriberId: number): Promise<void> => inTransaction(db, (tx) => endSubscription(tx, subscriberId, 'bounced'));
