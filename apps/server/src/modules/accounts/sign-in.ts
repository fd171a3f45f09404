import { and, eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { emailKey } from './email-key.ts';
import { LoginFailed, SecondFactorRequired } from './errors.ts';
import { openSession, type SignedIn, type Visit } from './open-session.ts';
import { isPassword } from './passwords.ts';
import { userRoles, users } from './tables.ts';
import type { AskedWhere } from './user-contact.ts';
import { needsSecondFactor } from './user-types.ts';

interface Credentials extends AskedWhere {
  email: string;
  password: string;
  userTypeId: number;
  /** The value that the browser was given when it signed in before. */
  device?: string | undefined;
}

/**
 * Signs somebody in as one of the user types that he holds.
 * @throws LoginFailed whatever of it is wrong, after the same work
 * @throws SecondFactorRequired for staff, vendors and sellers
 */
export async function signIn(db: Db, { email, password, userTypeId, ...entering }: Credentials, visit: Visit): Promise<SignedIn> {
  const [user] = await db
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(users)
    .innerJoin(userRoles, and(eq(userRoles.userId, users.id), eq(userRoles.userTypeId, userTypeId)))
    .where(eq(users.email, emailKey(email)));
  const isRight = await isPassword(user?.passwordHash, password);
  if (!user || !isRight) throw new LoginFailed();
  if (needsSecondFactor(userTypeId)) throw new SecondFactorRequired();
  return inTransaction(db, (tx) => openSession(tx, { id: user.id, userTypeId }, visit, entering));
}
