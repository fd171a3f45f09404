import { sql, type SQL } from 'drizzle-orm';
import { creditedLines, vatByDay } from '#modules/invoicing';
import { isUndeliveredCause } from '#modules/fulfilment';
import { orderChecks } from '#modules/orders';
import { refundChecks } from '#modules/payments';
import { returnChecks } from '#modules/returns';
import type { Db } from '#platform/database';
import { runChecks, type ReconciliationCheck, type ReconciliationResult } from '#platform/sql/reconciliation-checks';
import { isUndeliveredRefund } from './count/count-figures.ts';
import { selectShopZones } from './shop-zones.ts';
import { reportDueDays, reportFigures, reportVat } from './tables.ts';

/** Compares the read models of the reports with their sources. A day that waits for its count is reported as waiting. */
export async function reconcileReports(db: Db): Promise<ReconciliationResult> {
  return { figures: {}, discrepancies: await runChecks(db, [...buildSourceChecks(await selectShopZones(db)), ...sumChecks]) };
}

const isWaiting = sql`exists (select from ${reportDueDays} as due where due.country_id = both_sides.country_id and due.day = both_sides.day)
    or not exists (select from ${reportFigures})`;

/** Compares the days with the orders, refunds, returns and documents. */
function buildSourceChecks(shops: SQL): ReconciliationCheck[] {
  return [
    {
      name: 'report-figures',
      broken: sql`
        with source as (
          select day, country_id, currency, sum(orders) as orders, sum(sales) as sales, sum(refunded) as refunded, sum(returned) as returned from (
            select (placed_at at time zone zone)::date as day, country_id, currency, 1 as orders, total - coalesce(undelivered.credited, 0) as sales, 0 as refunded, 0 as returned
              from (${orderChecks}) as placed join ${shops} on shop.id = country_id
              left join (
                select credit.order_id, credit.invoice_number, sum(credit.total) as credited from (${creditedLines}) as credit
                where ${isUndeliveredCause(sql`credit.cause`)} group by 1, 2
              ) as undelivered on undelivered.order_id = placed.id and undelivered.invoice_number = placed.invoice_number
              where status not in ('PENDING', 'CANCELLED')
            union all select (ended_at at time zone zone)::date, country_id, refund.currency, 0, 0, amount, 0
              from (${refundChecks}) as refund join (${orderChecks}) as placed on placed.order_number = refund.reference
              join ${shops} on shop.id = country_id where placed.status <> 'CANCELLED' and not (${isUndeliveredRefund(sql`refund.cause`)})
            union all select (returned_items.created_at at time zone zone)::date, country_id, currency, 0, 0, 0, quantity
              from (${returnChecks}) as returned_items join (${orderChecks}) as placed on placed.id = returned_items.order_id join ${shops} on shop.id = country_id
          ) as entries group by 1, 2, 3
        ),
        both_sides as (
          select coalesce(source.day, counted.start) as day, coalesce(source.country_id, counted.country_id) as country_id,
            coalesce(source.currency, counted.currency) as currency,
            concat_ws(', ', coalesce(source.orders, 0), coalesce(source.sales, 0), coalesce(source.refunded, 0), coalesce(source.returned, 0)) as wanted,
            concat_ws(', ', coalesce(counted.orders, 0), coalesce(counted.sales, 0), coalesce(counted.refunded, 0), coalesce(counted.returned, 0)) as found
          from source full join (select * from ${reportFigures} where dimension = 'total' and grain = 'day') as counted
            on counted.start = source.day and counted.country_id = source.country_id and counted.currency = source.currency
        )
        select format('report of country %s, %s, %s', country_id, day, currency) as about,
          format('orders, sales, refunds and returned pieces are %s, counted are %s', wanted, found) as problem, (${isWaiting}) as is_waiting
        from both_sides where wanted <> found`,
    },
    {
      name: 'report-vat',
      broken: sql`
        with both_sides as (
          select coalesce(source.day, counted.day) as day, coalesce(source.country_id, counted.country_id) as country_id,
            coalesce(source.currency, counted.currency) as currency, coalesce(source.vat, 0) as wanted, coalesce(counted.vat, 0) as found
          from (${vatByDay}) as source
          full join (select day, country_id, currency, sum(vat) as vat from ${reportVat} group by 1, 2, 3) as counted
            on counted.day = source.day and counted.country_id = source.country_id and counted.currency = source.currency
        )
        select format('VAT report of country %s, %s, %s', country_id, day, currency) as about,
          format('the documents have %s VAT, counted is %s', wanted, found) as problem, (${isWaiting}) as is_waiting
        from both_sides where wanted <> found`,
    },
  ];
}

/** Compares the rows of the read model with each other. */
const sumChecks: readonly ReconciliationCheck[] = [
  {
    name: 'report-dimensions',
    broken: sql`
        select format('report by %s of country %s, %s %s, %s', part.dimension, part.country_id, part.grain, part.start, part.currency) as about,
          format('its sales are %s and its refunds %s, those of all orders are %s and %s', part.sales, part.refunded, total.sales, total.refunded) as problem
        from (
          select dimension, country_id, grain, start, currency, sum(sales) as sales, sum(refunded) as refunded, sum(vat) as vat, sum(gross) as gross
          from ${reportFigures} where dimension not in ('total', 'branch', 'reason') group by 1, 2, 3, 4, 5
        ) as part
        join ${reportFigures} as total on total.dimension = 'total' and total.grain = part.grain and total.start = part.start
          and total.country_id = part.country_id and total.currency = part.currency
        where (part.sales, part.refunded, part.vat, part.gross) is distinct from (total.sales::numeric, total.refunded::numeric, total.vat::numeric, total.gross::numeric)`,
  },
  {
    name: 'report-months',
    broken: sql`
        select format('report by %s of country %s, %s, %s', dimension, country_id, month, currency) as about,
          format('the month of %s has sales of %s, its days %s', key, month_sales, day_sales) as problem
        from (
          select dimension, country_id, date_trunc('month', start)::date as month, currency, key,
            coalesce(sum(sales) filter (where grain = 'month'), 0) as month_sales, coalesce(sum(sales) filter (where grain = 'day'), 0) as day_sales,
            coalesce(sum(orders) filter (where grain = 'month'), 0) as month_orders, coalesce(sum(orders) filter (where grain = 'day'), 0) as day_orders
          from ${reportFigures} group by 1, 2, 3, 4, 5
        ) as months where month_sales <> day_sales or month_orders <> day_orders`,
  },
];
