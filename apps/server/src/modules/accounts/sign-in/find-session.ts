import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import { minutes, now } from '#kit/clock';
import type { Db } from '#platform/database';
import { sessions, users } from '../tables.ts';
import { hashToken } from './token-hash.ts';

/** The signed-in user with the user type of the session. */
export interface SignedInUser {
  id: number;
  userTypeId: number;
  sessionId: number;
}

/** Minimum interval between two writes of the last use, to avoid a write per request. */
const lastSeenInterval = minutes(15);

/** Returns the user of a token. @returns undefined if the token is unknown or expired, the session has ended, or the account is closed */
export async function findSession(db: Db, token: string): Promise<SignedInUser | undefined> {
  const at = now();
  const ofToken = and(eq(sessions.tokenHash, hashToken(token)), gt(sessions.expiresAt, at));
  const [session] = await db
    .select({ id: sessions.userId, userTypeId: sessions.userTypeId, sessionId: sessions.id, lastSeenAt: sessions.lastSeenAt })
    .from(sessions)
    // The join also excludes a session that was opened while its account was being closed.
    .innerJoin(users, and(eq(users.id, sessions.userId), isNull(users.closedAt)))
    .where(ofToken);
  if (!session) return undefined;
  const { lastSeenAt, ...user } = session;
  const isLongAgo = new Date(at.getTime() - lastSeenInterval);
  if (lastSeenAt < isLongAgo)
    await db
      .update(sessions)
      .set({ lastSeenAt: at })
      .where(and(ofToken, lt(sessions.lastSeenAt, isLongAgo)));
  return user;
}
