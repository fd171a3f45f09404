import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '#platform/transaction';
import { lockUser } from '../lock-user.ts';
import type { StaffArea } from '../staff-areas.ts';
import { secondFactorChallenges, sessions, staffAreas, userRoles } from '../tables.ts';
import { staffTypeIds, userType } from '../registration/user-types.ts';
import { assertAdminLeft } from './lock-staff.ts';

export interface StaffRights {
  userTypeId: number;
  /** The areas of a User. Other user types have fixed areas. */
  areas: readonly StaffArea[];
}

/**
 * Changes the user type and areas of a staff member. Open sessions continue with the new rights.
 * @throws LastAdmin
 */
export async function changeStaff(tx: Tx, userId: number, rights: StaffRights): Promise<void> {
  if (rights.userTypeId !== userType.admin) await assertAdminLeft(tx, userId);
  await lockUser(tx, userId);
  const types = [...staffTypeIds];
  await tx.delete(userRoles).where(and(eq(userRoles.userId, userId), inArray(userRoles.userTypeId, types)));
  await grant(tx, userId, rights);
  await tx
    .update(sessions)
    .set({ userTypeId: rights.userTypeId })
    .where(and(eq(sessions.userId, userId), inArray(sessions.userTypeId, types)));
  await tx.delete(secondFactorChallenges).where(eq(secondFactorChallenges.userId, userId));
}

/** Adds a user type to a staff member and replaces their areas. */
export async function grant(tx: Tx, userId: number, { userTypeId, areas }: StaffRights): Promise<void> {
  await tx.insert(userRoles).values({ userId, userTypeId }).onConflictDoNothing();
  await tx.delete(staffAreas).where(eq(staffAreas.userId, userId));
  const ticked = userTypeId === userType.user ? areas.filter((area) => area !== 'staff') : [];
  if (ticked.length > 0) await tx.insert(staffAreas).values([...new Set(ticked)].map((area) => ({ userId, area })));
}
