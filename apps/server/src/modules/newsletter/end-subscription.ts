import { and, eq, inArray } from 'drizzle-orm';
import { now } from '#kit/clock';
import { recordNewsletterChoice } from '#modules/accounts';
import type { Db } from '#platform/database';
import { inTransaction, type Tx } from '#platform/transaction';
import { NewsletterLinkExpired } from './errors.ts';
import { newsletterDeliveries, newsletterSubscribers, newsletterTokens } from './tables.ts';
import { findDeliveryId, findSubscriberByToken } from './unsubscribe-token.ts';

/**
 * Ends a subscription and deletes its confirmation tokens. A repeated call has no effect, so the first reason remains.
 * @returns whether the subscription was active
 */
export async function endSubscription(tx: Tx, subscriberId: number, status: 'unsubscribed' | 'bounced'): Promise<boolean> {
  const [ended] = await tx
    .update(newsletterSubscribers)
    .set({ status, endedAt: now() })
    .where(and(eq(newsletterSubscribers.id, subscriberId), inArray(newsletterSubscribers.status, ['pending', 'confirmed'])))
    .returning({ email: newsletterSubscribers.email });
  if (!ended) return false;
  await tx.delete(newsletterTokens).where(eq(newsletterTokens.subscriberId, subscriberId));
  await recordNewsletterChoice(tx, { email: ended.email, isSubscribed: false });
  return true;
}

/** Ends a subscription by the link in a newsletter, without sign-in. @throws NewsletterLinkExpired for an unknown link */
export async function unsubscribe(db: Db, token: string): Promise<void> {
  const subscriberId = await findSubscriberByToken(db, token);
  if (subscriberId === undefined) throw new NewsletterLinkExpired();
  await inTransaction(db, async (tx) => {
    const deliveryId = findDeliveryId(token);
    const hasEnded = await endSubscription(tx, subscriberId, 'unsubscribed');
    if (hasEnded && deliveryId !== undefined) await recordUnsubscription(tx, { deliveryId, subscriberId });
  });
}

/** Records on the email whose link was used that the subscriber unsubscribed. */
async function recordUnsubscription(tx: Tx, { deliveryId, subscriberId }: { deliveryId: number; subscriberId: number }): Promise<void> {
  await tx
    .update(newsletterDeliveries)
    .set({ unsubscribedAt: now() })
    .where(and(eq(newsletterDeliveries.id, deliveryId), eq(newsletterDeliveries.subscriberId, subscriberId)));
}

/** Ends a subscription after a mail server reported that the address does not exist. */
export async function stopBounced(db: Db, subscriberId: number): Promise<void> {
  await inTransaction(db, (tx) => endSubscription(tx, subscriberId, 'bounced'));
}
