import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import { SessionNotFound } from './errors.ts';
import { sessions } from './tables.ts';
import { tokenHash } from './token-hash.ts';

/** Signs out whoever holds the token; one that is none is signed out already. */
export async function endSession(db: Db, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash(token)));
}

/**
 * Ends one of somebody's own sessions.
 * @throws SessionNotFound
 */
export async function endOwnSession(db: Db, userId: number, sessionId: number): Promise<void> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, sessionId)))
    .returning({ id: sessions.id });
  if (ended.length === 0) throw new SessionNotFound();
}

/** Ends all of somebody's sessions: his account is about to go. */
export async function endSessions(tx: Tx, userId: number): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, userId));
}

/** Ends all of somebody's sessions but one. */
export async function endOtherSessions(db: Db, { id, sessionId }: { id: number; sessionId: number }): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, id), ne(sessions.id, sessionId)));
}
