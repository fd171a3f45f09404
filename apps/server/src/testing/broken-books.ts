import type { Finding } from '#platform/books';
import type { Database } from '#platform/database';
import { reconcileShop } from '../reconcile/reconcile-shop.ts';

/** What does not add up in the books, `npm run reconcile` would say; what only waits for its job aside. */
export const brokenBooks = async ({ db }: Pick<Database, 'db'>): Promise<Finding[]> =>
  (await reconcileShop(db)).findings.filter(({ isWaiting }) => !isWaiting);
