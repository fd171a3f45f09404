import { and, eq } from 'drizzle-orm';
import type { Tx } from '#platform/transaction';
import { lockUser } from '../lock-user.ts';
import { secondFactorChallenges, sessions, userRoles } from '../tables.ts';
import { userType } from '../registration/user-types.ts';

/** Adds or removes the vendor type of a user. Other user types are kept. A removal ends the user's vendor sessions at once. */
export async function setVendorRole(tx: Tx, userId: number, isVendor: boolean): Promise<void> {
  await lockUser(tx, userId);
  const vendor = { userId, userTypeId: userType.vendor };
  if (isVendor) {
    await tx.insert(userRoles).values(vendor).onConflictDoNothing();
    return;
  }
  await tx.delete(userRoles).where(and(eq(userRoles.userId, userId), eq(userRoles.userTypeId, vendor.userTypeId)));
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), eq(sessions.userTypeId, vendor.userTypeId)));
  await tx.delete(secondFactorChallenges).where(eq(secondFactorChallenges.userId, userId));
}
