import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { checkPasskey, notePasskeyUse, type SignedChallenge } from '../check-passkey.ts';
import { PasskeyFailed } from '../errors.ts';
import type { SignedIn, Visit } from '../open-session.ts';
import type { Standing } from '../passkey-host.ts';
import { userRoles } from '../tables.ts';
import { staffTypeIds } from '../user-types.ts';
import { openStaffSession } from './open-staff-session.ts';
import { readChallenge, spendChallenge } from './second-factor-challenge.ts';

interface Shown extends SignedChallenge {
  /** Of somebody who has typed his password before; without it the passkey is the whole sign-in. */
  challenge?: string | undefined;
  userTypeId?: number | undefined;
  device?: string | undefined;
}

/**
 * Opens the back office by a passkey: something that one has, opened by what one is or knows, which is two factors.
 * One that was made in the shop's account pages opens nothing here: a password alone leads there, so whoever has stolen it
 * could make himself a passkey and walk around the second factor.
 * @throws PasskeyFailed whatever of it is wrong
 * @throws ChallengeOver
 */
export async function signInStaffByPasskey(
  db: Db,
  { challenge, userTypeId, device, ...signed }: Shown,
  { visit, standing }: { visit: Visit; standing: Standing },
): Promise<SignedIn> {
  const challenged = challenge === undefined ? undefined : await readChallenge(db, challenge);
  const passkey = await checkPasskey(db, signed, standing);
  const { userId, isForStaff } = passkey;
  if (!isForStaff || (challenged && challenged.userId !== userId)) throw new PasskeyFailed();
  const asked = challenged?.userTypeId ?? userTypeId;
  const types = asked === undefined ? staffTypeIds : staffTypeIds.filter((id) => id === asked);
  return inTransaction(db, async (tx) => {
    const [role] = await tx
      .select({ userTypeId: userRoles.userTypeId })
      .from(userRoles)
      .where(and(eq(userRoles.userId, userId), inArray(userRoles.userTypeId, [...types])))
      .orderBy(asc(userRoles.userTypeId))
      .limit(1);
    if (!role) throw new PasskeyFailed();
    await notePasskeyUse(tx, passkey);
    if (challenge !== undefined) await spendChallenge(tx, challenge);
    return openStaffSession(tx, { userId, ...role }, visit, device);
  });
}
