import { and, eq } from 'drizzle-orm';
import { InvalidInput } from '#kit/errors';
import type { Db } from '#platform/database';
import { publish } from '#platform/outbox';
import { inTransaction } from '#platform/transaction';
import { endOtherSessions } from '../sign-in/end-session.ts';
import { countOldPassword } from '../sign-in/login-limit.ts';
import { revokeTokens } from './mail-tokens.ts';
import { hashPassword, isPassword, listNewPasswordIssues } from './passwords.ts';
import type { SignedInUser } from '../sign-in/find-session.ts';
import { isStaff } from '../staff/is-staff.ts';
import { users } from '../tables.ts';

declare module '#platform/outbox' {
  interface EventMap {
    'account.password-changed': { userId: number };
  }
}

interface PasswordChange {
  password: string;
  oldPassword: string;
  repeatPassword?: string | undefined;
}

/**
 * Changes the password of a signed-in user. Ends all their other sessions and revokes reset links.
 * @throws InvalidInput if the old password is wrong (`oldPassword`) or the new one breaks the rules
 * @throws TooManyRequests after too many wrong old passwords
 */
export async function changePassword(db: Db, user: SignedInUser, change: PasswordChange): Promise<void> {
  const issues = listNewPasswordIssues(change, { isStaff: await isStaff(db, user.id) });
  if (change.oldPassword === '') issues.unshift({ field: 'oldPassword', code: 'required' });
  if (issues.length > 0) throw new InvalidInput(issues);
  const forgive = await countOldPassword(user.id);
  const [known] = await db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, user.id));
  if (!known || !(await isPassword(known.passwordHash, change.oldPassword))) throw new WrongOldPassword();
  await forgive();
  const passwordHash = await hashPassword(change.password);
  await inTransaction(db, async (tx) => {
    // The condition fails if a concurrent request has changed the password.
    const isUnchanged = and(eq(users.id, user.id), eq(users.passwordHash, known.passwordHash));
    const changed = await tx.update(users).set({ passwordHash }).where(isUnchanged).returning({ id: users.id });
    if (changed.length === 0) throw new WrongOldPassword();
    await endOtherSessions(tx, user);
    await revokeTokens(tx, user.id, ['reset-password']);
    await publish(tx, { type: 'account.password-changed', payload: { userId: user.id } });
  });
}

class WrongOldPassword extends InvalidInput {
  constructor() {
    super([{ field: 'oldPassword', code: 'oldPassword' }]);
  }
}
