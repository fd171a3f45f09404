import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { emailKey } from './email-key.ts';
import { LoginFailed } from './errors.ts';
import { isPassword } from './passwords.ts';
import { userRoles, users } from './tables.ts';

interface Credentials {
  email: string;
  password: string;
  /** As one of these. */
  userTypeIds: readonly number[];
}

/**
 * Who signs in by e-mail and password, as the first of the user types that he holds. A closed account is nobody's.
 * @throws LoginFailed whatever of it is wrong, after the same work
 */
export async function checkCredentials(db: Db, { email, password, userTypeIds }: Credentials): Promise<{ id: number; userTypeId: number }> {
  const [user] = await db
    .select({ id: users.id, userTypeId: userRoles.userTypeId, passwordHash: users.passwordHash })
    .from(users)
    .innerJoin(userRoles, and(eq(userRoles.userId, users.id), inArray(userRoles.userTypeId, [...userTypeIds])))
    .where(and(eq(users.email, emailKey(email)), isNull(users.closedAt)))
    .orderBy(asc(userRoles.userTypeId))
    .limit(1);
  const isRight = await isPassword(user?.passwordHash, password);
  if (!user || !isRight) throw new LoginFailed();
  return { id: user.id, userTypeId: user.userTypeId };
}
