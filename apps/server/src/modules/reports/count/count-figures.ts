import { sql, type SQL } from 'drizzle-orm';
import { affiliateOrders } from '#modules/affiliates';
import { productBranches, productGroups, variantValues } from '#modules/catalog';
import { isParcelCause, isUndeliveredCause } from '#modules/fulfilment';
import { creditedLines, creditsByCause } from '#modules/invoicing';
import { orderChecks, orderLineChecks } from '#modules/orders';
import { refundChecks } from '#modules/payments';
import { returnChecks } from '#modules/returns';
import { isPrizeCode } from '#modules/wheel';
import type { Tx } from '#platform/transaction';
import { PRIZE_KEY } from '../coupon-keys.ts';
import { figureDimensions } from '../dimensions.ts';
import { reportFigures } from '../tables.ts';

/** Days of one country in its local calendar, as ISO dates, both inclusive. */
export interface CountryDays {
  countryId: number;
  from: string;
  until: string;
}

/** The dimensions of a line: goods have one key each, and a branch for each category above them. All other lines have the key ''. */
const lineKeys = sql`
  lateral (values
    ('total', ''),
    ('category', case when is_goods then coalesce(category_id::text, '0') else '' end),
    ('brand', case when is_goods then coalesce(brand_id::text, '0') else '' end),
    ('product', case when is_goods then coalesce(product_id::text, '0') else '' end),
    ('maker', case when is_goods then coalesce(maker_id::text, '0') else '' end),
    ('size', case when is_goods then coalesce(size_id::text, '0') else '' end),
    ('color', case when is_goods then coalesce(color_id::text, '0') else '' end),
    ('coupon', case when ${isPrizeCode(sql`coupon_code`)} then ${PRIZE_KEY} else coalesce(coupon_code, '0') end),
    ('affiliate', coalesce(affiliate_id::text, '0'))
    union all select 'branch', listed.category_id::text from (${productBranches}) as listed where is_goods and listed.product_id = line.product_id
  ) as dimensions (dimension, key)`;

/** Builds SQL: whether a refund is for pieces that were not delivered, whose credit note reduces the sales. */
export const isUndeliveredRefund = (cause: SQL): SQL => sql`
  ${isUndeliveredCause(cause)} and exists (select from (${creditsByCause}) as credit where credit.cause = ${cause})`;

/** Lines with the values of all dimensions: a query over `lines`. */
const describeLines = (lines: SQL) => sql`
  select line.*, line.kind = 'goods' as is_goods, goods.brand_id, goods.category_id, goods.maker_id, variant.color_id, variant.size_id, referral.affiliate_id
  from (${lines}) as line
  left join (${productGroups}) as goods on goods.product_id = line.product_id
  left join (${variantValues}) as variant on variant.variant_id = line.variant_id
  left join (${affiliateOrders}) as referral on referral.order_id = line.order_id`;

/** Counts the days of a country from its orders, refunds and returns, replaces the rows of these days, and adds up their months again. */
export async function replaceFigures(tx: Tx, { countryId, from, until }: CountryDays, zone: string): Promise<void> {
  const days: Days = {
    isWithinDays: (instant) => sql`
    ${instant} >= ${from}::date::timestamp at time zone ${zone} and ${instant} < (${until}::date + 1)::timestamp at time zone ${zone}`,
    selectDay: (instant) => sql`(${instant} at time zone ${zone})::date`,
  };
  await tx.execute(sql`
    delete from ${reportFigures} where country_id = ${countryId} and dimension in (${dimensionNames}) and grain = 'day' and start between ${from} and ${until}`);
  await tx.execute(sql`
    with ${buildSoldLines(countryId, days)}, ${buildRefundedLines(countryId, days)}, ${buildReturnedLines(countryId, days)},
    counted (dimension, key, day, currency, orders, pieces, gross, sales, vat, refunded, returned, returned_amount) as (
      select dimension, key, day, currency, count(distinct order_id), sum(pieces), sum(gross), sum(total), sum(vat), 0, 0, 0
        from sold as line, ${lineKeys} group by 1, 2, 3, 4
      union all select dimension, key, day, currency, 0, 0, 0, 0, 0, sum(total), 0, 0 from refunded as line, ${lineKeys} group by 1, 2, 3, 4
      union all select dimension, key, day, currency, 0, 0, 0, 0, 0, 0, sum(quantity), sum(refund) from returned as line, ${lineKeys} group by 1, 2, 3, 4
      union all select 'reason', reason, day, currency, 0, 0, 0, 0, 0, 0, sum(quantity), sum(refund) from returned group by 1, 2, 3, 4
    )
    insert into ${reportFigures} (dimension, grain, start, country_id, currency, key, orders, pieces, gross, sales, vat, refunded, returned, returned_amount)
    select dimension, 'day', day, ${countryId}, currency, key, sum(orders), sum(pieces), sum(gross), sum(sales), sum(vat), sum(refunded), sum(returned), sum(returned_amount)
    from counted group by dimension, key, day, currency`);
  await replaceMonths(tx, { countryId, from, until });
}

/** Every dimension, because the primary key of the read model begins with it. */
const dimensionNames = sql.raw(figureDimensions.map((name) => `'${name}'`).join(', '));

interface Days {
  /** Build SQL: the condition that an instant is within the days, and the local day of an instant. */
  isWithinDays: (instant: SQL) => SQL;
  selectDay: (instant: SQL) => SQL;
}

