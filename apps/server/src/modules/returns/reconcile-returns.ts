import { sql, type SQL } from 'drizzle-orm';
import { orderLineChecks } from '#modules/orders';
import { runChecks, readFigures, type ReconciliationCheck, type ReconciliationResult } from '#platform/sql/reconciliation-checks';
import type { Db } from '#platform/database';
import { returnItems, returnRequests } from './tables.ts';

const rules: readonly ReconciliationCheck[] = [
  {
    name: 'return-items',
    broken: sql`
      select format('return %s, item %s', request.return_number, item.id) as about,
        format('%s pieces are %s, and %s go back for them', item.quantity, item.status, coalesce(item.refund::text, 'nothing')) as problem
      from ${returnItems} as item join ${returnRequests} as request on request.id = item.request_id
      where item.quantity < 1 or (item.status = 'REFUNDED') <> (item.refund is not null) or item.refund < 0`,
  },
];

/** Checks the states, amounts and quantities of returns. */
export async function reconcileReturns(db: Db): Promise<ReconciliationResult> {
  return {
    figures: await readFigures(
      db,
      sql`select 'returned items ' || status as name, count(*) as figure from ${returnItems} group by status order by min(id)`,
    ),
    discrepancies: await runChecks(db, rules),
  };
}

/** Pieces that were or are being sent back: a query of `order_line_id, quantity`. */
export const piecesSentBack: SQL = sql`
  select order_line_id, sum(quantity)::int as quantity from ${returnItems} where status not in ('REJECTED', 'WITHDRAWN') group by order_line_id`;

/** The expected effect of returns on stock: a query of `reference, variant_id, held, sold`; restocked pieces reduce `sold`. */
export const stockOfReturns: SQL = sql`
  select reference, variant_id, sum(held)::int as held, sum(sold)::int as sold from (
    select request.return_number as reference, item.exchange_variant_id as variant_id,
      case when item.status in ('Requested For Return', 'APPROVED', 'RECEIVED') then item.quantity else 0 end as held,
      case when item.status = 'EXCHANGED' then item.quantity else 0 end as sold
    from ${returnItems} as item join ${returnRequests} as request on request.id = item.request_id
    where item.wish = 'exchange' and item.exchange_variant_id is not null
    union all
    select request.return_number, line.variant_id, 0, -item.quantity
    from ${returnItems} as item
    join ${returnRequests} as request on request.id = item.request_id
    join (${orderLineChecks}) as line on line.id = item.order_line_id
    where item.is_restocked
  ) as moved group by reference, variant_id`;
