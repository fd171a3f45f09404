import { and, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { passkeys, totpSecrets } from '../tables.ts';

/** The second factors of a user. */
export interface SecondFactor {
  hasTotp: boolean;
  /** Whether the user has a passkey of the back office. Passkeys of the shop do not count. */
  hasPasskey: boolean;
}

export async function getSecondFactor(db: Db, userId: number): Promise<SecondFactor> {
  const ofStaff = and(eq(passkeys.userId, userId), eq(passkeys.isForStaff, true));
  return { hasTotp: (await db.$count(totpSecrets, findConfirmed(userId))) > 0, hasPasskey: (await db.$count(passkeys, ofStaff)) > 0 };
}

const findConfirmed = (userId: number) => and(eq(totpSecrets.userId, userId), isNotNull(totpSecrets.confirmedAt));
