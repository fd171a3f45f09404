import { eq } from 'drizzle-orm';
import { now } from '#kit/clock';
import { createSecretId } from '#kit/ids';
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
 * Applies the account's setting to the subscription. A confirmed address of the account needs no other confirmation; an unconfirmed one
 * stays pending. An account with an unconfirmed address cannot end a subscription, because it may belong to another person. Reads the
 * present setting, because events may arrive late or twice.
 * @param consent the consent, if it was just given
 */
export async function syncAccountConsent(db: Db, userId: number, consent?: Consent): Promise<void> {
  const account = await readNewsletter(db, userId);
  if (!account) return;
  await inTransaction(db, async (tx) => {
    const known = await lockSubscriber(tx, account.email);
    if (!account.isSubscribed) {
      if (known && canEnd(account, known)) await endSubscription(tx, known.id, 'unsubscribed');
      return;
    }
    if (known?.status === 'confirmed') return;
    // A subscription needs a known consent text.
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
          linkKey: createSecretId(32),
        })
        .onConflictDoNothing();
    }
  });
}

/** Moves a subscription to the account's new email; both addresses have confirmed the change. */
export async function moveSubscription(db: Db, { oldEmail, newEmail }: { oldEmail: string; newEmail: string }): Promise<void> {
  await inTransaction(db, async (tx) => {
    const old = await lockSubscriber(tx, oldEmail);
    if (old?.status !== 'confirmed' && old?.status !== 'pending') return;
    const moved = { status: 'confirmed' as const, confirmedAt: now(), endedAt: null };
    const { id: _, email: __, linkKey: ___, ...existing } = old;
    await tx
      .insert(newsletterSubscribers)
      .values({ ...existing, ...moved, email: newEmail, linkKey: createSecretId(32) })
      .onConflictDoUpdate({ target: newsletterSubscribers.email, set: moved });
    await endSubscription(tx, old.id, 'unsubscribed');
  });
}

/** Returns whether an account may end a subscription: its address is confirmed, or an account requested it and it is unconfirmed. */
const canEnd = ({ isEmailConfirmed }: { isEmailConfirmed: boolean }, { status, source }: Subscriber): boolean =>
  isEmailConfirmed || (status === 'pending' && (source === 'registration' || source === 'account'));

type Subscriber = typeof newsletterSubscribers.$inferSelect;

async function lockSubscriber(tx: Tx, email: string): Promise<Subscriber | undefined> {
  const [known] = await tx.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.email, email)).for('update');
  return known;
}
