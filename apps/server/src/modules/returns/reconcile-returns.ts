import { sql, type SQL } from 'drizzle-orm';
import { days, minutes, now } from '#kit/clock';
import { parcelPieces } from '#modules/fulfilment';
import { orderLineChecks } from '#modules/orders';
import { runChecks, readFigures, type ReconciliationCheck, type ReconciliationResult } from '#platform/sql/reconciliation-checks';
import type { Db } from '#platform/database';
import type { ReturnItemStatus } from './return-transitions.ts';
import { returnEvents, returnItems, returnRequests } from './tables.ts';

/** Items of withdrawals whose parcel is still under way. */
const isExpected = sql`request.kind = 'withdrawal' and item.status = 'Requested For Return'`;

/** Days after which a customer must have their money or their exchange (Directive 2011/83/EU, Art. 13). */
const DAYS_TO_REFUND = 14;
/** Days that staff may need after pieces arrived or a parcel was lost. */
const DAYS_TO_DECIDE = 3;
/** Time in ms that the job of a parcel may take. */
const JOB_LIMIT_MS = minutes(60);

const getTimeBefore = (span: number) => sql`${new Date(now().getTime() - span).toISOString()}::timestamptz`;
const getLastMove = (status: ReturnItemStatus) =>
  sql`(select max(event.at) from ${returnEvents} as event where event.item_id = item.id and event."to" = ${status})`;

const pieceRules: readonly ReconciliationCheck[] = [
  {
    name: 'return-items',
    broken: sql`
      select format('return %s, item %s', request.return_number, item.id) as about,
        format('%s pieces are %s, but their refund is %s', item.quantity, item.status, coalesce(item.refund::text, 'nothing')) as problem
      from ${returnItems} as item join ${returnRequests} as request on request.id = item.request_id
      where item.quantity < 1 or (item.status = 'REFUNDED') <> (item.refund is not null) or item.refund < 0`,
  },
  {
    name: 'exchange-pieces-back',
    broken: sql`
      select format('parcel %s', parcel.number) as about,
        format('of %s exchanged pieces, %s count as returned, but %s are in returns', parcel.quantity, parcel.returned, coalesce(back.quantity, 0)) as problem
      from (${parcelPieces}) as parcel
      left join (
        select shipment_item_id, sum(quantity)::int as quantity
        from ${returnItems} where status not in ('REJECTED', 'WITHDRAWN') and shipment_item_id is not null group by shipment_item_id
      ) as back on back.shipment_item_id = parcel.item_id
      where case
        when parcel.return_number is null then parcel.returned <> 0 or back.quantity is not null
        when parcel.status in ('LOST', 'RETURNED_TO_SENDER') then parcel.returned <> parcel.quantity
        -- A lost parcel that arrived after its exchange was sent again or refunded can not be returned.
        when parcel.is_gone then parcel.returned < coalesce(back.quantity, 0) or parcel.returned > parcel.quantity
        else parcel.returned <> coalesce(back.quantity, 0) or parcel.returned > parcel.quantity end`,
  },
];

