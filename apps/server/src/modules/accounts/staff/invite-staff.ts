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
    /** A staff member was invited by a link that confirms their email address and sets a password. */
    'staff.invited': { userId: number };
  }
}

interface Invitation extends StaffRights {
  email: string;
  firstName: string;
  lastName: string;
}

/** Creates the hash of an unknown password. Called before the transaction, because hashing is slow. */
export const createUnknownPassword = (): Promise<string> => hashPassword(createSecretId(32));

/**
 * Invites a staff member. A customer keeps their account and name, and gets the user type in addition.
 * @param passwordHash of {@link createUnknownPassword}
 * @returns the user's id
 * @throws InvalidInput if it is no email address, or its owner is already staff
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
  // A person who knew the old password may have set up the factor of the shop account.
  if (known) await removeTwoStep(tx, userId);
  await grant(tx, userId, rights);
  await sendInvitation(tx, userId);
  return userId;
}

/**
 * Sends an invitation, also again. The account cannot open the back office until the link is used. The token created here is not sent: it
 * only blocks the account at once; the email has its own token.
 */
export async function sendInvitation(tx: Tx, userId: number): Promise<void> {
  const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (!user) return;
  await issueToken(tx, { userId, kind: 'invite-staff', email: user.email });
  await publish(tx, { type: 'staff.invited', payload: { userId } });
}

/** Creates the token of the email. @returns undefined if the invitation is no longer open */
export async function issueInvitationToken(db: Db, userId: number): Promise<string | undefined> {
  return inTransaction(db, async (tx) => {
    const [user] = await tx
      .select({ email: users.email })
      .from(users)
      .where(and(eq(users.id, userId), isNull(users.closedAt)));
    return user && (await isInvited(tx, userId)) ? issueToken(tx, { userId, kind: 'invite-staff', email: user.email }) : undefined;
  });
}
