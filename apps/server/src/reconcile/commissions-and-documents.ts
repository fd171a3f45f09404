import { sql } from 'drizzle-orm';
import { minutes, now } from '#kit/clock';
import { commissionChecks } from '#modules/affiliates';
import { retainedNetQuery } from '#modules/invoicing';
import { orderChecks } from '#modules/orders';
import type { ReconciliationCheck } from '#platform/sql/reconciliation-checks';

/** Time in ms that the settling job may take before a difference counts as a discrepancy. */
const JOB_LIMIT_MS = minutes(60);

/** Checks that commissions equal the amounts on invoices and credit notes at the stored terms, as `computeTarget` computes them. Minor units. */
export const reconcileCommissionsWithDocuments = (): readonly ReconciliationCheck[] => [
  {
    name: 'commission-document',
    broken: sql`
      select format('order %s, line %s', placed.order_number, commission.order_line_id) as about,
        format('it has earned affiliate %s %s %s, of what is kept (%s) it is %s', commission.affiliate_id, commission.earned, placed.currency, line.kept,
          commission.due) as problem,
        line.changed_at > ${new Date(now().getTime() - JOB_LIMIT_MS).toISOString()}::timestamptz as is_waiting
      from (${retainedNetQuery}) as line
      join lateral (
        select *, case when verdict = 'refused' or line.kept <= 0 then 0 else greatest(0, round(line.kept::numeric * basis_points / 10000)
          + coalesce(round((fixed - capped)::numeric * least(line.kept, base) / nullif(base, 0)), 0)) end as due
        from (${commissionChecks}) as book where book.order_line_id = line.order_line_id
      ) as commission on true
      join (${orderChecks}) as placed on placed.id = commission.order_id
      where commission.earned <> commission.due`,
  },
];
