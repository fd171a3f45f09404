import { countDistinct, eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { returnItems } from './tables.ts';

/** Counts the returns whose exchange parcel was lost or came back: staff send it again or refund it. */
export async function countFailedExchanges(db: Db): Promise<number> {
  const [found] = await db
    .select({ count: countDistinct(returnItems.requestId) })
    .from(returnItems)
    .where(eq(returnItems.status, 'EXCHANGE_FAILED'));
  return found?.count ?? 0;
}
