import { verifyAuthenticationResponse, type AuthenticationResponseJSON } from '@simplewebauthn/server';
import { and, eq, isNull, lt } from 'drizzle-orm';
import { now } from '#kit/clock';
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import { PasskeyFailed } from './errors.ts';
import { takeChallenge } from './passkey-challenge.ts';
import { originsOf, userHandle, type Standing } from './passkey-host.ts';
import { passkeys, users } from './tables.ts';

/** What a browser sends. */
export interface SignedChallenge {
  challengeId: string;
  /** What the browser's own call has answered. */
  response: Record<string, unknown>;
}

/** A passkey that has signed, and how often it says that it was used. */
export interface CheckedPasskey {
  id: number;
  userId: number;
  isForStaff: boolean;
  counter: number;
}

/**
 * Who holds the passkey that has signed. A closed account's opens nothing.
 * @throws PasskeyFailed whatever of it is wrong
 */
export async function checkPasskey(db: Db, { challengeId, response }: SignedChallenge, standing: Standing): Promise<CheckedPasskey> {
  const { challenge, rpId } = await takeChallenge(db, { id: challengeId, userId: null });
  const [found] = await db
    .select({ passkey: passkeys })
    .from(passkeys)
    .innerJoin(users, and(eq(users.id, passkeys.userId), isNull(users.closedAt)))
    .where(and(eq(passkeys.credentialId, String(response.id)), eq(passkeys.rpId, rpId)));
  if (!found) throw new PasskeyFailed();
  const { id, userId, isForStaff } = found.passkey;
  return { id, userId, isForStaff, counter: await counterOf(response, found.passkey, { challenge, origins: originsOf(rpId, standing) }) };
}

/**
 * Notes that it was used.
 * @throws PasskeyFailed if it was used since: of a key and its copy that come at once, one has been overtaken
 */
export async function notePasskeyUse(tx: Tx, { id, counter }: CheckedPasskey): Promise<void> {
  // Passkeys that a cloud keeps do not count: 0 for ever.
  const isFurther = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter);
  const used = await tx
    .update(passkeys)
    .set({ counter, lastUsedAt: now() })
    .where(and(eq(passkeys.id, id), isFurther))
    .returning({ id: passkeys.id });
  if (used.length === 0) throw new PasskeyFailed();
}

/** Checks what was signed. @returns how often the key says that it was used */
async function counterOf(
  response: Record<string, unknown>,
  { userId, isForStaff, credentialId, publicKey, counter, transports, rpId }: typeof passkeys.$inferSelect,
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
  if (signed.response.userHandle !== userHandle(userId, { isForStaff }).toString('base64url')) throw new PasskeyFailed();
  return checked.authenticationInfo.newCounter;
}
