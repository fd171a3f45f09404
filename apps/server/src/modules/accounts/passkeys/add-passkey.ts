import { verifyRegistrationResponse, type RegistrationResponseJSON } from '@simplewebauthn/server';
import { eq } from 'drizzle-orm';
import { now } from '#kit/clock';
import { TooManyRequests } from '#kit/errors';
import { toOneLine } from '#kit/one-line';
import { readUserAgent } from '#kit/user-agent';
import type { Db } from '#platform/database';
import { publish } from '#platform/outbox';
import { inTransaction } from '#platform/transaction';
import type { Passkey } from '../contract.ts';
import { PasskeyFailed } from '../errors.ts';
import { lockUser } from '../lock-user.ts';
import { toPasskeyRow } from './list-passkeys.ts';
import type { Visit } from '../sign-in/open-session.ts';
import { takeChallenge } from './passkey-challenge.ts';
import { listAllowedOrigins, type PublicAddress } from './passkey-host.ts';
import { passkeys } from '../tables.ts';

declare module '#platform/outbox' {
  interface EventMap {
    /** A passkey was added to an account. */
    'account.passkey-added': { userId: number; userAgent: string; network: string; at: string };
  }
}

/** Maximum number of passkeys per account. */
const maxPasskeys = 20;

interface NewPasskey {
  challengeId: string;
  /** The response of the browser's WebAuthn call. */
  response: Record<string, unknown>;
  name: string;
}

/**
 * Stores a new passkey of a signed-in user.
 * @param visit the browser and network, from which the default name is made
 * @param isForStaff whether it is a back-office passkey; only for users who have just used a second factor
 * @throws PasskeyFailed
 * @throws TooManyRequests from the 21st passkey on
 */
export async function addPasskey(
  db: Db,
  { userId, visit, publicAddress, isForStaff = false }: { userId: number; visit: Visit; publicAddress: PublicAddress; isForStaff?: boolean },
  { challengeId, response, name }: NewPasskey,
): Promise<Passkey> {
  const { challenge, rpId } = await takeChallenge(db, { id: challengeId, userId });
  const { id, publicKey, counter, transports } = await verifyCredential(response, {
    challenge,
    rpId,
    origins: listAllowedOrigins(rpId, publicAddress),
  });
  const { userAgent, network } = visit;
  const { browser, os } = readUserAgent(userAgent);
  const createdAt = now();
  return inTransaction(db, async (tx) => {
    await lockUser(tx, userId);
    if ((await tx.$count(passkeys, eq(passkeys.userId, userId))) >= maxPasskeys)
      throw new TooManyRequests({ most: maxPasskeys }, 'No more passkeys can be added');
    const [row] = await tx
      .insert(passkeys)
      .values({
        userId,
        credentialId: id,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports: listNames(transports),
        rpId,
        isForStaff,
        name: toOneLine(name) || `${browser} · ${os}`,
        createdAt,
      })
      .onConflictDoNothing()
      .returning();
    if (!row) throw new PasskeyFailed(422);
    await publish(tx, { type: 'account.passkey-added', payload: { userId, userAgent, network, at: createdAt.toISOString() } });
    return toPasskeyRow(row);
  });
}

async function verifyCredential(
  response: Record<string, unknown>,
  { challenge, rpId, origins }: { challenge: string; rpId: string; origins: string[] },
) {
  // The library throws only for invalid input, so its errors are not server errors, and the response has no details.
  const checked = await verifyRegistrationResponse({
    response: response as unknown as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origins,
    expectedRPID: rpId,
    requireUserVerification: true,
  }).catch(() => undefined);
  if (!checked?.verified) throw new PasskeyFailed(422);
  return checked.registrationInfo.credential;
}

/** Reads the transports that the browser reports (`internal`, `usb`), because the library does not validate them. */
const listNames = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((name): name is string => typeof name === 'string' && name.length < 20).slice(0, 10) : [];
