import type { Db } from '#platform/database';
import { countCohorts } from './count-cohorts.ts';
import { countDueDays } from './count-days.ts';
import { countStock } from './count-stock.ts';
import { markDaysSinceFirstOrder } from './mark-days.ts';

/** Number of days that the nightly recount covers. */
const RECENT_DAYS = 60;

/**
 * Counts the last weeks again, with or without events, and the stock and the cohorts. Counts all days if nothing has been counted yet.
 * @param isWhole whether to count all days since the first order
 */
export async function recountReports(db: Db, { isWhole = false, signal }: { isWhole?: boolean; signal?: AbortSignal } = {}): Promise<void> {
  await countStock(db);
  await countCohorts(db);
  await markDaysSinceFirstOrder(db, isWhole ? null : RECENT_DAYS);
  await countDueDays(db, signal);
}
