import { and, eq } from 'drizzle-orm';
import { now } from '#kit/clock';
import { noteNewsletter } from '#modules/accounts';
import type { Db } from '#platform/database';
import { publish } from '#platform/outbox';
import { inTransaction } from '#platform/transaction';
import { spendNewsletterToken } from './confirmation-token.ts';
import { NewsletterLinkExpired } from './errors.ts';
import { newsletterSubscribers, newsletterTokens } from './tables.ts';

declare module '#platform/outbox' {
  interface EventMap {
    /** The owner of a mailbox has followed its link. */
    'newsletter.confirmed': { subscriberId: number };
  }
}

/**
 * Takes the answer of a mailbox, by the link that it was sent. An account with that e-mail shows it too.
 * @throws NewsletterLinkExpired
 */
export async function confirmSubscription(db: Db, token: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const subscriberId = await spendNewsletterToken(tx, token);
    const [confirmed] = await tx
      .update(newsletterSubscribers)
      .set({ status: 'confirmed', confirmedAt: now(), endedAt: null })
      .where(and(eq(newsletterSubscribers.id, subscriberId), eq(newsletterSubscribers.status, 'pending')))
      .returning({ email: newsletterSubscribers.email });
    if (!confirmed) throw new NewsletterLinkExpired();
    await tx.delete(newsletterTokens).where(eq(newsletterTokens.subscriberId, subscriberId));
    await noteNewsletter(tx, { email: confirmed.email, isSubscribed: true });
    await publish(tx, { type: 'newsletter.confirmed', payload: { subscriberId } });
  });
}
