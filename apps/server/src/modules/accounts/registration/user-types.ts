import { asc, and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { userTypes, userRoles, users } from '../tables.ts';

/** The user types of the specification with fixed ids. */
export const userType = { admin: 1, customer: 2, vendor: 3, user: 4, affiliate: 5, seller: 6 } as const;

export const userTypeRows = [
  { id: userType.admin, userType: 'Admin' },
  { id: userType.customer, userType: 'Customer' },
  { id: userType.vendor, userType: 'Vendor' },
  { id: userType.user, userType: 'User' },
  { id: userType.affiliate, userType: 'Affiliate' },
  { id: userType.seller, userType: 'Seller' },
];

/** The user types of staff. A user with several types gets the first, unless they choose another. */
export const staffTypeIds: readonly number[] = [userType.admin, userType.vendor, userType.user, userType.seller];

/** Returns whether a user type needs a second factor. */
export const needsSecondFactor = (id: number): boolean => staffTypeIds.includes(id);

/** Lists the user types, sorted by id. */
export const listUserTypes = (db: Db): Promise<{ id: number; userType: string }[]> => db.select().from(userTypes).orderBy(asc(userTypes.id));

/** Lists the open accounts of vendors and sellers, who can own products, sorted by name. */
export async function listVendors(db: Db): Promise<{ id: number; name: string }[]> {
  return db
    .selectDistinct({ id: users.id, name: sql<string>`${users.firstName} || ' ' || ${users.lastName}`.as('name') })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.userId, users.id))
    .where(and(inArray(userRoles.userTypeId, [userType.vendor, userType.seller]), isNull(users.closedAt)))
    .orderBy(asc(sql`name`), asc(users.id));
}
