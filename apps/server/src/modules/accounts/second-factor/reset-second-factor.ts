import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '#platform/transaction';
import { lockUser } from '../lock-user.ts';
import { passkeys, recoveryCodes, secondFactorChallenges, sessions, totpSecrets } from '../tables.ts';
import { staffTypeIds } from '../registration/user-types.ts';
import { sendInvitation } from '../staff/invite-staff.ts';

/** Removes the second factors of a user as {@link resetSecondFactor} does, and emails them a link to set a new password. */
export async function resetSecondFactorByMail(tx: Tx, userId: number): Promise<void> {
  await resetSecondFactor(tx, userId);
  // An attacker who knows the password must not be able to set up the next second factor.
  await sendInvitation(tx, userId);
}

/** Removes the second factors of a user and ends their back-office sessions. The user must set up a new second factor. */
export async function resetSecondFactor(tx: Tx, userId: number): Promise<void> {
  await lockUser(tx, userId);
  await tx.delete(totpSecrets).where(eq(totpSecrets.userId, userId));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.delete(passkeys).where(and(eq(passkeys.userId, userId), eq(passkeys.isForStaff, true)));
  await tx.delete(secondFactorChallenges).where(eq(secondFactorChallenges.userId, userId));
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), inArray(sessions.userTypeId, [...staffTypeIds])));
}
