import type { Db } from '#platform/database';
import { checkCredentials } from '../sign-in/check-credentials.ts';
import { LoginFailed } from '../errors.ts';
import { staffTypeIds } from '../registration/user-types.ts';
import { isInvited } from './lock-staff.ts';
import { getSecondFactor, type SecondFactor } from '../second-factor/get-second-factor.ts';
import { openChallenge } from '../second-factor/second-factor-challenge.ts';

interface StaffCredentials {
  email: string;
  password: string;
  /** The user type, for accounts with several user types. */
  userTypeId?: number | undefined;
}

/**
 * Starts a sign-in to the back office. A correct password alone gives no access. Invited users must open the link in their email first, because
 * other people may know the password of their shop account.
 * @throws LoginFailed for any reason, after the same computing time
 */
export async function beginStaffSignIn(
  db: Db,
  { userTypeId, ...credentials }: StaffCredentials,
): Promise<SecondFactor & { challenge: string; userTypeId: number }> {
  const typeIds = userTypeId === undefined ? staffTypeIds : staffTypeIds.filter((id) => id === userTypeId);
  const user = await checkCredentials(db, { ...credentials, userTypeIds: typeIds });
  if (await isInvited(db, user.id)) throw new LoginFailed();
  const challenged = { userId: user.id, userTypeId: user.userTypeId };
  return { ...(await getSecondFactor(db, user.id)), userTypeId: user.userTypeId, challenge: await openChallenge(db, challenged) };
}
