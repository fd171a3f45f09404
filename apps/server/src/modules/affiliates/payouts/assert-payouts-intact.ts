import type { Db } from '#platform/database';
import { PayoutsDoNotMatch } from '../errors.ts';
import { listPayoutProblems } from '../ledger/find-wrong-payouts.ts';
import type { PayoutRow } from './prepare-payouts.ts';

/**
 * Compares payouts with the ledger before their money moves. If money moves in the same transaction, the caller holds their locks.
 * @throws PayoutsDoNotMatch if a row was changed outside of the shop
 */
export async function assertPayoutsIntact(db: Db, rows: readonly PayoutRow[]): Promise<void> {
  const problems = await listPayoutProblems(db, rows);
  if (problems.length > 0) throw new PayoutsDoNotMatch(problems);
}
