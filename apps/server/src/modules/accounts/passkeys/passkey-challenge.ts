import { randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { minutes, now } from '#kit/clock';
import { createSecretId } from '#kit/ids';
import type { Db } from '#platform/database';
import { PasskeyFailed } from '../errors.ts';
import { passkeyChallenges } from '../tables.ts';

/** Lifetime of a challenge, in ms. */
export const challengeLifetime = minutes(5);

interface NewChallenge {
  rpId: string;
  /** The user who adds a passkey; null: for a sign-in. */
  userId: number | null;
}

/** Creates a challenge for a passkey. */
export async function createChallenge(db: Db, { rpId, userId }: NewChallenge) {
  const challenge = randomBytes(32);
  const id = createSecretId();
  const expiresAt = new Date(now().getTime() + challengeLifetime);
  await db.insert(passkeyChallenges).values({ id, challenge: challenge.toString('base64url'), rpId, userId, expiresAt });
  return { id, challenge };
}

/**
 * Takes a challenge out of the database, so that it can be answered only once, correctly or not.
 * @param userId the user it was created for; null: for a sign-in
 * @throws PasskeyFailed if it is unknown or expired
 */
export async function takeChallenge(db: Db, { id, userId }: { id: string; userId: number | null }): Promise<{ challenge: string; rpId: string }> {
  const made = userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId);
  const [taken] = await db
    .delete(passkeyChallenges)
    .where(and(eq(passkeyChallenges.id, id), made))
    .returning();
  if (!taken || taken.expiresAt <= now()) throw new PasskeyFailed(userId === null ? 401 : 422);
  return taken;
}
