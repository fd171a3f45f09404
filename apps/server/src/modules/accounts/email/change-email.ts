import { and, eq, gt } from 'drizzle-orm';
import { days, now } from '#kit/clock';
import type { Db } from '#platform/database';
import { publish } from '#platform/outbox';
import { inTransaction, type Tx } from '#platform/transaction';
import { issueToken, revokeTokens } from '../passwords/mail-tokens.ts';
import { emailChanges, users } from '../tables.ts';

declare module '#platform/outbox' {
  interface EventMap {
    /** A change of email was requested. Unconfirmed addresses get an email. */
    'account.email-change-requested': { userId: number };
  }
}

/** Time in ms within which both addresses must be confirmed. */
const confirmationPeriod = days(1);

/** Returns a user's pending change of email. */
export async function findPendingChange(db: Db, userId: number): Promise<typeof emailChanges.$inferSelect | undefined> {
  const [change] = await db
    .select()
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), gt(emailChanges.expiresAt, now())));
  return change;
}

/** Starts a change of email and replaces a pending change. If the new address has an account, only an email to that address reveals it. */
export async function beginEmailChange(tx: Tx, userId: number, newEmail: string): Promise<void> {
  const requestedAt = now();
  const change = {
    newEmail,
    oldConfirmedAt: null,
    newConfirmedAt: null,
    requestedAt,
    expiresAt: new Date(requestedAt.getTime() + confirmationPeriod),
  };
  await tx
    .insert(emailChanges)
    .values({ userId, ...change })
    .onConflictDoUpdate({ target: emailChanges.userId, set: change });
  // Tokens are revoked after the row is written, because tokens for another new address must not confirm this address.
  await revokeTokens(tx, userId, ['leave-email', 'take-email']);
  await publish(tx, { type: 'account.email-change-requested', payload: { userId } });
}

/** Cancels a change of email and revokes its links. */
export async function cancelEmailChange(db: Db, userId: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx.delete(emailChanges).where(eq(emailChanges.userId, userId));
    await revokeTokens(tx, userId, ['leave-email', 'take-email']);
  });
}

/** The content of the email to one of the two addresses of a change. */
interface EmailChangeMail {
  oldEmail: string;
  newEmail: string;
  /** Null if the new address already has an account. */
  token: string | null;
}

/**
 * Creates the token for one address, for the job that sends the email.
 * @returns undefined if no change is pending, or the address is already confirmed
 */
export async function issueEmailChangeToken(db: Db, userId: number, kind: 'leave-email' | 'take-email'): Promise<EmailChangeMail | undefined> {
  return inTransaction(db, async (tx) => {
    // Because of the lock, a change that starts now waits and then revokes this token.
    const [change] = await tx
      .select({ newEmail: emailChanges.newEmail, oldAt: emailChanges.oldConfirmedAt, newAt: emailChanges.newConfirmedAt, oldEmail: users.email })
      .from(emailChanges)
      .innerJoin(users, eq(users.id, emailChanges.userId))
      .where(and(eq(emailChanges.userId, userId), gt(emailChanges.expiresAt, now())))
      .for('update', { of: emailChanges });
    if (!change || (kind === 'leave-email' ? change.oldAt : change.newAt)) return undefined;
    const { oldEmail, newEmail } = change;
    if (kind === 'leave-email') return { oldEmail, newEmail, token: await issueToken(tx, { userId, kind, email: oldEmail }) };
    const isTaken = (await tx.$count(users, eq(users.email, newEmail))) > 0;
    return { oldEmail, newEmail, token: isTaken ? null : await issueToken(tx, { userId, kind, email: newEmail }) };
  });
}
