import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { checkCredentials } from './check-credentials.ts';
import { SecondFactorRequired } from '../errors.ts';
import { openSession, type SignedIn, type Visit } from './open-session.ts';
import type { RequestPlace } from '../profile/user-contact.ts';
import { needsSecondFactor } from '../registration/user-types.ts';
import { getSecondFactor } from '../second-factor/get-second-factor.ts';
import { openChallenge } from '../second-factor/second-factor-challenge.ts';

interface Credentials extends RequestPlace {
  email: string;
  password: string;
  userTypeId: number;
  /** The device value that the browser received at an earlier sign-in. */
  device?: string | undefined;
}

/**
 * Signs in a user as one of their user types.
 * @returns the session, or the challenge for `signInWithSecondFactor` if two-step sign-in is on
 * @throws LoginFailed for any reason, after the same computing time
 * @throws SecondFactorRequired for staff, vendors and sellers, who must sign in to the back office
 */
export async function signIn(
  db: Db,
  { email, password, userTypeId, ...entering }: Credentials,
  visit: Visit,
): Promise<SignedIn | { challenge: string }> {
  const user = await checkCredentials(db, { email, password, userTypeIds: [userTypeId] });
  if (needsSecondFactor(userTypeId)) throw new SecondFactorRequired();
  if ((await getSecondFactor(db, user.id)).hasTotp) return { challenge: await openChallenge(db, { userId: user.id, userTypeId }) };
  return inTransaction(db, (tx) => openSession(tx, user, visit, entering));
}
