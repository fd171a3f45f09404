import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { days, now } from '#kit/clock';
import { createSecretId } from '#kit/ids';
import { publish } from '#platform/outbox';
import type { Tx } from '#platform/transaction';
import { devices, sessions } from '../tables.ts';
import { hashToken } from './token-hash.ts';
import type { RequestPlace } from '../profile/user-contact.ts';

declare module '#platform/outbox' {
  interface EventMap {
    /** A user has signed in from a new browser. */
    'account.device-added': {
      userId: number;
      userAgent: string;
      network: string;
      at: string;
      countryId?: number | undefined;
      languageId?: number | undefined;
    };
  }
}

/** The browser and network of a sign-in. */
export interface Visit {
  userAgent: string;
  /** The network address, shortened by `getNetwork`. */
  network: string;
  /** The token that was sent with the sign-in. Its session ends. */
  oldToken?: string | undefined;
}

export interface SignedIn {
  /** The user's id. */
  id: number;
  /** 256 random bits; only its hash is stored. */
  token: string;
  userTypeId: number;
  expiresAt: Date;
  /** A random value, which the browser sends with its next sign-in. */
  device: string;
}

interface DeviceContext extends RequestPlace {
  /** The device value that the browser received at an earlier sign-in. */
  device?: string | undefined;
  /** The lifetime of the session in ms. Default: 30 days. */
  lasts?: number;
  /** Whether the user has just used a passkey. */
  isByPasskey?: boolean;
}

/** Lifetime of a session, in ms. */
const sessionLifetime = days(30);

/** Opens a session for an authenticated user, ends the session of the old token, and publishes an event for a new browser. */
export async function openSession(
  tx: Tx,
  user: { id: number; userTypeId: number },
  visit: Visit,
  { device = createSecretId(), lasts = sessionLifetime, isByPasskey = false, countryId, languageId }: DeviceContext = {},
): Promise<SignedIn> {
  const { userAgent, network, oldToken } = visit;
  const token = randomBytes(32).toString('base64url');
  const at = now();
  const expiresAt = new Date(at.getTime() + lasts);
  if (oldToken !== undefined) await tx.delete(sessions).where(eq(sessions.tokenHash, hashToken(oldToken)));
  await tx.insert(sessions).values({
    tokenHash: hashToken(token),
    userId: user.id,
    userTypeId: user.userTypeId,
    userAgent,
    network,
    createdAt: at,
    lastSeenAt: at,
    passkeyAt: isByPasskey ? at : null,
    expiresAt,
  });
  if (await isFurtherDevice(tx, user.id, device)) {
    const payload = { userId: user.id, userAgent, network, at: at.toISOString(), countryId, languageId };
    await publish(tx, { type: 'account.device-added', payload });
  }
  return { id: user.id, token, userTypeId: user.userTypeId, expiresAt, device };
}

/** Stores the browser. @returns whether it is new and not the first browser of the account */
async function isFurtherDevice(tx: Tx, userId: number, device: string): Promise<boolean> {
  const deviceHash = hashToken(device);
  const isFirst = (await tx.$count(devices, eq(devices.userId, userId))) === 0;
  const added = await tx
    .insert(devices)
    .values({ userId, deviceHash, firstSeenAt: now() })
    .onConflictDoNothing()
    .returning({ userId: devices.userId });
  return added.length > 0 && !isFirst;
}
