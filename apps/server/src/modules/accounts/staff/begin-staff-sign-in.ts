import type { Db } from '#platform/database';
import { checkCredentials } from '../check-credentials.ts';
import { LoginFailed } from '../errors.ts';
import { staffTypeIds } from '../user-types.ts';
import { isInvited } from './is-invited.ts';
import { secondFactorOf, type SecondFactor } from './second-factor-of.ts';
import { openChallenge } from './second-factor-challenge.ts';

interface Credentials {
  email: string;
  password: string;
  /** As what, where he is several things. */
  userTypeId?: number | undefined;
}

/**
 * The first half of a sign-in to the back office: the password was right, and opens nothing by itself. Who was invited
 * comes by the link of his mail first: the password that he has in the shop may be somebody else's too.
 * @throws LoginFailed whatever of it is wrong, after the same work
 */
export async function beginStaffSignIn(
  db: Db,
  { userTypeId, ...credentials }: Credentials,
): Promise<SecondFactor & { challenge: string; userTypeId: number }> {
  const asked = userTypeId === undefined ? staffTypeIds : staffTypeIds.filter((id) => id === userTypeId);
  const user = await checkCredentials(db, { ...credentials, userTypeIds: asked });
  if (await isInvited(db, user.id)) throw new LoginFailed();
  const challenged = { userId: user.id, userTypeId: user.userTypeId };
  return { ...(await secondFactorOf(db, user.id)), userTypeId: user.userTypeId, challenge: await openChallenge(db, challenged) };
}
