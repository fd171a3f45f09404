import type { Discrepancy } from '#platform/reconciliation-checks';
import type { Database } from '#platform/database';
import { reconcileShop } from '../reconcile/reconcile-shop.ts';

/** Returns the discrepancies that `npm run reconcile` would report, without those that wait for a job. */
export const listBrokenRecords = async ({ db }: Pick<Database, 'db'>): Promise<Discrepancy[]> =>
  (await reconcileShop(db)).discrepancies.filter(({ isWaiting }) => !isWaiting);
