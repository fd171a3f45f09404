import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { getPayoutThreshold, getProgramme } from '../programme.ts';
import { affiliateBalances, affiliates, commissions, payouts } from '../tables.ts';

/** An affiliate's balance in one currency, in minor units. */
export interface Balance {
  currency: string;
  /** Not approved yet, including held commissions. */
  pending: number;
  held: number;
  /** Approved and not paid, also while it is in a payout that has not arrived; negative if returns exceed earnings. */
  approved: number;
  /** The part of the approved amount that is in a prepared or exported payout. */
  inPayout: number;
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
    .select({ currency: commissions.currency, amount: sql<number>`sum(${commissions.earned})::bigint` })
    .from(commissions)
    .where(and(eq(commissions.affiliateId, affiliateId), isHeld, isNull(commissions.approvedAt)))
    .groupBy(commissions.currency);
  // The ledger deducts a payout when it is prepared. For the affiliate it is money that they have not received.
  const open = await db
    .select({ currency: payouts.currency, amount: sql<number>`sum(${payouts.amount})::bigint` })
    .from(payouts)
    .where(and(eq(payouts.affiliateId, affiliateId), inArray(payouts.status, ['prepared', 'exported'])))
    .groupBy(payouts.currency);
  const { payoutThresholds } = await getProgramme(db);
  const sumCurrency = (sums: { currency: string; amount: number }[], currency: string) => sums.find((sum) => sum.currency === currency)?.amount ?? 0;
  return rows.map(({ affiliateId: _, ...row }) => ({
    ...row,
    approved: row.approved + sumCurrency(open, row.currency),
    inPayout: sumCurrency(open, row.currency),
    held: affiliate?.status === 'suspended' ? row.pending : sumCurrency(held, row.currency),
    threshold: getPayoutThreshold(payoutThresholds, row.currency),
  }));
}

/** Condition: a person must review the commission and has not done so yet. */
export const isHeld = and(ne(commissions.holdReasons, sql`'[]'::jsonb`), isNull(commissions.reviewedAt));
