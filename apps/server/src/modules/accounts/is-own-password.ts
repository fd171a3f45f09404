import { eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { countOldPassword } from './login-limit.ts';
import { isPassword } from './passwords.ts';
import { users } from './tables.ts';

/**
 * Whether this is the password of somebody who is signed in: asked again before what cannot be taken back. Wrong ones
 * are counted, since a session that was left open must not be a way to guess.
 * @throws TooManyRequests
 */
export async function isOwnPassword(db: Db, userId: number, password: string): Promise<boolean> {
  const forgive = await countOldPassword(userId);
  const [user] = await db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, userId));
  const isRight = await isPassword(user?.passwordHash, password);
  if (isRight) await forgive();
  return isRight;
}
