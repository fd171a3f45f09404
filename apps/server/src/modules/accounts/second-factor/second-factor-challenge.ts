import { randomBytes } from 'node:crypto';
import { and, eq, gt, inArray, lt, notInArray, sql } from 'drizzle-orm';
import { minutes, now } from '#kit/clock';
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import { ChallengeOver } from '../errors.ts';
import { staffTypeIds } from '../registration/user-types.ts';
import { secondFactorChallenges } from '../tables.ts';
import { hashToken } from '../sign-in/token-hash.ts';

/** Lifetime of a challenge, in ms. */
const challengeLifetime = minutes(10);
/** Maximum number of wrong codes per challenge. */
const maxFailures = 5;

/** A user who has entered the correct password, and the user type of the sign-in. */
export interface Challenged {
  userId: number;
  userTypeId: number;
}

/** Creates a challenge after a correct password. @returns the token for the second factor; only its hash is stored */
export async function openChallenge(db: Db, { userId, userTypeId }: Challenged): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now().getTime() + challengeLifetime);
  await db.insert(secondFactorChallenges).values({ tokenHash: hashToken(token), userId, userTypeId, expiresAt });
  return token;
}

/** The place where a sign-in started. A challenge of one place is not accepted in the other. */
export type SignInPlace = 'shop' | 'back-office';

const isOpen = (token: string, place: SignInPlace) =>
  and(
    eq(secondFactorChallenges.tokenHash, hashToken(token)),
    (place === 'back-office' ? inArray : notInArray)(secondFactorChallenges.userTypeId, [...staffTypeIds]),
    gt(secondFactorChallenges.expiresAt, now()),
    lt(secondFactorChallenges.failures, maxFailures),
  );

/** Returns the user of an open challenge. @throws ChallengeOver */
export async function readChallenge(db: Db, token: string, place: SignInPlace): Promise<Challenged> {
  const [found] = await db.select().from(secondFactorChallenges).where(isOpen(token, place));
  if (!found) throw new ChallengeOver();
  return { userId: found.userId, userTypeId: found.userTypeId };
}

/**
 * Counts an attempt before the code is checked, so that at most five of many concurrent attempts are checked.
 * @throws ChallengeOver
 */
export async function tryChallenge(db: Db, token: string, place: SignInPlace): Promise<Challenged> {
  const [tried] = await db
    .update(secondFactorChallenges)
    .set({ failures: sql`${secondFactorChallenges.failures} + 1` })
    .where(isOpen(token, place))
    .returning();
  if (!tried) throw new ChallengeOver();
  return { userId: tried.userId, userTypeId: tried.userTypeId };
}

/** Deletes a used challenge. @throws ChallengeOver for the second of two concurrent requests */
export async function consumeChallenge(tx: Tx, token: string): Promise<void> {
  const consumed = await tx
    .delete(secondFactorChallenges)
    .where(eq(secondFactorChallenges.tokenHash, hashToken(token)))
    .returning({ userId: secondFactorChallenges.userId });
  if (consumed.length === 0) throw new ChallengeOver();
}
