import { verifyAuthenticationResponse, type AuthenticationResponseJSON } from '@simplewebauthn/server';
import { and, eq, isNull, lt } from 'drizzle-orm';
import { now } from '#kit/clock';
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import { PasskeyFailed } from '../errors.ts';
import { takeChallenge } from './passkey-challenge.ts';
import { listAllowedOrigins, buildUserHandle, type PublicAddress } from './passkey-host.ts';
import { passkeys, users } from '../tables.ts';

/** A challenge that a browser has signed. */
export interface SignedChallenge {
  challengeId: string;
  /** The response of the browser's WebAuthn call. */
  response: Record<string, unknown>;
}

/** A verified passkey with its signature counter. */
export interface CheckedPasskey {
  id: number;
  userId: number;
  isForStaff: boolean;
  counter: number;
}

/**
 * Verifies a passkey and returns its user. Closed accounts fail.
 * @throws PasskeyFailed for any reason
 */
export async function checkPasskey(db: Db, { challengeId, response }: SignedChallenge, publicAddress: PublicAddress): Promise<CheckedPasskey> {
  const { challenge, rpId } = await takeChallenge(db, { id: challengeId, userId: null });
  const [found] = await db
    .select({ passkey: passkeys })
    .from(passkeys)
    .innerJoin(users, and(eq(users.id, passkeys.userId), isNull(users.closedAt)))
    .where(and(eq(passkeys.credentialId, String(response.id)), eq(passkeys.rpId, rpId)));
  if (!found) throw new PasskeyFailed();
  const { id, userId, isForStaff } = found.passkey;
  return {
    id,
    userId,
    isForStaff,
    counter: await verifyCounter(response, found.passkey, { challenge, origins: listAllowedOrigins(rpId, publicAddress) }),
  };
}

/**
 * Stores the new signature counter.
 * @throws PasskeyFailed if the counter is not higher than before, which indicates a copied key
 */
export async function recordPasskeyUse(tx: Tx, { id, counter }: CheckedPasskey): Promise<void> {
  // The counter of synced passkeys is always 0.
  const isFurther = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter);
  const used = await tx
    .update(passkeys)
    .set({ counter, lastUsedAt: now() })
    .where(and(eq(passkeys.id, id), isFurther))
    .returning({ id: passkeys.id });
  if (used.length === 0) throw new PasskeyFailed();
}

/** Verifies the signature. @returns the new signature counter */
async function verifyCounter(
  response: Record<string, unknown>,
  { userId, isForStaff, credentialId, publicKey, counter, transports, rpId }: typeof passkeys.$inferSelect,
  { challenge, origins }: { challenge: string; origins: string[] },
): Promise<number> {
  const signed = response as unknown as AuthenticationResponseJSON;
  // The library throws only for invalid input, so its errors are not server errors, and the response has no details.
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
  // The user handle in the response must belong to the owner of the passkey.
  if (signed.response.userHandle !== buildUserHandle(userId, { isForStaff }).toString('base64url')) throw new PasskeyFailed();
  return checked.authenticationInfo.newCounter;
}
