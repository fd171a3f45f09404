import type { Tx } from '#platform/transaction';
import { userRoles } from '../tables.ts';
import { userType } from './user-types.ts';

/** Adds the affiliate type to an account; other types stay. */
export async function grantAffiliateRole(tx: Tx, userId: number): Promise<void> {
  await tx.insert(userRoles).values({ userId, userTypeId: userType.affiliate }).onConflictDoNothing();
}
