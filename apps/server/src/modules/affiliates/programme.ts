import type { Db } from '#platform/database';
import { affiliateProgramme } from './terms/tables.ts';
import type { Tx } from '#platform/transaction';

/** The programme's settings. */
export type Programme = typeof affiliateProgramme.$inferSelect;

/** Minor units; about 50 EUR each. */
const payoutThresholds = { EUR: 5000, BDT: 600_000, RON: 25_000, PLN: 20_000, CZK: 120_000, HUF: 2_000_000 };

/** The minimum payout, regardless of the settings, because a smaller amount is less than the cost of a transfer. Minor units. */
const FLOOR = 100;

/** Returns the minimum payout in a currency: the setting, but never less than one whole unit. Minor units. */
export const getPayoutThreshold = (thresholds: Programme['payoutThresholds'], currency: string): number => Math.max(FLOOR, thresholds[currency] ?? 0);

/**
 * Returns how many days after delivery a commission is approved at the earliest: after the hold, or once the order can no longer be returned
 * if the programme waits for that. A return is possible until the end of its last day.
 * @param returnDays of the order's country
 */
export const getHoldDays = ({ holdDays, isHeldForReturns }: Pick<Programme, 'holdDays' | 'isHeldForReturns'>, returnDays: number): number =>
  isHeldForReturns ? Math.max(holdDays, returnDays + 1) : holdDays;

/** Returns the settings an admin saved, or the defaults. */
export async function getProgramme(db: Db): Promise<Programme> {
  const [row] = await db.select().from(affiliateProgramme);
  return row ?? { id: 1, isOpen: true, holdDays: 30, isHeldForReturns: false, quickOrderSeconds: 10, payoutThresholds, maxRateAgeDays: 7 };
}

/** Locks the programme's settings until the transaction ends. Creates the row if it does not exist yet. */
export async function lockProgramme(tx: Tx): Promise<void> {
  await tx
    .insert(affiliateProgramme)
    .values(await getProgramme(tx))
    .onConflictDoNothing();
  await tx.select({ id: affiliateProgramme.id }).from(affiliateProgramme).for('update');
}
