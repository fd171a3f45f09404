import { randomBytes } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { minutes, now } from '#kit/clock';
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import { ChallengeOver } from '../errors.ts';
import { secondFactorChallenges } from '../tables.ts';
import { tokenHash } from '../token-hash.ts';

/** How long somebody may look for his telephone, in ms. */
const holdsFor = minutes(10);
/** Wrong codes that void it. */
const mostFailures = 5;

/** Whose password was right, and as what he signs in. */
export interface Challenged {
  userId: number;
  userTypeId: number;
}

/** Notes that somebody's password was right. @returns what he shows with his second factor; only its hash is kept */
export async function openChallenge(db: Db, { userId, userTypeId }: Challenged): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now().getTime() + holdsFor);
  await db.insert(secondFactorChallenges).values({ tokenHash: tokenHash(token), userId, userTypeId, expiresAt });
  return token;
}

const isOpen = (token: string) =>
  and(
    eq(secondFactorChallenges.tokenHash, tokenHash(token)),
    gt(secondFactorChallenges.expiresAt, now()),
    lt(secondFactorChallenges.failures, mostFailures),
  );

/** @throws ChallengeOver */
export async function readChallenge(db: Db, token: string): Promise<Challenged> {
  const [found] = await db.select().from(secondFactorChallenges).where(isOpen(token));
  if (!found) throw new ChallengeOver();
  return { userId: found.userId, userTypeId: found.userTypeId };
}

/**
 * Counts a try before it is looked at: of many that come at once, five are let through.
 * @throws ChallengeOver
 */
export async function tryChallenge(db: Db, token: string): Promise<Challenged> {
  const [tried] = await db
    .update(secondFactorChallenges)
    .set({ failures: sql`${secondFactorChallenges.failures} + 1` })
    .where(isOpen(token))
    .returning();
  if (!tried) throw new ChallengeOver();
  return { userId: tried.userId, userTypeId: tried.userTypeId };
}

/** Takes it away: it has opened its session. @throws ChallengeOver for the second of two who try at once */
export async function spendChallenge(tx: Tx, token: string): Promise<void> {
  const spent = await tx
    .delete(secondFactorChallenges)
    .where(eq(secondFactorChallenges.tokenHash, tokenHash(token)))
    .returning({ userId: secondFactorChallenges.userId });
  if (spent.length === 0) throw new ChallengeOver();
}
