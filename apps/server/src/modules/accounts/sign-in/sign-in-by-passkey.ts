import { and, eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { checkPasskey, recordPasskeyUse, type SignedChallenge } from '../passkeys/check-passkey.ts';
import { PasskeyFailed, SecondFactorRequired } from '../errors.ts';
import { openSession, type SignedIn, type Visit } from './open-session.ts';
import type { PublicAddress } from '../passkeys/passkey-host.ts';
import { userRoles } from '../tables.ts';
import { needsSecondFactor } from '../registration/user-types.ts';

/**
 * Signs in a user by passkey, as one of their user types.
 * @throws PasskeyFailed for any reason
 * @throws SecondFactorRequired for staff, vendors and sellers, who must sign in to the back office
 */
export async function signInByPasskey(
  db: Db,
  { userTypeId, device, ...signed }: SignedChallenge & { userTypeId: number; device?: string | undefined },
  { visit, publicAddress }: { visit: Visit; publicAddress: PublicAddress },
): Promise<SignedIn> {
  const passkey = await checkPasskey(db, signed, publicAddress);
  const { userId } = passkey;
  const ofType = and(eq(userRoles.userId, userId), eq(userRoles.userTypeId, userTypeId));
  if ((await db.$count(userRoles, ofType)) === 0) throw new PasskeyFailed();
  if (needsSecondFactor(userTypeId)) throw new SecondFactorRequired();
  return inTransaction(db, async (tx) => {
    await recordPasskeyUse(tx, passkey);
    return openSession(tx, { id: userId, userTypeId }, visit, { device, isByPasskey: true });
  });
}
