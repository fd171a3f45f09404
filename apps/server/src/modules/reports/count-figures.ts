import { sql, type SQL } from 'drizzle-orm';
import { affiliateOrders } from '#modules/affiliates';
import { productBranches, productGroups, variantValues } from '#modules/catalog';
import { creditedLines } from '#modules/invoicing';
import { orderChecks, orderLineChecks } from '#modules/orders';
import { refundChecks } from '#modules/payments';
import { returnChecks } from '#modules/returns';
import type { Tx } from '#platform/transaction';
import { reportFigures } from './tables.ts';

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
    ('coupon', coalesce(coupon_code, '0')),
    ('affiliate', coalesce(affiliate_id::text, '0'))
    union all select 'branch', listed.category_id::text from (${productBranches}) as listed where is_goods and listed.product_id = line.product_id
  ) as dimensions (dimension, key)`;

/** Lines with the values of all dimensions: a query over `lines`. */
const describeLines = (lines: SQL) => sql`
  select line.*, line.kind = 'goods' as is_goods, goods.brand_id, goods.category_id, goods.maker_id, variant.color_id, variant.size_id, brought.affiliate_id
  from (${lines}) as line
  left join (${productGroups}) as goods on goods.product_id = line.product_id
  left join (${variantValues}) as variant on variant.variant_id = line.variant_id
  left join (${affiliateOrders}) as brought on brought.order_id = line.order_id`;

/** Counts the days of a country from its orders, refunds and returns, replaces the rows of these days, and adds up their months again. */
export async function replaceFigures(tx: Tx, { countryId, from, until }: CountryDays, zone: string): Promise<void> {
  const has = (instant: SQL) => sql`
    ${instant} >= ${from}::date::timestamp at time zone ${zone} and ${instant} < (${until}::date + 1)::timestamp at time zone ${zone}`;
  const selectDay = (instant: SQL) => sql`(${instant} at time zone ${zone})::date`;
  await tx.execute(sql`
    delete from ${reportFigures} where country_id = ${countryId} and dimension in (${dimensionNames}) and grain = 'day' and start between ${from} and ${until}`);
  await tx.execute(sql`
    with ${buildSoldLines(countryId, { has, selectDay })}, ${buildRefundedLines(countryId, { has, selectDay })}, ${buildReturnedLines(countryId, { has, selectDay })},
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
const dimensionNames = sql.raw(
  ['total', 'category', 'branch', 'brand', 'product', 'maker', 'size', 'color', 'coupon', 'affiliate', 'reason']
    .map((name) => `'${name}'`)
    .join(', '),
);

interface Days {
  /** Build SQL: the condition that an instant is within the days, and the local day of an instant. */
  has: (instant: SQL) => SQL;
  selectDay: (instant: SQL) => SQL;
}

/** The lines of the orders of the days, and the cash rounding of each order as a line. */
const buildSoldLines = (countryId: number, { has, selectDay }: Days) => sql`
  placed as (
    select id, currency, coupon_code, rounding, ${selectDay(sql`placed_at`)} as day from (${orderChecks}) as known
    where country_id = ${countryId} and status not in ('PENDING', 'CANCELLED') and ${has(sql`placed_at`)}
  ),
  sold as (${describeLines(sql`
    select order_id, kind, product_id, variant_id, day, currency, coupon_code, case kind when 'goods' then quantity - cancelled else 0 end as pieces,
      unit_price * quantity as gross, total, vat
    from placed join (${orderLineChecks}) as ordered on ordered.order_id = placed.id
    union all select id, 'rounding', null, null, day, currency, coupon_code, 0, rounding, rounding, 0 from placed where rounding <> 0`)})`;

/**
 * The refunds of the days by line, from the credit note with the same cause. The rest of a refund (rounding, or a refund without a credit note)
 * is not for goods.
 */
const buildRefundedLines = (countryId: number, { has, selectDay }: Days) => sql`
  paid_back as (
    select refund.id, refund.cause, refund.amount, refund.currency, ordered.id as order_id, ordered.coupon_code, ${selectDay(sql`ended_at`)} as day
    from (${refundChecks}) as refund join (${orderChecks}) as ordered on ordered.order_number = refund.reference
    where ordered.country_id = ${countryId} and ordered.status <> 'CANCELLED' and ${has(sql`ended_at`)}
  ),
  refunded_lines as (
    select refund.id, refund.order_id, refund.currency, refund.coupon_code, refund.day, ordered.kind, ordered.product_id, ordered.variant_id, credit.total
    from paid_back as refund
    join (${creditedLines}) as credit on credit.cause = refund.cause
    join (${orderLineChecks}) as ordered on ordered.id = credit.order_line_id
  ),
  refunded as (${describeLines(sql`
    select order_id, kind, product_id, variant_id, day, currency, coupon_code, total from refunded_lines
    union all select refund.order_id, 'other', null, null, refund.day, refund.currency, refund.coupon_code, refund.amount - coalesce(sum(line.total), 0)
      from paid_back as refund left join refunded_lines as line on line.id = refund.id
      group by refund.id, refund.order_id, refund.day, refund.currency, refund.coupon_code, refund.amount
      having refund.amount <> coalesce(sum(line.total), 0)`)})`;

/** The pieces of the returns that were requested on the days. */
const buildReturnedLines = (countryId: number, { has, selectDay }: Days) => sql`
  returned as (${describeLines(sql`
    select ordered.id as order_id, line.kind, line.product_id, line.variant_id, ${selectDay(sql`back.created_at`)} as day, ordered.currency,
      ordered.coupon_code, back.reason, back.quantity, coalesce(back.refund, 0) as refund
    from (${returnChecks}) as back
    join (${orderChecks}) as ordered on ordered.id = back.order_id
    join (${orderLineChecks}) as line on line.id = back.order_line_id
    where ordered.country_id = ${countryId} and ${has(sql`back.created_at`)}`)})`;

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
