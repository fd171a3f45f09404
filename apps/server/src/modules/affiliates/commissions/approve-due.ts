import { and, asc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { now } from '#kit/clock';
import type { Db } from '#platform/database';
import { publish } from '#platform/outbox';
import { inTransaction, type Tx } from '#platform/transaction';
import { affiliates } from '../tables.ts';
import { commissions } from './tables.ts';
import { lockLedger, writeEntries } from '../ledger/write-entries.ts';

declare module '#platform/outbox' {
  interface EventMap {
    /** Commissions of an affiliate were approved. `day`: UTC. */
    'affiliate.commissions-approved': { affiliateId: number; day: string };
  }
}

/** Commissions read per query. */
const BATCH = 500;

/**
 * Approves commissions whose hold period has ended, that need no review and whose affiliate is active.
 * Refused, cancelled and fully returned commissions are never approved.
 * @returns the number of approved commissions
 */
export async function approveDue(db: Db, signal?: AbortSignal): Promise<number> {
  let count = 0;
  for (;;) {
    const found = await isDueNow(db);
    if (found.length === 0 || signal?.aborted) return count;
    for (const [affiliateId, ids] of groupByAffiliate(found)) count += await inTransaction(db, (tx) => approve(tx, affiliateId, ids));
  }
}

const isDue = () =>
  and(
    lte(commissions.dueAt, now()),
    isNull(commissions.approvedAt),
    gt(commissions.earned, 0),
    or(eq(commissions.holdReasons, sql`'[]'::jsonb`), eq(commissions.verdict, 'released')),
  );

const isDueNow = (db: Db): Promise<{ id: number; affiliateId: number }[]> =>
  db
    .select({ id: commissions.id, affiliateId: commissions.affiliateId })
    .from(commissions)
    .innerJoin(affiliates, eq(affiliates.id, commissions.affiliateId))
    .where(and(isDue(), eq(affiliates.status, 'active')))
    .orderBy(asc(commissions.dueAt), asc(commissions.id))
    .limit(BATCH);

const groupByAffiliate = (rows: readonly { id: number; affiliateId: number }[]): Map<number, number[]> => {
  const sorted = new Map<number, number[]>();
  for (const { id, affiliateId } of rows) sorted.set(affiliateId, [...(sorted.get(affiliateId) ?? []), id]);
  return sorted;
};

/** Checks again under the ledger's lock: a return or a suspension may have happened since the query. */
async function approve(tx: Tx, affiliateId: number, ids: readonly number[]): Promise<number> {
  const end = await lockLedger(tx, affiliateId);
  if ((await tx.$count(affiliates, and(eq(affiliates.id, affiliateId), eq(affiliates.status, 'active')))) === 0) return 0;
  const due = await tx
    .select({ id: commissions.id, orderLineId: commissions.orderLineId, currency: commissions.currency, earned: commissions.earned })
    .from(commissions)
    .where(and(inArray(commissions.id, [...ids]), isDue()))
    .orderBy(asc(commissions.id));
  if (due.length === 0) return 0;
  await writeEntries(
    tx,
    affiliateId,
    due.map(({ id, orderLineId, currency, earned }) => ({
      ...{ kind: 'approval' as const, cause: `approved line ${orderLineId}`, commissionId: id },
      ...{ currency, pending: -earned, approved: earned },
    })),
    end,
  );
  await tx
    .update(commissions)
    .set({ approvedAt: now() })
    .where(
      inArray(
        commissions.id,
        due.map(({ id }) => id),
      ),
    );
  await publish(tx, { type: 'affiliate.commissions-approved', payload: { affiliateId, day: now().toISOString().slice(0, 10) } });
  return due.length;
}
