import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import { minutes, now } from '#kit/clock';
import type { Db } from '#platform/database';
import { sessions, users } from './tables.ts';
import { tokenHash } from './token-hash.ts';

/** Who asks: a user, as one of the types that he holds. */
export interface SignedInUser {
  id: number;
  userTypeId: number;
  sessionId: number;
}

/** Writing down each sight would be a write for each request. */
const sightEvery = minutes(15);

/** @returns undefined for a token that is unknown, has expired or was ended, or whose account is closed */
export async function sessionOf(db: Db, token: string): Promise<SignedInUser | undefined> {
  const at = now();
  const ofToken = and(eq(sessions.tokenHash, tokenHash(token)), gt(sessions.expiresAt, at));
  const [session] = await db
    .select({ id: sessions.userId, userTypeId: sessions.userTypeId, sessionId: sessions.id, lastSeenAt: sessions.lastSeenAt })
    .from(sessions)
    // One that was opened while its account was being closed is none either.
    .innerJoin(users, and(eq(users.id, sessions.userId), isNull(users.closedAt)))
    .where(ofToken);
  if (!session) return undefined;
  const { lastSeenAt, ...user } = session;
  const isLongAgo = new Date(at.getTime() - sightEvery);
  if (lastSeenAt < isLongAgo)
    await db
      .update(sessions)
      .set({ lastSeenAt: at })
      .where(and(ofToken, lt(sessions.lastSeenAt, isLongAgo)));
  return user;
}
