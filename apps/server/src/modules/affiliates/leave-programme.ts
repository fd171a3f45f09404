import { eq } from 'drizzle-orm';
import { now } from '#kit/clock';
import { setEarning } from '#modules/tracking';
import { publish } from '#platform/outbox';
import type { Tx } from '#platform/transaction';
import { hasMoneyUnderWay } from './has-money-under-way.ts';
import { affiliates } from './tables.ts';

declare module '#platform/outbox' {
  interface EventMap {
    /** An affiliate wants to be forgotten, and is settled with first; `at`: since when, ISO 8601. */
    'affiliate.leaving': { affiliateId: number; at: string };
  }
}

/**
 * Has an affiliate leave who is owed something, or owes it: his code earns no more, what waits goes on to its end, and what is left
 * is paid out whatever it is. Said again it changes nothing.
 * @returns false for whoever can go at once: he is not in the programme, or settled with
 */
export async function leaveProgramme(tx: Tx, userId: number): Promise<boolean> {
  const own = await lockOwn(tx, userId);
  if (!own || !(await hasMoneyUnderWay(tx, userId))) return false;
  if (own.leavingAt) return true;
  const at = now();
  await tx.update(affiliates).set({ leavingAt: at }).where(eq(affiliates.id, own.id));
  await setEarning(tx, own.id, false);
  await publish(tx, { type: 'affiliate.leaving', payload: { affiliateId: own.id, at: at.toISOString() } });
  return true;
}

/** He has thought better of it: he earns again, unless he is suspended. */
export async function stayInProgramme(tx: Tx, userId: number): Promise<void> {
  const own = await lockOwn(tx, userId);
  if (!own?.leavingAt) return;
  await tx.update(affiliates).set({ leavingAt: null }).where(eq(affiliates.id, own.id));
  await setEarning(tx, own.id, own.status === 'active');
}

async function lockOwn(tx: Tx, userId: number) {
  const [own] = await tx
    .select({ id: affiliates.id, status: affiliates.status, leavingAt: affiliates.leavingAt })
    .from(affiliates)
    .where(eq(affiliates.userId, userId))
    .for('update');
  return own;
}
