import { eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { countOldPassword } from '../sign-in/login-limit.ts';
import { isPassword } from './passwords.ts';
import { users } from '../tables.ts';

/**
 * Checks the password of a signed-in user before an irreversible action. Wrong passwords are counted, so that an open session cannot be used to
 * guess the password.
 * @throws TooManyRequests after too many wrong passwords
 */
export async function isCurrentPassword(db: Db, userId: number, password: string): Promise<boolean> {
  const forgive = await countOldPassword(userId);
  const [user] = await db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, userId));
  const isRight = await isPassword(user?.passwordHash, password);
  if (isRight) await forgive();
  return isRight;
}
