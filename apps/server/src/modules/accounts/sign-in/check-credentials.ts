import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { buildEmailKey } from '../email/email-key.ts';
import { LoginFailed } from '../errors.ts';
import { isPassword } from '../passwords/passwords.ts';
import { userRoles, users } from '../tables.ts';

interface Credentials {
  email: string;
  password: string;
  /** Accepted user types in order of preference. */
  userTypeIds: readonly number[];
}

/**
 * Checks email and password and returns the first of the given user types that the user has. Closed accounts fail.
 * @throws LoginFailed for any reason, after the same computing time
 */
export async function checkCredentials(db: Db, { email, password, userTypeIds }: Credentials): Promise<{ id: number; userTypeId: number }> {
  const [user] = await db
    .select({ id: users.id, userTypeId: userRoles.userTypeId, passwordHash: users.passwordHash })
    .from(users)
    .innerJoin(userRoles, and(eq(userRoles.userId, users.id), inArray(userRoles.userTypeId, [...userTypeIds])))
    .where(and(eq(users.email, buildEmailKey(email)), isNull(users.closedAt)))
    .orderBy(asc(userRoles.userTypeId))
    .limit(1);
  const isRight = await isPassword(user?.passwordHash, password);
  if (!user || !isRight) throw new LoginFailed();
  return { id: user.id, userTypeId: user.userTypeId };
}
