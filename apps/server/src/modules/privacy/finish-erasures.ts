import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { now } from '#kit/clock';
import { hasPendingMoney } from '#modules/affiliates';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { hasOpenBusiness } from './has-open-business.ts';
import { eraseNow } from './start-erasure.ts';
import { dataRequests } from './tables.ts';

/**
 * Starts the erasures that waited for the affiliate programme's settlement.
 * @returns the number started
 */
export async function finishErasures(db: Db): Promise<number> {
  const waiting = await db
    .select({ id: dataRequests.id, userId: dataRequests.userId })
    .from(dataRequests)
    .where(and(isWaiting, isNotNull(dataRequests.userId)))
    .orderBy(asc(dataRequests.requestedAt));
  let count = 0;
  for (const { id, userId } of waiting) {
    if (userId === null || (await hasPendingMoney(db, userId)) || (await hasOpenBusiness(db, userId))) continue;
    count += await inTransaction(db, async (tx) => {
      // The mail server has an hour from now to accept the last email.
      const started = await tx
        .update(dataRequests)
        .set({ status: 'requested', requestedAt: now() })
        .where(and(eq(dataRequests.id, id), isWaiting))
        .returning({ id: dataRequests.id });
      if (started.length > 0) await eraseNow(tx, { id, userId });
      return started.length;
    });
  }
  return count;
}

const isWaiting = and(eq(dataRequests.kind, 'erasure'), eq(dataRequests.status, 'waiting'));
