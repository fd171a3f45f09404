import { and, eq, lt, sql } from 'drizzle-orm';
import { now } from '#kit/clock';
import type { Tx } from '#platform/transaction';
import { totpSecrets } from '../tables.ts';
import { findTimeStep } from './totp.ts';

/**
 * Accepts a code of a user's authenticator app. Each code is accepted once.
 * @returns undefined if the code is wrong, expired or used; otherwise whether it is the first code, which confirms the secret
 */
export async function redeemTotpCode(tx: Tx, userId: number, code: string): Promise<{ isFirst: boolean } | undefined> {
  const [known] = await tx.select().from(totpSecrets).where(eq(totpSecrets.userId, userId)).for('update');
  const step = known && findTimeStep(known.secret, code.replace(/\s/g, ''), now());
  if (!known || step === undefined) return undefined;
  const taken = await tx
    .update(totpSecrets)
    .set({ lastStep: step, confirmedAt: sql`coalesce(${totpSecrets.confirmedAt}, ${now()})` })
    .where(and(eq(totpSecrets.userId, userId), lt(totpSecrets.lastStep, step)))
    .returning({ userId: totpSecrets.userId });
  return taken.length > 0 ? { isFirst: known.confirmedAt === null } : undefined;
}
