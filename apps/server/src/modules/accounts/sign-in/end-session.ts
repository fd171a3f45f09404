import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import { SessionNotFound } from '../errors.ts';
import { secondFactorChallenges, sessions } from '../tables.ts';
import { hashToken } from './token-hash.ts';

/** Ends the session of a token. An invalid token is ignored. */
export async function endSession(db: Db, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)));
}

/**
 * Ends one of a user's own sessions.
 * @throws SessionNotFound
 */
export async function endCustomerSession(db: Db, userId: number, sessionId: number): Promise<void> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, sessionId)))
    .returning({ id: sessions.id });
  if (ended.length === 0) throw new SessionNotFound();
}

/** Ends all sessions of a user, and their sign-ins that still need a second factor. */
export async function endSessions(tx: Tx, userId: number): Promise<void> {
  await endChallenges(tx, userId);
  await tx.delete(sessions).where(eq(sessions.userId, userId));
}

/** Ends all sessions of a user except the given session, and their sign-ins that still need a second factor. */
export async function endOtherSessions(db: Db, { id, sessionId }: { id: number; sessionId: number }): Promise<void> {
  await endChallenges(db, id);
  await db.delete(sessions).where(and(eq(sessions.userId, id), ne(sessions.id, sessionId)));
}

async function endChallenges(db: Db, userId: number): Promise<void> {
  await db.delete(secondFactorChallenges).where(eq(secondFactorChallenges.userId, userId));
}
