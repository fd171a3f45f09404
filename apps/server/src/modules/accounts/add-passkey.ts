import { verifyRegistrationResponse, type RegistrationResponseJSON } from '@simplewebauthn/server';
import { eq } from 'drizzle-orm';
import { now } from '#kit/clock';
import { TooManyRequests } from '#kit/errors';
import { oneLine } from '#kit/one-line';
import { readUserAgent } from '#kit/user-agent';
import type { Db } from '#platform/database';
import { publish } from '#platform/outbox';
import { inTransaction } from '#platform/transaction';
import type { Passkey } from './contract.ts';
import { PasskeyFailed } from './errors.ts';
import { lockUser } from './lock-user.ts';
import { shownPasskey } from './list-passkeys.ts';
import type { Visit } from './open-session.ts';
import { takeChallenge } from './passkey-challenge.ts';
import { originsOf, type Standing } from './passkey-host.ts';
import { passkeys } from './tables.ts';

declare module '#platform/outbox' {
  interface EventMap {
    /** Somebody can sign in by one more passkey. */
    'account.passkey-added': { userId: number; userAgent: string; network: string; at: string };
  }
}

/** Passkeys that one person can keep. */
const most = 20;

interface NewPasskey {
  challengeId: string;
  /** What the browser's own call has answered. */
  response: Record<string, unknown>;
  name: string;
}

/**
 * Keeps a passkey that a browser has made for somebody signed in.
 * @param visit names it where its owner does not
 * @param isForStaff it opens the back office: only where its owner has shown a second factor just so
 * @throws PasskeyFailed
 * @throws TooManyRequests from the 21st on
 */
export async function addPasskey(
  db: Db,
  { userId, visit, standing, isForStaff = false }: { userId: number; visit: Visit; standing: Standing; isForStaff?: boolean },
  { challengeId, response, name }: NewPasskey,
): Promise<Passkey> {
  const { challenge, rpId } = await takeChallenge(db, { id: challengeId, userId });
  const { id, publicKey, counter, transports } = await credentialOf(response, { challenge, rpId, origins: originsOf(rpId, standing) });
  const { userAgent, network } = visit;
  const { browser, os } = readUserAgent(userAgent);
  const createdAt = now();
  return inTransaction(db, async (tx) => {
    await lockUser(tx, userId);
    if ((await tx.$count(passkeys, eq(passkeys.userId, userId))) >= most) throw new TooManyRequests({ most }, 'There is no room for more passkeys');
    const [row] = await tx
      .insert(passkeys)
      .values({
        userId,
        credentialId: id,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports: namesIn(transports),
        rpId,
        isForStaff,
        name: oneLine(name) || `${browser} · ${os}`,
        createdAt,
      })
      .onConflictDoNothing()
      .returning();
    if (!row) throw new PasskeyFailed(422);
    await publish(tx, { type: 'account.passkey-added', payload: { userId, userAgent, network, at: createdAt.toISOString() } });
    return shownPasskey(row);
  });
}

async function credentialOf(response: Record<string, unknown>, { challenge, rpId, origins }: { challenge: string; rpId: string; origins: string[] }) {
  // Whatever the library does not like of it is somebody else's making: it never is our fault, and never told.
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

/** By which ways a browser reaches the key (`internal`, `usb`), as it says: the library hands it on unseen. */
const namesIn = (said: unknown): string[] =>
  Array.isArray(said) ? said.filter((name): name is string => typeof name === 'string' && name.length < 20).slice(0, 10) : [];