/**
 * The lines of the orders of the days, and the cash rounding of each order as a line. Pieces that were not delivered (cancelled lines, lost or
 * returned parcels) are left out with the amounts of their credit notes. An edited order already contains those of its earlier invoices.
 */
const buildSoldLines = (countryId: number, { isWithinDays, selectDay }: Days) => sql`
  placed as (
    select id, invoice_number, currency, coupon_code, rounding, ${selectDay(sql`placed_at`)} as day from (${orderChecks}) as known
    where country_id = ${countryId} and status not in ('PENDING', 'CANCELLED') and ${isWithinDays(sql`placed_at`)}
  ),
  undelivered as (
    select credit.*, case when ${isParcelCause(sql`credit.cause`)} then credit.quantity else 0 end as pieces
    from placed join (${creditedLines}) as credit on credit.order_id = placed.id and credit.invoice_number = placed.invoice_number
    where ${isUndeliveredCause(sql`credit.cause`)}
  ),
  sold as (${describeLines(sql`
    select order_id, kind, product_id, variant_id, day, currency, coupon_code, case kind when 'goods' then quantity - cancelled else 0 end as pieces,
      unit_price * (quantity - cancelled) as gross, total, vat
    from placed join (${orderLineChecks}) as ordered on ordered.order_id = placed.id
    union all select placed.id, coalesce(ordered.kind, 'rounding'), ordered.product_id, ordered.variant_id, day, currency, coupon_code,
      case ordered.kind when 'goods' then -undelivered.pieces else 0 end,
      case when ordered.id is null then -undelivered.total else -ordered.unit_price * undelivered.pieces end, -undelivered.total, -undelivered.vat
    from placed join undelivered on undelivered.order_id = placed.id left join (${orderLineChecks}) as ordered on ordered.id = undelivered.order_line_id
    union all select id, 'rounding', null, null, day, currency, coupon_code, 0, rounding, rounding, 0 from placed where rounding <> 0`)})`;

/**
 * The refunds of the days by line, from the credit note with the same cause. The rest of a refund (rounding, or a refund without a credit note)
 * is not for goods. Refunds of pieces that were not delivered are left out, because their sales are too.
 */
const buildRefundedLines = (countryId: number, { isWithinDays, selectDay }: Days) => sql`
  refunds_of_days as (
    select refund.id, refund.cause, refund.amount, refund.currency, ordered.id as order_id, ordered.coupon_code, ${selectDay(sql`ended_at`)} as day
    from (${refundChecks}) as refund join (${orderChecks}) as ordered on ordered.order_number = refund.reference
    where ordered.country_id = ${countryId} and ordered.status <> 'CANCELLED' and ${isWithinDays(sql`ended_at`)}
      and not (${isUndeliveredRefund(sql`refund.cause`)})
  ),
  refunded_lines as (
    select refund.id, refund.order_id, refund.currency, refund.coupon_code, refund.day, ordered.kind, ordered.product_id, ordered.variant_id, credit.total
    from refunds_of_days as refund
    join (${creditedLines}) as credit on credit.cause = refund.cause
    join (${orderLineChecks}) as ordered on ordered.id = credit.order_line_id
  ),
  refunded as (${describeLines(sql`
    select order_id, kind, product_id, variant_id, day, currency, coupon_code, total from refunded_lines
    union all select refund.order_id, 'other', null, null, refund.day, refund.currency, refund.coupon_code, refund.amount - coalesce(sum(line.total), 0)
      from refunds_of_days as refund left join refunded_lines as line on line.id = refund.id
      group by refund.id, refund.order_id, refund.day, refund.currency, refund.coupon_code, refund.amount
      having refund.amount <> coalesce(sum(line.total), 0)`)})`;

/** The pieces of the returns that were requested on the days. */
const buildReturnedLines = (countryId: number, { isWithinDays, selectDay }: Days) => sql`
  returned as (${describeLines(sql`
    select ordered.id as order_id, line.kind, line.product_id, line.variant_id, ${selectDay(sql`returned_items.created_at`)} as day, ordered.currency,
      ordered.coupon_code, returned_items.reason, returned_items.quantity, coalesce(returned_items.refund, 0) as refund
    from (${returnChecks}) as returned_items
    join (${orderChecks}) as ordered on ordered.id = returned_items.order_id
    join (${orderLineChecks}) as line on line.id = returned_items.order_line_id
    where ordered.country_id = ${countryId} and ${isWithinDays(sql`returned_items.created_at`)}`)})`;

/** Adds up the days of each month that contains one of the days. */
async function replaceMonths(tx: Tx, { countryId, from, until }: CountryDays): Promise<void> {
  const first = sql`date_trunc('month', ${from}::date)::date`;
  const last = sql`date_trunc('month', ${until}::date)::date`;
  await tx.execute(sql`
    delete from ${reportFigures} where country_id = ${countryId} and dimension in (${dimensionNames}) and grain = 'month' and start between ${first} and ${last}`);
  await tx.execute(sql`
    insert into ${reportFigures} (dimension, grain, start, country_id, currency, key, orders, pieces, gross, sales, vat, refunded, returned, returned_amount)
    select dimension, 'month', date_trunc('month', start)::date, country_id, currency, key,
      sum(orders), sum(pieces), sum(gross), sum(sales), sum(vat), sum(refunded), sum(returned), sum(returned_amount)
    from ${reportFigures}
    where country_id = ${countryId} and dimension in (${dimensionNames}) and grain = 'day'
      and start >= ${first} and start < (${last} + interval '1 month')::date
    group by dimension, date_trunc('month', start)::date, country_id, currency, key`);
}
