import type { Tx } from '#platform/transaction';
import { userRoles } from './tables.ts';
import { userType } from './user-types.ts';

/** Makes an affiliate of somebody who has an account; what he is besides stays. */
export async function grantAffiliateRole(tx: Tx, userId: number): Promise<void> {
  await tx.insert(userRoles).values({ userId, userTypeId: userType.affiliate }).onConflictDoNothing();
}
