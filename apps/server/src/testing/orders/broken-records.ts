import type { Discrepancy } from '#platform/sql/reconciliation-checks';
import type { Database } from '#platform/database';
import { reconcileShop } from '#server/reconcile/reconcile-shop';

/** Returns the discrepancies that `npm run reconcile` would report, without those that wait for a job. */
export const listBrokenRecords = async ({ db }: Pick<Database, 'db'>): Promise<Discrepancy[]> =>
  (await reconcileShop(db)).discrepancies.filter(({ isWaiting }) => !isWaiting);
