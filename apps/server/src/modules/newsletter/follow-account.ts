import { eq } from 'drizzle-orm';
import { now } from '#kit/clock';
import { secretId } from '#kit/ids';
import { readNewsletter } from '#modules/accounts';
import type { Db } from '#platform/database';
import { inTransaction, type Tx } from '#platform/transaction';
import { endSubscription } from './end-subscription.ts';
import { newsletterSubscribers, newsletterTokens } from './tables.ts';

interface Consent {
  text: string;
  at: string;
  source: 'registration' | 'account';
}

/**
 * Does as an account says. A mailbox that its owner has confirmed for the account is not asked again; another waits until he has.
 * What the account says now counts: news may come late, or twice.
 * @param consent to what was agreed, where it was just now
 */
export async function followAccount(db: Db, userId: number, consent?: Consent): Promise<void> {
  const account = await readNewsletter(db, userId);
  if (!account) return;
  await inTransaction(db, async (tx) => {
    const known = await lockSubscriber(tx, account.email);
    if (!account.isSubscribed) {
      if (known) await endSubscription(tx, known.id, 'unsubscribed');
      return;
    }
    if (known?.status === 'confirmed') return;
    // Nobody subscribes whose words of consent are not known.
    if (!consent && known?.status !== 'pending') return;
    const wish = {
      status: account.isEmailConfirmed ? ('confirmed' as const) : ('pending' as const),
      confirmedAt: account.isEmailConfirmed ? now() : null,
      endedAt: null,
      ...(consent && {
        consentText: consent.text,
        consentAt: new Date(consent.at),
        source: consent.source,
        countryId: account.countryId,
        languageId: account.languageId,
      }),
    };
    if (known) {
      await tx.update(newsletterSubscribers).set(wish).where(eq(newsletterSubscribers.id, known.id));
      if (account.isEmailConfirmed) await tx.delete(newsletterTokens).where(eq(newsletterTokens.subscriberId, known.id));
    } else if (consent) {
      await tx
        .insert(newsletterSubscribers)
        .values({
          ...wish,
          email: account.email,
          consentText: consent.text,
          consentAt: new Date(consent.at),
          source: consent.source,
          countryId: account.countryId,
          languageId: account.languageId,
          linkKey: secretId(32),
        })
        .onConflictDoNothing();
    }
  });
}

/** An account has moved to another mailbox, as both had agreed: what the old one was sent goes there. */
export async function moveSubscription(db: Db, { oldEmail, newEmail }: { oldEmail: string; newEmail: string }): Promise<void> {
  await inTransaction(db, async (tx) => {
    const old = await lockSubscriber(tx, oldEmail);
    if (old?.status !== 'confirmed' && old?.status !== 'pending') return;
    const moved = { status: 'confirmed' as const, confirmedAt: now(), endedAt: null };
    const { id: _, email: __, linkKey: ___, ...kept } = old;
    await tx
      .insert(newsletterSubscribers)
      .values({ ...kept, ...moved, email: newEmail, linkKey: secretId(32) })
      .onConflictDoUpdate({ target: newsletterSubscribers.email, set: moved });
    await endSubscription(tx, old.id, 'unsubscribed');
  });
}

async function lockSubscriber(tx: Tx, email: string): Promise<typeof newsletterSubscribers.$inferSelect | undefined> {
  const [known] = await tx.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.email, email)).for('update');
  return known;
}
