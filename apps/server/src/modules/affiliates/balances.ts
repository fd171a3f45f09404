import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { programmeOf } from './programme.ts';
import { affiliateBalances, affiliates, commissions } from './tables.ts';

/** What an affiliate has in one currency; minor units. */
export interface Balance {
  currency: string;
  /** Not approved yet, held ones among it. */
  pending: number;
  held: number;
  /** Approved and not paid; negative where more came back than there was. */
  approved: number;
  paid: number;
  /** What must be there before it is paid out. */
  threshold: number;
}

/** What an affiliate has, by currency. All that is pending of one who is suspended is held. */
export async function balancesOf(db: Db, affiliateId: number): Promise<Balance[]> {
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
  const { payoutThresholds } = await programmeOf(db);
  return rows.map(({ affiliateId: _, ...row }) => ({
    ...row,
    held: affiliate?.status === 'suspended' ? row.pending : (held.find(({ currency }) => currency === row.currency)?.amount ?? 0),
    threshold: payoutThresholds[row.currency] ?? 0,
  }));
}

/** Somebody has to look at it, and has not yet. */
export const isHeld = and(ne(commissions.holdReasons, sql`'[]'::jsonb`), isNull(commissions.reviewedAt));
