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
  /** The user who adds a passkey; null for a sign-in. */
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
 * Deletes a challenge from the database and returns it, so that it can be used only once, even with a wrong response.
 * @param userId the user for whom the challenge was created; null for a sign-in
 * @throws PasskeyFailed if the challenge is unknown or expired
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
