import { and, asc, eq } from 'drizzle-orm';
import { now } from '#kit/clock';
import type { Db } from '#platform/database';
import type { Session } from '../contract.ts';
import { Unauthorized } from '../errors.ts';
import { passkeyFreshness } from './assert-reauthenticated.ts';
import type { SignedInUser } from './find-session.ts';
import { sessions, userRoles, users } from '../tables.ts';

/**
 * Returns the user of a session.
 * @throws Unauthorized if the session has ended in the meantime
 */
export async function readSession(db: Db, { id, userTypeId, sessionId }: SignedInUser): Promise<Session> {
  const [user] = await db
    .select({
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      expiresAt: sessions.expiresAt,
      passkeyAt: sessions.passkeyAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, sessionId), eq(users.id, id)));
  if (!user) throw new Unauthorized();
  const roles = await db.select({ id: userRoles.userTypeId }).from(userRoles).where(eq(userRoles.userId, id)).orderBy(asc(userRoles.userTypeId));
  const { passkeyAt, ...shown } = user;
  return {
    ...shown,
    id,
    userTypeId,
    userTypeIds: roles.map((role) => role.id),
    expiresAt: user.expiresAt.toISOString(),
    isPasskeyFresh: passkeyAt !== null && now().getTime() - passkeyAt.getTime() < passkeyFreshness,
  };
}
