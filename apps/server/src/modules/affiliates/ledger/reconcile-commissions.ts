import { sql } from 'drizzle-orm';
import { runChecks, readFigures, type ReconciliationResult } from '#platform/sql/reconciliation-checks';
import type { Db } from '#platform/database';
import { commissions, creditedOrders } from '../commissions/tables.ts';
import { ledgerEntries } from './tables.ts';
import { verifyLedger } from './verify-ledger.ts';

/** Checks that the ledgers are intact and that no commission is both pending and approved. Minor units. */
export async function reconcileCommissions(db: Db): Promise<ReconciliationResult> {
  const { entries, breaks } = await verifyLedger(db);
  const figures = await readFigures(
    db,
    sql`select 'commissions, ' || currency as name, format('%s lines, %s', count(*), sum(earned)) as figure from ${commissions} group by currency order by currency`,
  );
  const discrepancies = await runChecks(db, [
    {
      name: 'commission-place',
      broken: sql`
        select format('order line %s', commission.order_line_id) as about,
          format('the commission is %s, but its ledger entries have %s pending and %s approved', case when approved_at is null then 'pending' else 'approved' end, sum(entry.pending), sum(entry.approved)) as problem
        from ${commissions} as commission join ${ledgerEntries} as entry on entry.commission_id = commission.id
        group by commission.id
        having case when approved_at is null then sum(entry.approved) <> 0 else sum(entry.pending) <> 0 end`,
    },
  ]);
  return {
    figures: { 'ledger entries': entries, ...figures },
    discrepancies: [...breaks.map((problem) => ({ rule: 'ledger-chain', about: 'ledger', problem, isWaiting: false })), ...discrepancies],
  };
}

/** Selects the commission of each order line and its terms: `order_id, order_line_id, basis_points, base, fixed, capped, verdict, earned, affiliate_id`. */
export const commissionChecks = sql`select order_id, order_line_id, basis_points, base, fixed, capped, verdict, earned, affiliate_id from ${commissions}`;

/** The affiliate of each order from a referral: a query with `order_id, affiliate_id`. */
export const affiliateOrders = sql`select order_id, affiliate_id from ${creditedOrders}`;
