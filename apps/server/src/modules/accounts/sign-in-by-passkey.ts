import { and, eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { checkPasskey, notePasskeyUse, type SignedChallenge } from './check-passkey.ts';
import { PasskeyFailed, SecondFactorRequired } from './errors.ts';
import { openSession, type SignedIn, type Visit } from './open-session.ts';
import type { Standing } from './passkey-host.ts';
import { userRoles } from './tables.ts';
import { needsSecondFactor } from './user-types.ts';

/**
 * Signs in whoever holds a passkey, as one of the user types that he has.
 * @throws PasskeyFailed whatever of it is wrong
 * @throws SecondFactorRequired for staff, vendors and sellers: their door is the back office's
 */
export async function signInByPasskey(
  db: Db,
  { userTypeId, device, ...signed }: SignedChallenge & { userTypeId: number; device?: string | undefined },
  { visit, standing }: { visit: Visit; standing: Standing },
): Promise<SignedIn> {
  const passkey = await checkPasskey(db, signed, standing);
  const { userId } = passkey;
  const ofType = and(eq(userRoles.userId, userId), eq(userRoles.userTypeId, userTypeId));
  if ((await db.$count(userRoles, ofType)) === 0) throw new PasskeyFailed();
  if (needsSecondFactor(userTypeId)) throw new SecondFactorRequired();
  return inTransaction(db, async (tx) => {
    await notePasskeyUse(tx, passkey);
    return openSession(tx, { id: userId, userTypeId }, visit, { device });
  });
}
