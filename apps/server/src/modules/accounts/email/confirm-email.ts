import { and, eq, gt, isNull, notExists } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { now } from '#kit/clock';
import type { Db } from '#platform/database';
import { publish } from '#platform/outbox';
import { inTransaction, type Tx } from '#platform/transaction';
import type { EmailConfirmation } from '../contract.ts';
import { LinkExpired } from '../errors.ts';
import { issueToken, revokeTokens, redeemToken } from '../passwords/mail-tokens.ts';
import { emailChanges, users } from '../tables.ts';

declare module '#platform/outbox' {
  interface EventMap {
    /** An email address was confirmed for an account. This includes a change of email. */
    'account.email-confirmed': { userId: number; email: string };
    /** The email address of an account was changed. The old address gets an email. */
    'account.email-changed': { userId: number; oldEmail: string; newEmail: string };
  }
}

/**
 * Confirms an email address by the link in an email: the address of the account, or one of the two addresses of a change. The change takes
 * effect when both are confirmed.
 * @throws LinkExpired
 */
export async function confirmEmail(db: Db, token: string): Promise<EmailConfirmation> {
  return inTransaction(db, async (tx) => {
    const { kind, ...proof } = await redeemToken(tx, token, ['confirm-email', 'leave-email', 'take-email']);
    return kind === 'confirm-email' ? confirmCurrentEmail(tx, proof) : answerChange(tx, proof, kind);
  });
}

interface EmailAddress {
  userId: number;
  email: string;
}

async function confirmCurrentEmail(tx: Tx, { userId, email }: EmailAddress): Promise<EmailConfirmation> {
  const confirmed = await tx
    .update(users)
    .set({ emailConfirmedAt: now() })
    .where(and(eq(users.id, userId), eq(users.email, email)))
    .returning({ id: users.id });
  if (confirmed.length === 0) throw new LinkExpired();
  await revokeTokens(tx, userId, ['confirm-email']);
  await publish(tx, { type: 'account.email-confirmed', payload: { userId, email } });
  return { outcome: 'confirmed', email };
}

async function answerChange(tx: Tx, { userId, email }: EmailAddress, kind: string): Promise<EmailConfirmation> {
  const at = now();
  const [change] = await tx
    .update(emailChanges)
    .set(kind === 'leave-email' ? { oldConfirmedAt: at } : { newConfirmedAt: at })
    .where(and(eq(emailChanges.userId, userId), gt(emailChanges.expiresAt, at)))
    .returning();
  if (!change || (kind === 'take-email' && change.newEmail !== email)) throw new LinkExpired();
  if (!change.oldConfirmedAt || !change.newConfirmedAt) return { outcome: 'waiting', email: change.newEmail };
  await changeToEmail(tx, userId, change.newEmail);
  return { outcome: 'changed', email: change.newEmail };
}

/** Sets the new address of an account. @throws LinkExpired if another account has registered the address in the meantime */
async function changeToEmail(tx: Tx, userId: number, newEmail: string): Promise<void> {
  const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId)).for('update');
  const others = alias(users, 'others');
  const isFree = notExists(tx.select({ id: others.id }).from(others).where(eq(others.email, newEmail)));
  const changed = await tx
    .update(users)
    .set({ email: newEmail, emailConfirmedAt: now() })
    .where(and(eq(users.id, userId), isFree))
    .returning({ id: users.id });
  if (!user || changed.length === 0) throw new LinkExpired();
  await tx.delete(emailChanges).where(eq(emailChanges.userId, userId));
  // Links that were sent to the old address become invalid.
  await revokeTokens(tx, userId, ['reset-password', 'confirm-email', 'leave-email', 'take-email']);
  await publish(tx, { type: 'account.email-changed', payload: { userId, oldEmail: user.email, newEmail } });
  await publish(tx, { type: 'account.email-confirmed', payload: { userId, email: newEmail } });
}

/** Creates the token of a confirmation email. @returns undefined if the address is already confirmed */
export async function issueConfirmationToken(db: Db, userId: number): Promise<string | undefined> {
  return inTransaction(db, async (tx) => {
    const [user] = await tx
      .select({ email: users.email })
      .from(users)
      .where(and(eq(users.id, userId), isNull(users.emailConfirmedAt)));
    return user && issueToken(tx, { userId, kind: 'confirm-email', email: user.email });
  });
}
