import { createHash } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { days, now } from '#kit/clock';
import { createSecretId } from '#kit/ids';
import type { Db } from '#platform/database';
import { inTransaction, type Tx } from '#platform/transaction';
import { NewsletterLinkExpired } from './errors.ts';
import { newsletterSubscribers, newsletterTokens } from './tables.ts';

/** How long a confirmation link is valid, in ms. */
const TOKEN_LIFETIME_MS = days(7);

const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/**
 * Creates the token for a confirmation mail in the job that sends it. Earlier tokens stay valid, because a repeated mail must not
 * make the link of the first one useless.
 * @returns undefined if the subscription is no longer pending
 */
export async function issueNewsletterToken(db: Db, subscriberId: number): Promise<string | undefined> {
  return inTransaction(db, async (tx) => {
    const [found] = await tx
      .select({ status: newsletterSubscribers.status })
      .from(newsletterSubscribers)
      .where(eq(newsletterSubscribers.id, subscriberId))
      .for('update');
    if (found?.status !== 'pending') return undefined;
    const token = createSecretId(32);
    await tx.insert(newsletterTokens).values({ tokenHash: hashToken(token), subscriberId, expiresAt: new Date(now().getTime() + TOKEN_LIFETIME_MS) });
    return token;
  });
}

/** Returns whether a token can still be used. */
export async function isNewsletterToken(db: Db, token: string): Promise<boolean> {
  const found = await db.select({ id: newsletterTokens.subscriberId }).from(newsletterTokens).where(isOpenToken(token));
  return found.length > 0;
}

const isOpenToken = (token: string) => and(eq(newsletterTokens.tokenHash, hashToken(token)), gt(newsletterTokens.expiresAt, now()));

/** Uses up a token; of two simultaneous calls one succeeds. @returns the subscriber's id @throws NewsletterLinkExpired */
export async function redeemNewsletterToken(tx: Tx, token: string): Promise<number> {
  const [redeemed] = await tx.delete(newsletterTokens).where(isOpenToken(token)).returning({ subscriberId: newsletterTokens.subscriberId });
  if (!redeemed) throw new NewsletterLinkExpired();
  return redeemed.subscriberId;
}
