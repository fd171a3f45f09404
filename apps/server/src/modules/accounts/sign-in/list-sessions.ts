import { and, desc, eq, gt } from 'drizzle-orm';
import { now } from '#kit/clock';
import { readUserAgent } from '#kit/user-agent';
import type { Db } from '#platform/database';
import type { OpenSession } from '../contract.ts';
import type { SignedInUser } from './find-session.ts';
import { sessions } from '../tables.ts';

/** Lists the sessions of a user: first the session of the request, then the others by last use. */
export async function listSessions(db: Db, { id, sessionId }: Pick<SignedInUser, 'id' | 'sessionId'>): Promise<OpenSession[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, id), gt(sessions.expiresAt, now())))
    .orderBy(desc(eq(sessions.id, sessionId)), desc(sessions.lastSeenAt), desc(sessions.id));
  return rows.map((row) => ({
    id: row.id,
    isThis: row.id === sessionId,
    ...readUserAgent(row.userAgent),
    network: row.network,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
  }));
}
