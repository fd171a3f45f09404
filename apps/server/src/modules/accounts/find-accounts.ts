import { and, asc, eq, inArray, isNull, like, or } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { userType } from './registration/user-types.ts';
import { totpSecrets, userRoles, users } from './tables.ts';

/** Finds an account by its case-insensitive email address. @returns the id, also of a closed account */
export async function findUserId(db: Db, email: string): Promise<number | undefined> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email.toLowerCase()));
  return user?.id;
}

/** Returns whether an admin account is open. */
export async function hasOpenAdmin(db: Db): Promise<boolean> {
  const admins = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(userRoles, and(eq(userRoles.userId, users.id), eq(userRoles.userTypeId, userType.admin)))
    .where(isNull(users.closedAt))
    .limit(1);
  return admins.length > 0;
}

/** Returns the accounts that are not closed and have one of these traits: an email address, its domain, or a known second factor. */
export const listOpenAccounts = (
  db: Db,
  known: { domain: string; emails: readonly string[]; totpSecrets: readonly string[] },
): Promise<{ id: number; email: string }[]> =>
  db
    .select({ id: users.id, email: users.email })
    .from(users)
    .leftJoin(totpSecrets, eq(totpSecrets.userId, users.id))
    .where(
      and(
        isNull(users.closedAt),
        or(like(users.email, `%@${known.domain}`), inArray(users.email, [...known.emails]), inArray(totpSecrets.secret, [...known.totpSecrets])),
      ),
    )
    .orderBy(asc(users.id));
