import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { getProgramme } from '../programme.ts';
import { affiliateBalances, affiliates, commissions } from '../tables.ts';

/** An affiliate's balance in one currency, in minor units. */
export interface Balance {
  currency: string;
  /** Not approved yet, including held commissions. */
  pending: number;
  held: number;
  /** Approved and not paid; negative if returns exceed earnings. */
  approved: number;
  paid: number;
  /** Minimum balance for a payout. */
  threshold: number;
}

/** Returns an affiliate's balances by currency. All pending commissions of a suspended affiliate count as held. */
export async function listBalances(db: Db, affiliateId: number): Promise<Balance[]> {
  const rows = await db
    .select()
    .from(affiliateBalances)
    .where(eq(affiliateBalances.affiliateId, affiliateId))
    .orderBy(asc(affiliateBalances.currency));
  const [affiliate] = await db.select({ status: affiliates.status }).from(affiliates).where(eq(affiliates.id, affiliateId));
  const held = await db
    .select({ currency: commissions.currency, amount: sql<number>`sum(${commissions.earned})::int` })
    .from(commissions)
    .where(and(eq(commissions.affiliateId, affiliateId), isHeld, isNull(commissions.approvedAt)))
    .groupBy(commissions.currency);
  const { payoutThresholds } = await getProgramme(db);
  return rows.map(({ affiliateId: _, ...row }) => ({
    ...row,
    held: affiliate?.status === 'suspended' ? row.pending : (held.find(({ currency }) => currency === row.currency)?.amount ?? 0),
    threshold: payoutThresholds[row.currency] ?? 0,
  }));
}

/** Condition: a person must review the commission and has not done so yet. */
export const isHeld = and(ne(commissions.holdReasons, sql`'[]'::jsonb`), isNull(commissions.reviewedAt));
