import { and, eq, isNull, ne, sql, type SQL } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { getPayoutThreshold, getProgramme } from '../programme.ts';
import { affiliateBalances } from './tables.ts';
import { affiliates } from '../tables.ts';
import { commissions } from '../commissions/tables.ts';
import { payouts } from '../payouts/tables.ts';

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

/** Condition: a person must review the commission and has not done so yet. */
export const isHeld = and(ne(commissions.holdReasons, sql`'[]'::jsonb`), isNull(commissions.reviewedAt));

/**
 * Selects the balances of affiliates, one row per affiliate and currency: the only definition of the amounts that affiliates and staff see.
 * One statement, because a payout that is prepared between two would be counted twice or not at all. All pending commissions of a suspended
 * affiliate are held. The ledger deducts a payout when it is prepared: for the affiliate it is money that they have not received.
 * @param condition may use `balance.affiliate_id` and `balance.currency`
 * @returns a query of `affiliate_id, currency, pending, held, approved, in_payout, payable, paid`, minor units
 */
export const selectBalances = (condition: SQL): SQL => sql`
  select balance.affiliate_id, balance.currency, balance.pending,
    case when affiliate.status = 'suspended' then balance.pending else held.amount end as held,
    balance.approved + transfer.amount as approved, transfer.amount as in_payout, balance.approved as payable, balance.paid
  from ${affiliateBalances} as balance
  join ${affiliates} as affiliate on affiliate.id = balance.affiliate_id
  cross join lateral (
    select coalesce(sum(${commissions.earned}), 0)::bigint as amount from ${commissions}
    where ${and(eq(commissions.affiliateId, sql`balance.affiliate_id`), eq(commissions.currency, sql`balance.currency`), isHeld, isNull(commissions.approvedAt))}
  ) as held
  cross join lateral (
    select coalesce(sum(payout.amount), 0)::bigint as amount from ${payouts} as payout
    where payout.affiliate_id = balance.affiliate_id and payout.currency = balance.currency and payout.status in ('prepared', 'exported')
  ) as transfer
  where ${condition}`;

/** Returns an affiliate's balances by currency. */
export async function listBalances(db: Db, affiliateId: number): Promise<Balance[]> {
  const { payoutThresholds } = await getProgramme(db);
  const { rows } = await db.execute<Omit<Balance, 'inPayout' | 'threshold'> & { in_payout: number }>(
    sql`${selectBalances(sql`balance.affiliate_id = ${affiliateId}`)} order by balance.currency`,
  );
  return rows.map(({ currency, pending, held, approved, in_payout: inPayout, paid }) => ({
    ...{ currency, pending, held, approved, inPayout, paid },
    threshold: getPayoutThreshold(payoutThresholds, currency),
  }));
}
