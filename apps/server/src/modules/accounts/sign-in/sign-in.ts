import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { checkCredentials } from './check-credentials.ts';
import { SecondFactorRequired } from '../errors.ts';
import { openSession, type SignedIn, type Visit } from './open-session.ts';
import type { RequestPlace } from '../profile/user-contact.ts';
import { needsSecondFactor } from '../registration/user-types.ts';

interface Credentials extends RequestPlace {
  email: string;
  password: string;
  userTypeId: number;
  /** The value that the browser received at an earlier sign-in. */
  device?: string | undefined;
}

/**
 * Signs in a user as one of their user types.
 * @throws LoginFailed for any reason, after the same computing time
 * @throws SecondFactorRequired for staff, vendors and sellers: they sign in at the back office
 */
export async function signIn(db: Db, { email, password, userTypeId, ...entering }: Credentials, visit: Visit): Promise<SignedIn> {
  const user = await checkCredentials(db, { email, password, userTypeIds: [userTypeId] });
  if (needsSecondFactor(userTypeId)) throw new SecondFactorRequired();
  return inTransaction(db, (tx) => openSession(tx, user, visit, entering));
}
