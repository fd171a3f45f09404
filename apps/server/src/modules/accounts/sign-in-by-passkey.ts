import { verifyAuthenticationResponse, type AuthenticationResponseJSON } from '@simplewebauthn/server';
import { and, eq, lt } from 'drizzle-orm';
import { now } from '#kit/clock';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { PasskeyFailed, SecondFactorRequired } from './errors.ts';
import { openSession, type SignedIn, type Visit } from './open-session.ts';
import { takeChallenge } from './passkey-challenge.ts';
import { originsOf, userHandle, type Standing } from './passkey-host.ts';
import { passkeys, userRoles } from './tables.ts';
import { needsSecondFactor } from './user-types.ts';

interface SignedChallenge {
  challengeId: string;
  /** What the browser's own call has answered. */
  response: Record<string, unknown>;
  userTypeId: number;
  device?: string | undefined;
}

/**
 * Signs in whoever holds a passkey, as one of the user types that he has.
 * @throws PasskeyFailed whatever of it is wrong
 * @throws SecondFactorRequired for staff, vendors and sellers
 */
export async function signInByPasskey(
  db: Db,
  { challengeId, response, userTypeId, device }: SignedChallenge,
  { visit, standing }: { visit: Visit; standing: Standing },
): Promise<SignedIn> {
  const { challenge, rpId } = await takeChallenge(db, { id: challengeId, userId: null });
  const [found] = await db
    .select({ passkey: passkeys })
    .from(passkeys)
    .innerJoin(userRoles, and(eq(userRoles.userId, passkeys.userId), eq(userRoles.userTypeId, userTypeId)))
    .where(and(eq(passkeys.credentialId, String(response.id)), eq(passkeys.rpId, rpId)));
  if (!found) throw new PasskeyFailed();
  const { passkey } = found;
  const counter = await counterOf(response, passkey, { challenge, origins: originsOf(rpId, standing) });
  if (needsSecondFactor(userTypeId)) throw new SecondFactorRequired();
  return inTransaction(db, async (tx) => {
    // Of a key and its copy that come at once, one has been overtaken. Passkeys that a cloud keeps do not count: 0 for ever.
    const isFurther = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter);
    const used = await tx
      .update(passkeys)
      .set({ counter, lastUsedAt: now() })
      .where(and(eq(passkeys.id, passkey.id), isFurther))
      .returning({ id: passkeys.id });
    if (used.length === 0) throw new PasskeyFailed();
    return openSession(tx, { id: passkey.userId, userTypeId }, visit, { device });
  });
}

/** Checks what was signed. @returns how often the key says that it was used */
async function counterOf(
  response: Record<string, unknown>,
  { userId, credentialId, publicKey, counter, transports, rpId }: typeof passkeys.$inferSelect,
  { challenge, origins }: { challenge: string; origins: string[] },
): Promise<number> {
  const signed = response as unknown as AuthenticationResponseJSON;
  // Whatever the library does not like of it is somebody else's making: it never is our fault, and never told.
  const checked = await verifyAuthenticationResponse({
    response: signed,
    expectedChallenge: challenge,
    expectedOrigin: origins,
    expectedRPID: rpId,
    requireUserVerification: true,
    credential: {
      id: credentialId,
      publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
      counter,
      transports,
    },
  }).catch(() => undefined);
  if (!checked?.verified) throw new PasskeyFailed();
  // A passkey that was found without a name says whose it is.
  if (signed.response.userHandle !== userHandle(userId).toString('base64url')) throw new PasskeyFailed();
  return checked.authenticationInfo.newCounter;
}
