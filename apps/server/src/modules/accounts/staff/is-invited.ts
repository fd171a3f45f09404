import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { accountTokens, type users } from '../tables.ts';

/** Matches an open invitation: the account cannot be used for the back office before. An expired one needs a new invitation. */
export const isInvitationOfUser = (userId: number | typeof users.id) =>
  and(eq(accountTokens.userId, userId), eq(accountTokens.kind, 'invite-staff'), isNull(accountTokens.usedAt));

export const isInvited = async (db: Db, userId: number): Promise<boolean> => (await db.$count(accountTokens, isInvitationOfUser(userId))) > 0;
