import { and, eq, inArray, isNull } from 'drizzle-orm';
import { InvalidInput } from '#kit/errors';
import { createSecretId } from '#kit/ids';
import { toOneLine } from '#kit/one-line';
import type { Db } from '#platform/database';
import { publish } from '#platform/outbox';
import { inTransaction, type Tx } from '#platform/transaction';
import { insertUser } from '../registration/create-user.ts';
import { buildEmailKey } from '../email/email-key.ts';
import { issueToken } from '../passwords/mail-tokens.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { userRoles, users } from '../tables.ts';
import { staffTypeIds } from '../registration/user-types.ts';
import { listEmailIssues } from '../profile/check-person.ts';
import { removeTwoStep } from '../second-factor/two-step-sign-in.ts';
import { grant, type StaffRights } from './change-staff.ts';
import { isInvited } from './lock-staff.ts';

declare module '#platform/outbox' {
  interface EventMap {
    /** A staff member was invited. They get a link that confirms their email address and sets a password. */
    'staff.invited': { userId: number };
  }
}

interface Invitation extends StaffRights {
  email: string;
  firstName: string;
  lastName: string;
}

/** Creates the hash of an unknown password. The caller creates it before the transaction, because hashing is slow. */
export const createUnknownPassword = (): Promise<string> => hashPassword(createSecretId(32));

/**
 * Invites a staff member. A customer keeps their account and name and gets an additional user type.
 * @param passwordHash the result of {@link createUnknownPassword}
 * @returns the id of the user
 * @throws InvalidInput if the email address is invalid or belongs to a staff member or a closed account
 */
export async function inviteStaff(tx: Tx, { email, firstName, lastName, ...rights }: Invitation, passwordHash: string): Promise<number> {
  const issues = listEmailIssues(email);
  if (issues.length > 0) throw new InvalidInput(issues);
  const [known] = await tx
    .select({ id: users.id, closedAt: users.closedAt })
    .from(users)
    .where(eq(users.email, buildEmailKey(email)))
    .for('update');
  const roles = known ? await tx.$count(userRoles, and(eq(userRoles.userId, known.id), inArray(userRoles.userTypeId, [...staffTypeIds]))) : 0;
  if (roles > 0 || known?.closedAt)
    throw new InvalidInput([{ field: 'email', code: 'taken', params: { message: 'This person is already a staff member' } }]);
  const person = { email: email.trim(), firstName: toOneLine(firstName), lastName: toOneLine(lastName), passwordHash };
  const userId = known?.id ?? (await insertUser(tx, { ...person, userTypeIds: [rights.userTypeId] }));
  // A person who knew the old password may have set up the second factor of the shop account.
  if (known) await removeTwoStep(tx, userId);
  await grant(tx, userId, rights);
  await sendInvitation(tx, userId);
  return userId;
}

/**
 * Sends an invitation for the first time or again. The account has no access to the back office until the link is used. The token that this
 * function creates is not sent. It only blocks the account at once, and the email contains another token.
 */
export async function sendInvitation(tx: Tx, userId: number): Promise<void> {
  const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (!user) return;
  await issueToken(tx, { userId, kind: 'invite-staff', email: user.email });
  await publish(tx, { type: 'staff.invited', payload: { userId } });
}

/** Creates the token for the email. @returns undefined if the invitation is no longer open */
export async function issueInvitationToken(db: Db, userId: number): Promise<string | undefined> {
  return inTransaction(db, async (tx) => {
    const [user] = await tx
      .select({ email: users.email })
      .from(users)
      .where(and(eq(users.id, userId), isNull(users.closedAt)));
    return user && (await isInvited(tx, userId)) ? issueToken(tx, { userId, kind: 'invite-staff', email: user.email }) : undefined;
  });
}
