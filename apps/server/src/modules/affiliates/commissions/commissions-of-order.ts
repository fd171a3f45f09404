import { sql } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { commissionRules } from '../rules/tables.ts';
import { commissions } from './tables.ts';
import { ledgerEntries } from '../ledger/tables.ts';
import { selectPaidRanges } from './commission-items.ts';

/** The commission on an order line. Amounts in minor units. */
interface OrderCommission {
  id: number;
  productName: string;
  quantity: number;
  basisPoints: number;
  base: number;
  /** Less reversals. */
  earned: number;
  currency: string;
  /** The rule's name as the merchant wrote it; empty: no rule matched. */
  rule: string;
  status: 'held' | 'refused' | 'returned' | 'pending' | 'approved' | 'paid';
}

/** Returns the commissions on an order's lines for the affiliate who is credited with it. */
export async function listOrderCommissions(db: Db, { orderId, affiliateId }: { orderId: number; affiliateId: number }): Promise<OrderCommission[]> {
  const { rows } = await db.execute<OrderCommission & Record<string, unknown>>(sql`
    with paid as materialized (${selectPaidRanges(affiliateId)})
    select commission.id, commission.product_name as "productName", commission.quantity, commission.basis_points as "basisPoints",
      commission.base, commission.earned, commission.currency, coalesce(rule.name, '') as rule,
      case when commission.verdict = 'refused' then 'refused'
        when commission.earned = 0 and commission.amount <> 0 then 'returned'
        when commission.approved_at is null then
          case when commission.hold_reasons <> '[]'::jsonb and commission.reviewed_at is null then 'held' else 'pending' end
        when exists (
          select from paid where paid.currency = commission.currency and (
            select max(entry.sequence) from ${ledgerEntries} as entry where entry.commission_id = commission.id and entry.approved <> 0
          ) between paid.first and paid.last
        ) then 'paid'
        else 'approved' end as status
    from ${commissions} as commission
    left join ${commissionRules} as rule on rule.id = commission.rule_id
    where commission.order_id = ${orderId} order by commission.id`);
  return rows;
}
