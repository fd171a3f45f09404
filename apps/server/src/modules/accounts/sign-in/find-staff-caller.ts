import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { hours, minutes, now } from '#kit/clock';
import type { Db } from '#platform/database';
import type { StaffCaller } from '#platform/http';
import { staffAreas, vendorAreas } from '../staff-areas.ts';
import { isApiTokenOpen, isLastUseOld } from '../staff/api-secret.ts';
import { apiTokenBeginning } from '../staff/make-api-token.ts';
import { apiTokens, sessions, userRoles, users } from '../tables.ts';
import { hashToken } from './token-hash.ts';
import { userType } from '../registration/user-types.ts';

/** Minimum interval between two writes of the last use, to avoid a write per request. */
const lastSeenInterval = minutes(15);
/** A session ends after 60 to 75 minutes without a request, because an employee may leave the screen unlocked. */
const maxPause = hours(1) + lastSeenInterval;

/**
 * Returns the staff member or API client of a token. A session of a staff type exists only after a second factor.
 * @returns undefined if the token is unknown, expired, belongs to a customer or was not used for an hour, if the session has ended, or if the
 * account is closed
 */
export async function findStaffCaller(db: Db, token: string): Promise<StaffCaller | undefined> {
  return token.startsWith(apiTokenBeginning) ? findApiClientByToken(db, token) : findStaffMemberByToken(db, token);
}

async function findStaffMemberByToken(db: Db, token: string): Promise<StaffCaller | undefined> {
  const at = now();
  const [found] = await db
    .select({
      userId: users.id,
      name: sql<string>`${users.firstName} || ' ' || ${users.lastName}`,
      userTypeId: sessions.userTypeId,
      sessionId: sessions.id,
      signedInAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      // The areas are read for each request, so that a removal takes effect at once.
      ticked: sql<string[]>`array(select area from staff_areas where user_id = ${users.id})`,
    })
    .from(sessions)
    .innerJoin(users, and(eq(users.id, sessions.userId), isNull(users.closedAt)))
    .innerJoin(userRoles, and(eq(userRoles.userId, users.id), eq(userRoles.userTypeId, sessions.userTypeId)))
    .where(and(eq(sessions.tokenHash, hashToken(token)), gt(sessions.expiresAt, at)));
  if (!found || at.getTime() - found.lastSeenAt.getTime() > maxPause) return undefined;
  const { userTypeId, ticked, lastSeenAt, ...person } = found;
  const isLongAgo = new Date(at.getTime() - lastSeenInterval);
  if (lastSeenAt < isLongAgo)
    await db
      .update(sessions)
      .set({ lastSeenAt: at })
      .where(and(eq(sessions.id, person.sessionId), lt(sessions.lastSeenAt, isLongAgo)));
  const caller = { ...person, isReadOnly: false };
  if (userTypeId === userType.admin) return { ...caller, areas: staffAreas, vendorId: null };
  if (userTypeId === userType.user) return { ...caller, areas: ticked, vendorId: null };
  if (userTypeId === userType.vendor || userTypeId === userType.seller) return { ...caller, areas: vendorAreas, vendorId: person.userId };
  return undefined;
}

/** Returns the API client of a token. Its areas never include staff management. */
async function findApiClientByToken(db: Db, token: string): Promise<StaffCaller | undefined> {
  const at = now();
  const [found] = await db
    .select({ id: apiTokens.id, name: apiTokens.name, areas: apiTokens.areas, isReadOnly: apiTokens.isReadOnly, lastUsedAt: apiTokens.lastUsedAt })
    .from(apiTokens)
    .where(and(eq(apiTokens.tokenHash, hashToken(token)), isApiTokenOpen(apiTokens, at)));
  if (!found) return undefined;
  const { id, name, areas, isReadOnly, lastUsedAt } = found;
  if (isLastUseOld(lastUsedAt, at)) await db.update(apiTokens).set({ lastUsedAt: at }).where(eq(apiTokens.id, id));
  return { userId: null, sessionId: null, signedInAt: null, vendorId: null, name, areas: areas.filter((area) => area !== 'staff'), isReadOnly };
}
