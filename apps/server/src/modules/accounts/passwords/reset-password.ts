import { and, eq, isNull } from 'drizzle-orm';
import { now } from '#kit/clock';
import { InvalidInput } from '#kit/errors';
import type { Db } from '#platform/database';
import { publish } from '#platform/outbox';
import { inTransaction } from '#platform/transaction';
import { LinkExpired } from '../errors.ts';
import { matchesToken, revokeTokens, redeemToken } from './mail-tokens.ts';
import { hashPassword, listNewPasswordIssues } from './passwords.ts';
import { accountTokens, emailChanges, sessions, users } from '../tables.ts';

/** The kinds of links that set a password: a reset, or an invitation of staff. */
type PasswordLink = 'reset-password' | 'invite-staff';

/**
 * Checks that a reset link is valid.
 * @throws LinkExpired
 */
export async function checkResetToken(db: Db, token: string, kind: PasswordLink = 'reset-password'): Promise<void> {
  const [found] = await db
    .select({ userId: users.id })
    .from(accountTokens)
    // A former email address must not give access to the account.
    .innerJoin(users, and(eq(users.id, accountTokens.userId), eq(users.email, accountTokens.email), isNull(users.closedAt)))
    .where(matchesToken(token, [kind]));
  if (!found) throw new LinkExpired();
}

/**
 * Sets a new password by the link in an email, once. Ends all sessions, revokes other reset links and cancels a change of email, so that
 * an attacker loses access. The link also confirms the email address.
 * @throws LinkExpired
 * @throws InvalidInput if the password breaks the rules; the link stays valid then
 */
export async function resetPassword(
  db: Db,
  reset: { token: string; password: string; repeatPassword?: string | undefined },
  kind: PasswordLink = 'reset-password',
): Promise<void> {
  await checkResetToken(db, reset.token, kind);
  const issues = listNewPasswordIssues(reset);
  if (issues.length > 0) throw new InvalidInput(issues);
  const passwordHash = await hashPassword(reset.password);
  await inTransaction(db, async (tx) => {
    const { userId, email } = await redeemToken(tx, reset.token, [kind]);
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
    // An invited user without an account sets their first password, which is no change.
    if (kind === 'reset-password' || user.emailConfirmedAt) await publish(tx, { type: 'account.password-changed', payload: { userId } });
    if (!user.emailConfirmedAt) await publish(tx, { type: 'account.email-confirmed', payload: { userId, email } });
  });
}
