import { and, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { passkeys, totpSecrets } from '../tables.ts';

/** What somebody can show besides his password. */
export interface SecondFactor {
  hasTotp: boolean;
  /** Made in the back office; the shop's do not count. */
  hasPasskey: boolean;
}

export async function secondFactorOf(db: Db, userId: number): Promise<SecondFactor> {
  const ofStaff = and(eq(passkeys.userId, userId), eq(passkeys.isForStaff, true));
  return { hasTotp: (await db.$count(totpSecrets, confirmed(userId))) > 0, hasPasskey: (await db.$count(passkeys, ofStaff)) > 0 };
}

const confirmed = (userId: number) => and(eq(totpSecrets.userId, userId), isNotNull(totpSecrets.confirmedAt));
