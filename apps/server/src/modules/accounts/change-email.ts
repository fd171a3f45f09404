import { and, eq, gt } from 'drizzle-orm';
import { days, now } from '#kit/clock';
import type { Db } from '#platform/database';
import { publish } from '#platform/outbox';
import { inTransaction, type Tx } from '#platform/transaction';
import { issueToken, revokeTokens } from './mail-tokens.ts';
import { emailChanges, users } from './tables.ts';

declare module '#platform/outbox' {
  interface EventMap {
    /** Both mailboxes are to be asked; one that has said yes is not asked again. */
    'account.email-change-asked': { userId: number };
  }
}

/** How long both mailboxes have time to answer, in ms. */
const answersWithin = days(1);

/** Somebody's change of e-mail that waits for its mailboxes. */
export async function pendingChange(db: Db, userId: number): Promise<typeof emailChanges.$inferSelect | undefined> {
  const [change] = await db
    .select()
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), gt(emailChanges.expiresAt, now())));
  return change;
}

/** Begins a change of e-mail, in place of one that waits. Whether the new one is somebody else's is told to its mailbox alone. */
export async function beginEmailChange(tx: Tx, userId: number, newEmail: string): Promise<void> {
  const requestedAt = now();
  const begun = { newEmail, oldConfirmedAt: null, newConfirmedAt: null, requestedAt, expiresAt: new Date(requestedAt.getTime() + answersWithin) };
  await tx
    .insert(emailChanges)
    .values({ userId, ...begun })
    .onConflictDoUpdate({ target: emailChanges.userId, set: begun });
  // After the row is ours: what was sent for another address must not count for this one.
  await revokeTokens(tx, userId, ['leave-email', 'take-email']);
  await publish(tx, { type: 'account.email-change-asked', payload: { userId } });
}

/** Gives up a change of e-mail; its links are worth nothing. */
export async function cancelEmailChange(db: Db, userId: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx.delete(emailChanges).where(eq(emailChanges.userId, userId));
    await revokeTokens(tx, userId, ['leave-email', 'take-email']);
  });
}

/** What the mail to one end of a change says. */
interface EmailChangeMail {
  oldEmail: string;
  newEmail: string;
  /** Null: the new address has an account of its own already. */
  token: string | null;
}

/**
 * Makes the token for one end's mail, for the job that sends it.
 * @returns undefined if nothing waits, or that mailbox has answered
 */
export async function issueEmailChangeToken(db: Db, userId: number, kind: 'leave-email' | 'take-email'): Promise<EmailChangeMail | undefined> {
  return inTransaction(db, async (tx) => {
    // A change that begins now waits for this, and then revokes it.
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
