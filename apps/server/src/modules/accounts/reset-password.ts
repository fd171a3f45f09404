import { and, eq, isNull } from 'drizzle-orm';
import { now } from '#kit/clock';
import { InvalidInput } from '#kit/errors';
import type { Db } from '#platform/database';
import { publish } from '#platform/outbox';
import { inTransaction } from '#platform/transaction';
import { LinkExpired } from './errors.ts';
import { holding, revokeTokens, spendToken } from './mail-tokens.ts';
import { hashPassword, newPasswordIssues } from './passwords.ts';
import { accountTokens, emailChanges, sessions, users } from './tables.ts';

/** A link that sets a password: of a mail that was asked for, or of an invitation to work here. */
type PasswordLink = 'reset-password' | 'invite-staff';

/**
 * Whether a reset link can still be used.
 * @throws LinkExpired
 */
export async function checkResetToken(db: Db, token: string, kind: PasswordLink = 'reset-password'): Promise<void> {
  const [found] = await db
    .select({ userId: users.id })
    .from(accountTokens)
    // A mailbox that was left must not open the account that left it.
    .innerJoin(users, and(eq(users.id, accountTokens.userId), eq(users.email, accountTokens.email), isNull(users.closedAt)))
    .where(holding(token, [kind]));
  if (!found) throw new LinkExpired();
}

/**
 * Sets a new password by the link of a mail, once. Everybody is signed out, other reset links and a change of e-mail
 * that waits are worth nothing: whoever had the account loses it. The link also proves the mailbox.
 * @throws LinkExpired
 * @throws InvalidInput if the password breaks the rules; the link can be used again then
 */
export async function resetPassword(
  db: Db,
  reset: { token: string; password: string; repeatPassword?: string | undefined },
  kind: PasswordLink = 'reset-password',
): Promise<void> {
  await checkResetToken(db, reset.token, kind);
  const issues = newPasswordIssues(reset);
  if (issues.length > 0) throw new InvalidInput(issues);
  const passwordHash = await hashPassword(reset.password);
  await inTransaction(db, async (tx) => {
    const { userId, email } = await spendToken(tx, reset.token, [kind]);
    const ofUser = and(eq(users.id, userId), eq(users.email, email));
    const [user] = await tx.select({ emailConfirmedAt: users.emailConfirmedAt }).from(users).where(ofUser).for('update');
    if (!user) throw new LinkExpired();
    await tx
      .update(users)
      .set({ passwordHash, emailConfirmedAt: user.emailConfirmedAt ?? now() })
      .where(ofUser);
    await tx.delete(sessions).where(eq(sessions.userId, userId));
    await tx.delete(emailChanges).where(eq(emailChanges.userId, userId));
    await revokeTokens(tx, userId, [kind, 'reset-password', 'leave-email', 'take-email']);
    // Who was invited and had no account has set his first, not another one.
    if (kind === 'reset-password' || user.emailConfirmedAt) await publish(tx, { type: 'account.password-changed', payload: { userId } });
    if (!user.emailConfirmedAt) await publish(tx, { type: 'account.email-confirmed', payload: { userId, email } });
  });
}
