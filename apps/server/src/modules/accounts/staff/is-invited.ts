import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { accountTokens, type users } from '../tables.ts';

/** Whose invitation waits: he has a role, and nobody enters by it before he has pressed the link. One that is too old waits for another. */
export const invitationOf = (userId: number | typeof users.id) =>
  and(eq(accountTokens.userId, userId), eq(accountTokens.kind, 'invite-staff'), isNull(accountTokens.usedAt));

export const isInvited = async (db: Db, userId: number): Promise<boolean> => (await db.$count(accountTokens, invitationOf(userId))) > 0;