/** Checks for open work that takes too long. */
const buildLateRules = (): readonly ReconciliationCheck[] => [
  {
    name: 'withdrawal-refund',
    broken: sql`
      select format('return %s, item %s', request.return_number, item.id) as about,
        format('%s pieces withdrawn on %s are %s and not refunded', item.quantity, request.created_at::date, item.status) as problem,
        -- The shop may wait for the goods, and needs time to inspect them.
        item.status <> 'RECEIVED' or ${getLastMove('RECEIVED')} > ${getTimeBefore(days(DAYS_TO_DECIDE))} as is_waiting
      from ${returnItems} as item join ${returnRequests} as request on request.id = item.request_id
      where request.kind = 'withdrawal' and item.status in ('Requested For Return', 'APPROVED', 'RECEIVED')
        and request.created_at < ${getTimeBefore(days(DAYS_TO_REFUND))}`,
  },
  {
    name: 'exchange-parcel',
    broken: sql`
      select format('return %s', request.return_number) as about,
        format('%s pieces count as exchanged, but %s are in parcels that were not lost', exchanged.quantity, coalesce(sent.quantity, 0)) as problem,
        coalesce(sent.ended_at > ${getTimeBefore(JOB_LIMIT_MS)}, false) as is_waiting
      from (
        select request_id, order_line_id, exchange_variant_id, sum(quantity)::int as quantity
        from ${returnItems} where status = 'EXCHANGED' group by request_id, order_line_id, exchange_variant_id
      ) as exchanged
      join ${returnRequests} as request on request.id = exchanged.request_id
      left join (
        select return_number, order_line_id, variant_id, max(ended_at) as ended_at,
          coalesce(sum(quantity) filter (where status not in ('LOST', 'RETURNED_TO_SENDER')), 0)::int as quantity
        from (${parcelPieces}) as parcel where return_number is not null group by return_number, order_line_id, variant_id
      ) as sent on sent.return_number = request.return_number and sent.order_line_id = exchanged.order_line_id
        and sent.variant_id = exchanged.exchange_variant_id
      where exchanged.quantity > coalesce(sent.quantity, 0)`,
  },
  {
    name: 'exchange-failed',
    broken: sql`
      select format('return %s, item %s', request.return_number, item.id) as about,
        format('the exchange of %s pieces was lost or returned to sender, but was not sent again or refunded', item.quantity) as problem,
        ${getLastMove('EXCHANGE_FAILED')} > ${getTimeBefore(days(DAYS_TO_DECIDE))} as is_waiting
      from ${returnItems} as item join ${returnRequests} as request on request.id = item.request_id
      where item.status = 'EXCHANGE_FAILED'`,
  },
];

/** Checks the states, amounts and quantities of returns. */
export async function reconcileReturns(db: Db): Promise<ReconciliationResult> {
  return {
    figures: await readFigures(
      db,
      sql`select 'returned items ' || status as name, count(*) as figure from ${returnItems} group by status order by min(id)`,
    ),
    discrepancies: await runChecks(db, [...pieceRules, ...buildLateRules()]),
  };
}

/**
 * Pieces of order lines that were or are being sent back: a query of `order_line_id, quantity`. Those that came in exchange are counted by
 * their parcel, and those of a withdrawal whose parcel is under way are not counted yet.
 */
export const piecesSentBack: SQL = sql`
  select item.order_line_id, sum(item.quantity)::int as quantity
  from ${returnItems} as item join ${returnRequests} as request on request.id = item.request_id
  where item.status not in ('REJECTED', 'WITHDRAWN') and item.shipment_item_id is null and not (${isExpected})
  group by item.order_line_id`;

/** Pieces of order lines that were withdrawn while their parcel is under way: a query of `order_line_id, quantity`. */
export const piecesExpectedBack: SQL = sql`
  select item.order_line_id, sum(item.quantity)::int as quantity
  from ${returnItems} as item join ${returnRequests} as request on request.id = item.request_id
  where ${isExpected} group by item.order_line_id`;

/** The expected effect of returns on stock: a query of `reference, variant_id, held, sold`; restocked pieces reduce `sold`. */
export const stockOfReturns: SQL = sql`
  select reference, variant_id, sum(held)::int as held, sum(sold)::int as sold from (
    select request.return_number as reference, item.exchange_variant_id as variant_id,
      case when item.status in ('Requested For Return', 'APPROVED', 'RECEIVED') then item.quantity else 0 end as held, 0 as sold
    from ${returnItems} as item join ${returnRequests} as request on request.id = item.request_id
    where item.wish = 'exchange' and item.exchange_variant_id is not null
    union all
    select return_number, variant_id, 0, quantity from (${parcelPieces}) as parcel where return_number is not null
    union all
    select request.return_number, coalesce(parcel.variant_id, line.variant_id), 0, -item.quantity
    from ${returnItems} as item
    join ${returnRequests} as request on request.id = item.request_id
    join (${orderLineChecks}) as line on line.id = item.order_line_id
    left join (${parcelPieces}) as parcel on parcel.item_id = item.shipment_item_id
    where item.is_restocked
  ) as moved group by reference, variant_id`;
