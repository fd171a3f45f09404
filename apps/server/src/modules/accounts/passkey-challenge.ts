import { randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { minutes, now } from '#kit/clock';
import { secretId } from '#kit/ids';
import type { Db } from '#platform/database';
import { PasskeyFailed } from './errors.ts';
import { passkeyChallenges } from './tables.ts';

/** How long somebody may look for his finger, in ms. */
export const challengeFor = minutes(5);

interface NewChallenge {
  rpId: string;
  /** Whose key is being made; null: somebody signs in. */
  userId: number | null;
}

/** Makes what a passkey is asked to sign. */
export async function newChallenge(db: Db, { rpId, userId }: NewChallenge) {
  const challenge = randomBytes(32);
  const id = secretId();
  const expiresAt = new Date(now().getTime() + challengeFor);
  await db.insert(passkeyChallenges).values({ id, challenge: challenge.toString('base64url'), rpId, userId, expiresAt });
  return { id, challenge };
}

/**
 * Takes a challenge away, so that it is answered once, whether rightly or not.
 * @param userId the one it was made for; null: for a sign-in
 * @throws PasskeyFailed if there is none such, or its time is over
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
