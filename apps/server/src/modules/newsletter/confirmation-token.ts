import { createHash } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { days, now } from '#kit/clock';
import { secretId } from '#kit/ids';
import type { Db } from '#platform/database';
import { inTransaction, type Tx } from '#platform/transaction';
import { NewsletterLinkExpired } from './errors.ts';
import { newsletterSubscribers, newsletterTokens } from './tables.ts';

/** How long a link that asks a mailbox holds, in ms. */
const holdsFor = days(7);

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/**
 * Makes the token of a mail that asks a mailbox, for the job that sends it. Earlier ones go on holding: a mail that was sent
 * twice must not carry a dead link.
 * @returns undefined if it has answered, or nothing is asked any more
 */
export async function issueNewsletterToken(db: Db, subscriberId: number): Promise<string | undefined> {
  return inTransaction(db, async (tx) => {
    const [found] = await tx
      .select({ status: newsletterSubscribers.status })
      .from(newsletterSubscribers)
      .where(eq(newsletterSubscribers.id, subscriberId))
      .for('update');
    if (found?.status !== 'pending') return undefined;
    const token = secretId(32);
    await tx.insert(newsletterTokens).values({ tokenHash: hashOf(token), subscriberId, expiresAt: new Date(now().getTime() + holdsFor) });
    return token;
  });
}

/** Uses a token up: of two who try at once, one does. @returns whose it was @throws NewsletterLinkExpired */
export async function spendNewsletterToken(tx: Tx, token: string): Promise<number> {
  const [spent] = await tx
    .delete(newsletterTokens)
    .where(and(eq(newsletterTokens.tokenHash, hashOf(token)), gt(newsletterTokens.expiresAt, now())))
    .returning({ subscriberId: newsletterTokens.subscriberId });
  if (!spent) throw new NewsletterLinkExpired();
  return spent.subscriberId;
}
