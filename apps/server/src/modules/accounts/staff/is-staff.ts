import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { staffTypeIds } from '../registration/user-types.ts';
import { userRoles } from '../tables.ts';

/** Returns whether an account has a user type of staff. */
export async function isStaff(db: Db, userId: number): Promise<boolean> {
  const found = await db
    .select({ id: userRoles.userId })
    .from(userRoles)
    .where(and(eq(userRoles.userId, userId), inArray(userRoles.userTypeId, [...staffTypeIds])))
    .limit(1);
  return found.length > 0;
}
