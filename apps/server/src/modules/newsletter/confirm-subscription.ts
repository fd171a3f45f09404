import { and, eq } from 'drizzle-orm';
import { now } from '#kit/clock';
import { recordNewsletterChoice } from '#modules/accounts';
import type { Db } from '#platform/database';
import { publish } from '#platform/outbox';
import { inTransaction } from '#platform/transaction';
import { redeemNewsletterToken } from './confirmation-token.ts';
import { NewsletterLinkExpired } from './errors.ts';
import { newsletterSubscribers, newsletterTokens } from './tables.ts';

declare module '#platform/outbox' {
  interface EventMap {
    /** The owner of an email address has followed its confirmation link. */
    'newsletter.confirmed': { subscriberId: number };
  }
}

/**
 * Confirms a subscription by the token of its link. An account with that email shows the subscription too.
 * @throws NewsletterLinkExpired
 */
export async function confirmSubscription(db: Db, token: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const subscriberId = await redeemNewsletterToken(tx, token);
    const [confirmed] = await tx
      .update(newsletterSubscribers)
      .set({ status: 'confirmed', confirmedAt: now(), endedAt: null })
      .where(and(eq(newsletterSubscribers.id, subscriberId), eq(newsletterSubscribers.status, 'pending')))
      .returning({ email: newsletterSubscribers.email });
    if (!confirmed) throw new NewsletterLinkExpired();
    await tx.delete(newsletterTokens).where(eq(newsletterTokens.subscriberId, subscriberId));
    await recordNewsletterChoice(tx, { email: confirmed.email, isSubscribed: true });
    await publish(tx, { type: 'newsletter.confirmed', payload: { subscriberId } });
  });
}
