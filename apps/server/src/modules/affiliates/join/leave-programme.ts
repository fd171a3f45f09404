import { eq } from 'drizzle-orm';
import { now } from '#kit/clock';
import { setEarning } from '#modules/tracking';
import { publish } from '#platform/outbox';
import type { Tx } from '#platform/transaction';
import { hasPendingMoney } from './has-pending-money.ts';
import { affiliates } from '../tables.ts';

declare module '#platform/outbox' {
  interface EventMap {
    /** An affiliate asked to be deleted and must be paid first; `at`: since when, ISO 8601. */
    'affiliate.leaving': { affiliateId: number; at: string };
  }
}

/**
 * Starts an affiliate's departure if there is an open balance: the code earns no more, pending commissions run to their end, and the rest
 * is paid out regardless of the threshold. Repeating the call changes nothing.
 * @returns false if the user can be deleted at once: not an affiliate, or nothing is open
 */
export async function leaveProgramme(tx: Tx, userId: number): Promise<boolean> {
  const own = await lockUserAffiliate(tx, userId);
  if (!own || !(await hasPendingMoney(tx, userId))) return false;
  if (own.leavingAt) return true;
  const at = now();
  await tx.update(affiliates).set({ leavingAt: at }).where(eq(affiliates.id, own.id));
  await setEarning(tx, own.id, false);
  await publish(tx, { type: 'affiliate.leaving', payload: { affiliateId: own.id, at: at.toISOString() } });
  return true;
}

/** Cancels a departure: the affiliate earns again unless suspended. */
export async function stayInProgramme(tx: Tx, userId: number): Promise<void> {
  const own = await lockUserAffiliate(tx, userId);
  if (!own?.leavingAt) return;
  await tx.update(affiliates).set({ leavingAt: null }).where(eq(affiliates.id, own.id));
  await setEarning(tx, own.id, own.status === 'active');
}

async function lockUserAffiliate(tx: Tx, userId: number) {
  const [own] = await tx
    .select({ id: affiliates.id, status: affiliates.status, leavingAt: affiliates.leavingAt })
    .from(affiliates)
    .where(eq(affiliates.userId, userId))
    .for('update');
  return own;
}
