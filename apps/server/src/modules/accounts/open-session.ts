import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { days, now } from '#kit/clock';
import { secretId } from '#kit/ids';
import { publish } from '#platform/outbox';
import type { Tx } from '#platform/transaction';
import { devices, sessions } from './tables.ts';
import { tokenHash } from './token-hash.ts';
import type { AskedWhere } from './user-contact.ts';

declare module '#platform/outbox' {
  interface EventMap {
    /** Somebody who has signed in before does so from a browser that is not known to be his. */
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

/** From where somebody signs in. */
export interface Visit {
  userAgent: string;
  /** As `networkOf` cuts it. */
  network: string;
  /** The token that came with the sign-in: its session ends with it. */
  oldToken?: string | undefined;
}

export interface SignedIn {
  /** The user's. */
  id: number;
  /** 256 random bits; only its hash is kept. */
  token: string;
  userTypeId: number;
  expiresAt: Date;
  /** Random; the browser sends it with its next sign-in. */
  device: string;
}

interface Entering extends AskedWhere {
  /** The value that the browser was given when it signed in before. */
  device?: string | undefined;
  /** How long it holds, in ms; a month unless told. */
  lasts?: number;
}

/** How long somebody stays signed in, in ms. */
const sessionFor = days(30);

/** Opens a session for somebody who has proved who he is, ends the one he came with, and tells him of a browser not seen before. */
export async function openSession(
  tx: Tx,
  user: { id: number; userTypeId: number },
  visit: Visit,
  { device = secretId(), lasts = sessionFor, countryId, languageId }: Entering = {},
): Promise<SignedIn> {
  const { userAgent, network, oldToken } = visit;
  const token = randomBytes(32).toString('base64url');
  const at = now();
  const expiresAt = new Date(at.getTime() + lasts);
  if (oldToken !== undefined) await tx.delete(sessions).where(eq(sessions.tokenHash, tokenHash(oldToken)));
  await tx.insert(sessions).values({
    tokenHash: tokenHash(token),
    userId: user.id,
    userTypeId: user.userTypeId,
    userAgent,
    network,
    createdAt: at,
    lastSeenAt: at,
    expiresAt,
  });
  if (await isFurtherDevice(tx, user.id, device)) {
    const payload = { userId: user.id, userAgent, network, at: at.toISOString(), countryId, languageId };
    await publish(tx, { type: 'account.device-added', payload });
  }
  return { id: user.id, token, userTypeId: user.userTypeId, expiresAt, device };
}

/** Notes the browser. @returns whether it is new while others are known: an account's first is no news */
async function isFurtherDevice(tx: Tx, userId: number, device: string): Promise<boolean> {
  const deviceHash = tokenHash(device);
  const isFirst = (await tx.$count(devices, eq(devices.userId, userId))) === 0;
  const added = await tx
    .insert(devices)
    .values({ userId, deviceHash, firstSeenAt: now() })
    .onConflictDoNothing()
    .returning({ userId: devices.userId });
  return added.length > 0 && !isFirst;
}
