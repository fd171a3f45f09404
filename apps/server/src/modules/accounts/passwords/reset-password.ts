import { and, eq, isNull } from 'drizzle-orm';
import { now } from '#kit/clock';
import { InvalidInput } from '#kit/errors';
import type { Db } from '#platform/database';
import { publish } from '#platform/outbox';
import { inTransaction, type Tx } from '#platform/transaction';
import { LinkExpired } from '../errors.ts';
import { matchesToken, revokeTokens, redeemToken } from './mail-tokens.ts';
import { isStaff } from '../staff/is-staff.ts';
import { hashPassword, listNewPasswordIssues } from './passwords.ts';
import { accountTokens, devices, emailChanges, passkeyChallenges, passkeys, secondFactorChallenges, sessions, users } from '../tables.ts';

/** The kinds of links that set a password: a reset, or an invitation of a staff member. */
type PasswordLink = 'reset-password' | 'invite-staff';

/**
 * Checks that a link is valid.
 * @returns the id of the user
 * @throws LinkExpired
 */
export async function checkResetToken(db: Db, token: string, kind: PasswordLink = 'reset-password'): Promise<number> {
  const [found] = await db
    .select({ userId: users.id })
    .from(accountTokens)
    // A link to a former email address must not give access to the account.
    .innerJoin(users, and(eq(users.id, accountTokens.userId), eq(users.email, accountTokens.email), isNull(users.closedAt)))
    .where(matchesToken(token, [kind]));
  if (!found) throw new LinkExpired();
  return found.userId;
}

/**
 * Sets a new password by the link in an email, once. All other access to the account is revoked, so that an attacker who registered the address
 * or knew the password loses access. The link also confirms the email address.
 * @throws LinkExpired
 * @throws InvalidInput if the password breaks the rules; the link then stays valid
 */
export async function resetPassword(
  db: Db,
  reset: { token: string; password: string; repeatPassword?: string | undefined },
  kind: PasswordLink = 'reset-password',
): Promise<void> {
  const asked = await checkResetToken(db, reset.token, kind);
  const issues = listNewPasswordIssues(reset, { isStaff: await isStaff(db, asked) });
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
    await revokeAccess(tx, userId);
    await revokeTokens(tx, userId, [kind, 'reset-password', 'confirm-email', 'leave-email', 'take-email']);
    // The first password of an invited user without an account is not a change.
    if (kind === 'reset-password' || user.emailConfirmedAt) await publish(tx, { type: 'account.password-changed', payload: { userId } });
    if (!user.emailConfirmedAt) await publish(tx, { type: 'account.email-confirmed', payload: { userId, email } });
  });
}

/**
 * Deletes the sessions, unfinished sign-ins, devices, shop passkeys and the pending email change of a user. Passkeys and codes of the back office
 * are kept: a person with access to the emails must not be able to replace a second factor.
 */
async function revokeAccess(tx: Tx, userId: number): Promise<void> {
  for (const table of [sessions, devices, passkeyChallenges, secondFactorChallenges, emailChanges] as const)
    await tx.delete(table).where(eq(table.userId, userId));
  await tx.delete(passkeys).where(and(eq(passkeys.userId, userId), eq(passkeys.isForStaff, false)));
}
