import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { checkCredentials } from './check-credentials.ts';
import { SecondFactorRequired } from './errors.ts';
import { openSession, type SignedIn, type Visit } from './open-session.ts';
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
 * @throws SecondFactorRequired for staff, vendors and sellers: their door is the back office's
 */
export async function signIn(db: Db, { email, password, userTypeId, ...entering }: Credentials, visit: Visit): Promise<SignedIn> {
  const user = await checkCredentials(db, { email, password, userTypeIds: [userTypeId] });
  if (needsSecondFactor(userTypeId)) throw new SecondFactorRequired();
  return inTransaction(db, (tx) => openSession(tx, user, visit, entering));
}
