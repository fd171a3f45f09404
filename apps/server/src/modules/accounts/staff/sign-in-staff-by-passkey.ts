import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { checkPasskey, recordPasskeyUse, type SignedChallenge } from '../passkeys/check-passkey.ts';
import { PasskeyFailed } from '../errors.ts';
import type { SignedIn, Visit } from '../sign-in/open-session.ts';
import type { PublicAddress } from '../passkeys/passkey-host.ts';
import { userRoles } from '../tables.ts';
import { staffTypeIds } from '../registration/user-types.ts';
import { openStaffSession } from '../second-factor/check-second-factor.ts';
import { readChallenge, consumeChallenge } from '../second-factor/second-factor-challenge.ts';

interface PasskeyProof extends SignedChallenge {
  /** The challenge after a correct password. Without a challenge the user signs in with the passkey only. */
  challenge?: string | undefined;
  userTypeId?: number | undefined;
  device?: string | undefined;
}

/**
 * Signs in a user to the back office by passkey. A passkey combines possession and user verification, so it counts as two factors. Passkeys of
 * the shop's account pages are not accepted, because a stolen password would be enough to create one there.
 * @throws PasskeyFailed for any reason
 * @throws ChallengeOver
 */
export async function signInStaffByPasskey(
  db: Db,
  { challenge, userTypeId, device, ...signed }: PasskeyProof,
  { visit, publicAddress }: { visit: Visit; publicAddress: PublicAddress },
): Promise<SignedIn> {
  const challenged = challenge === undefined ? undefined : await readChallenge(db, challenge, 'back-office');
  const passkey = await checkPasskey(db, signed, publicAddress);
  const { userId, isForStaff } = passkey;
  if (!isForStaff || (challenged && challenged.userId !== userId)) throw new PasskeyFailed();
  const typeId = challenged?.userTypeId ?? userTypeId;
  const types = typeId === undefined ? staffTypeIds : staffTypeIds.filter((id) => id === typeId);
  return inTransaction(db, async (tx) => {
    const [role] = await tx
      .select({ userTypeId: userRoles.userTypeId })
      .from(userRoles)
      .where(and(eq(userRoles.userId, userId), inArray(userRoles.userTypeId, [...types])))
      .orderBy(asc(userRoles.userTypeId))
      .limit(1);
    if (!role) throw new PasskeyFailed();
    await recordPasskeyUse(tx, passkey);
    if (challenge !== undefined) await consumeChallenge(tx, challenge);
    return openStaffSession(tx, { userId, ...role }, visit, device);
  });
}
