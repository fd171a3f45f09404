import { and, eq } from 'drizzle-orm';
import { now } from '#kit/clock';
import { stayInProgramme } from '#modules/affiliates';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { dataRequests } from './tables.ts';

/** Revokes an erasure that still waits; one that has started cannot be revoked. */
export const revokeErasure = (db: Db, userId: number): Promise<void> =>
  inTransaction(db, async (tx) => {
    const taken = await tx
      .update(dataRequests)
      .set({ status: 'expired', doneAt: now() })
      .where(and(eq(dataRequests.userId, userId), eq(dataRequests.kind, 'erasure'), eq(dataRequests.status, 'waiting')))
      .returning({ id: dataRequests.id });
    if (taken.length > 0) await stayInProgramme(tx, userId);
  });
