import { and, eq, isNull } from 'drizzle-orm';
import { now } from '#kit/clock';
import type { Tx } from '#platform/transaction';
import { endSessions } from '../sign-in/end-session.ts';
import { lockUser } from '../lock-user.ts';
import {
  accountTokens,
  apiTokens,
  devices,
  emailChanges,
  passkeyChallenges,
  passkeys,
  recoveryCodes,
  secondFactorChallenges,
  totpSecrets,
  users,
} from '../tables.ts';

/**
 * Closes an account permanently. Ends its sessions and deletes all credentials and tokens. Orders, invoices and the audit log still refer to the
 * account.
 * @param passwordHash the hash of an unknown random password
 */
export async function disableAccount(tx: Tx, userId: number, passwordHash: string): Promise<void> {
  await lockUser(tx, userId);
  await tx.update(users).set({ closedAt: now(), passwordHash }).where(eq(users.id, userId));
  await endSessions(tx, userId);
  for (const table of [
    totpSecrets,
    recoveryCodes,
    passkeys,
    passkeyChallenges,
    secondFactorChallenges,
    accountTokens,
    emailChanges,
    devices,
  ] as const) {
    await tx.delete(table).where(eq(table.userId, userId));
  }
  await tx
    .update(apiTokens)
    .set({ revokedAt: now() })
    .where(and(eq(apiTokens.createdBy, userId), isNull(apiTokens.revokedAt)));
}

/**
 * Deletes an account with its sessions, devices, addresses, passkeys and tokens. The caller must anonymise its orders first in the same
 * transaction. Otherwise the database refuses the deletion.
 */
export async function deleteAccount(tx: Tx, userId: number): Promise<void> {
  await tx.delete(users).where(eq(users.id, userId));
}
