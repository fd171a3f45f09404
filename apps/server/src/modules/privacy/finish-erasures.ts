import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { now } from '#kit/clock';
import { hasMoneyUnderWay } from '#modules/affiliates';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { hasSomethingUnderWay } from './has-something-under-way.ts';
import { eraseNow } from './start-erasure.ts';
import { dataRequests } from './tables.ts';

/** Begins to forget those who waited until the programme had settled with them. @returns how many */
export async function finishErasures(db: Db): Promise<number> {
  const waiting = await db
    .select({ id: dataRequests.id, userId: dataRequests.userId })
    .from(dataRequests)
    .where(and(isWaiting, isNotNull(dataRequests.userId)))
    .orderBy(asc(dataRequests.requestedAt));
  let count = 0;
  for (const { id, userId } of waiting) {
    if (userId === null || (await hasMoneyUnderWay(db, userId)) || (await hasSomethingUnderWay(db, userId))) continue;
    count += await inTransaction(db, async (tx) => {
      // An hour for the last mail counts from here.
      const begun = await tx
        .update(dataRequests)
        .set({ status: 'requested', requestedAt: now() })
        .where(and(eq(dataRequests.id, id), isWaiting))
        .returning({ id: dataRequests.id });
      if (begun.length > 0) await eraseNow(tx, { id, userId });
      return begun.length;
    });
  }
  return count;
}

const isWaiting = and(eq(dataRequests.kind, 'erasure'), eq(dataRequests.status, 'waiting'));
