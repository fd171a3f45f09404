import { and, eq, isNull, notExists } from 'drizzle-orm';
import type { Tx } from '#platform/transaction';
import { LastAdmin } from '../errors.ts';
import { accountTokens, userRoles, users } from '../tables.ts';
import { userType } from '../registration/user-types.ts';
import type { Db } from '#platform/database';

/**
 * Locks all admins, so that the requests of two admins who close each other's accounts run one after the other.
 * @returns the ids of open admin accounts without a pending invitation
 */
async function lockAdmins(tx: Tx): Promise<number[]> {
  const invitation = tx.select({ userId: accountTokens.userId }).from(accountTokens).where(isInvitationOfUser(users.id));
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .innerJoin(userRoles, and(eq(userRoles.userId, users.id), eq(userRoles.userTypeId, userType.admin)))
    .where(and(isNull(users.closedAt), notExists(invitation)))
    .orderBy(users.id)
    .for('update', { of: [users, userRoles] });
  return rows.map(({ id }) => id);
}

/** Checks that another admin is left. @throws LastAdmin if this user is the only admin */
export async function assertAdminLeft(tx: Tx, without: number): Promise<void> {
  const admins = await lockAdmins(tx);
  if (admins.includes(without) && admins.length === 1) throw new LastAdmin();
}

/** Matches an open invitation, which blocks the back office for the account. An expired invitation also blocks it until a new one is used. */
const isInvitationOfUser = (userId: number | typeof users.id) =>
  and(eq(accountTokens.userId, userId), eq(accountTokens.kind, 'invite-staff'), isNull(accountTokens.usedAt));

export const isInvited = async (db: Db, userId: number): Promise<boolean> => (await db.$count(accountTokens, isInvitationOfUser(userId))) > 0;
