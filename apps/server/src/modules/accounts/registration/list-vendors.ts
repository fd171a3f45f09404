import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { userRoles, users } from '../tables.ts';
import { userType } from './user-types.ts';

/** Lists open vendor and seller accounts by name, who can own products. */
export async function listVendors(db: Db): Promise<{ id: number; name: string }[]> {
  return db
    .selectDistinct({ id: users.id, name: sql<string>`${users.firstName} || ' ' || ${users.lastName}`.as('name') })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.userId, users.id))
    .where(and(inArray(userRoles.userTypeId, [userType.vendor, userType.seller]), isNull(users.closedAt)))
    .orderBy(asc(sql`name`), asc(users.id));
}
