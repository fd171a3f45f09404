import { sql } from 'drizzle-orm';
import { runChecks, readFigures, type ReconciliationCheck, type ReconciliationResult } from '#platform/sql/reconciliation-checks';
import type { Db } from '#platform/database';
import { orderTransitions, paymentTransitions } from './change/order-transitions.ts';
import { invoiceRules } from './numbers/reconcile-numbers.ts';
import { orderEvents, orderLines, orders } from './tables.ts';

const sumRules: readonly ReconciliationCheck[] = [
  {
    name: 'order-total',
    broken: sql`
      select format('order %s', order_number) as about,
        format('its total is %s %s with %s VAT, but its lines and rounding add up to %s with %s VAT', total, currency, vat, summed, summed_vat) as problem
      from (
        select placed.order_number, placed.currency, placed.total, placed.vat,
          coalesce(sum(line.total), 0) + placed.rounding as summed, coalesce(sum(line.vat), 0) as summed_vat
        from ${orders} as placed left join ${orderLines} as line on line.order_id = placed.id
        group by placed.id
      ) as compared
      where total <> summed or vat <> summed_vat`,
  },
  {
    name: 'order-line',
    broken: sql`
      select format('order %s, line %s', placed.order_number, line.position) as about,
        format('%s pieces at %s minus a discount of %s do not equal %s with %s VAT at %s basis points',
          line.quantity, line.discount_price, line.discount, line.total, line.vat, line.vat_basis_points) as problem
      from ${orderLines} as line join ${orders} as placed on placed.id = line.order_id
      where line.total < 0 or line.quantity < 1
        or (line.kind = 'goods' and line.total <> line.quantity * line.discount_price - line.discount)
        or line.vat <> round(line.total::numeric * line.vat_basis_points / (10000 + line.vat_basis_points))`,
  },
  {
    name: 'order-pieces',
    broken: sql`
      select format('order %s, line %s', placed.order_number, line.position) as about,
        format('the line has %s pieces, but %s are cancelled and %s returned', line.quantity, line.cancelled, line.returned) as problem
      from ${orderLines} as line join ${orders} as placed on placed.id = line.order_id
      where line.cancelled < 0 or line.returned < 0 or line.expected_back < 0 or line.cancelled + line.returned > line.quantity`,
  },
];

const listMoves = (transitions: Readonly<Record<string, Readonly<Record<string, string>>>>, name: string) =>
  Object.entries(transitions).flatMap(([from, ways]) => Object.values(ways).map((to) => sql`(${name}::text, ${from}::text, ${to}::text)`));
const allowed = sql.join([...listMoves(orderTransitions, 'status'), ...listMoves(paymentTransitions, 'payment')], sql`, `);

const stateRules: readonly ReconciliationCheck[] = [
  {
    name: 'order-state',
    broken: sql`
      select format('order %s', order_number) as about, format('the order status %s does not match the payment status %s', status, payment_status) as problem
      from ${orders}
      where (status = 'PENDING' and payment_status in ('PAID', 'PARTIALLY_REFUNDED', 'REFUNDED'))
        or (status = 'COMPLETED' and payment_status not in ('PAID', 'PARTIALLY_REFUNDED', 'REFUNDED'))`,
  },
  {
    name: 'order-events',
    broken: sql`
      with steps as (
        select order_id, kind, "from", "to", lag("to") over way as before, row_number() over way as step
        from ${orderEvents} where kind in ('status', 'payment') window way as (partition by order_id, kind order by id)
      )
      select format('order %s', placed.order_number) as about,
        format('change %s of its %s leads from %s to %s, but the previous value is %s', step, kind, coalesce("from", 'nothing'), "to", coalesce(before, 'the initial value')) as problem
      from steps join ${orders} as placed on placed.id = steps.order_id
      where "from" is distinct from coalesce(before, case kind when 'payment' then 'UNPAID' end)
        or ("from" is not null and (kind, "from", "to") not in (values ${allowed}))
        or ("from" is null and "to" <> 'PENDING')`,
  },
  {
    name: 'order-present',
    broken: sql`
      select format('order %s', placed.order_number) as about,
        format('its status is %s, but the last event has the status %s', present.state, coalesce(present.recorded, 'nothing')) as problem
      from ${orders} as placed
      cross join lateral (
        select placed.status as state,
          (select "to" from ${orderEvents} where order_id = placed.id and kind = 'status' order by id desc limit 1) as recorded
        union all
        select placed.payment_status,
          coalesce((select "to" from ${orderEvents} where order_id = placed.id and kind = 'payment' order by id desc limit 1), 'UNPAID')
      ) as present
      where present.recorded is distinct from present.state`,
  },
];

/** Checks that totals match the lines, states match the events, and numbers have no gaps. Amounts in minor units. */
export async function reconcileOrders(db: Db): Promise<ReconciliationResult> {
  return {
    figures: await readFigures(
      db,
      sql`
        (select 'orders ' || status as name, count(*)::text as figure from ${orders} group by status order by min(id))
        union all (select 'placed and not cancelled, ' || currency, sum(total)::text from ${orders}
          where status not in ('PENDING', 'CANCELLED') group by currency order by currency)`,
    ),
    discrepancies: await runChecks(db, [...sumRules, ...stateRules, ...invoiceRules]),
  };
}
