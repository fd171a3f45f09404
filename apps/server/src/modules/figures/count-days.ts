import { sql, type SQL } from 'drizzle-orm';
import { vendorGoods } from '#modules/catalog';
import { listShops } from '#modules/countries';
import { orderChecks, orderLineChecks } from '#modules/orders';
import { refundChecks } from '#modules/payments';
import { returnChecks } from '#modules/returns';
import type { Db } from '#platform/database';
import { inTransaction, type Tx } from '#platform/transaction';
import { dailyFigures, dailyReturns } from './tables.ts';

/** Days of one country in its local calendar, as ISO dates, both inclusive. */
export interface CountryDays {
  countryId: number;
  from: string;
  until: string;
}

/** The key of the advisory lock that allows one count per country at a time. The number is arbitrary. */
const COUNTING_LOCK = 7_355_352;

/**
 * Counts the days of a country from its orders, refunds and returns and replaces the previous counts. Concurrent calls run one after the
 * other, so that the last call includes all changes.
 */
export async function countDays(db: Db, { countryId, from, until }: CountryDays): Promise<void> {
  const shop = (await listShops(db)).shops.find(({ id }) => id === countryId);
  if (!shop) return;
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${COUNTING_LOCK}, ${countryId})`);
    const range = buildRange({ countryId, from, until }, shop.timeZone);
    await replaceFigures(tx, range);
    await replaceReturns(tx, range);
  });
}

interface Range extends CountryDays {
  zone: string;
  /** Build SQL: the condition that an instant is within the days, and the local day of an instant. */
  has: (instant: SQL) => SQL;
  selectDay: (instant: SQL) => SQL;
}

const buildRange = (days: CountryDays, zone: string): Range => ({
  ...days,
  zone,
  has: (instant) => sql`
    ${instant} >= ${days.from}::date::timestamp at time zone ${zone} and ${instant} < (${days.until}::date + 1)::timestamp at time zone ${zone}`,
  selectDay: (instant) => sql`(${instant} at time zone ${zone})::date`,
});

async function replaceFigures(tx: Tx, { countryId, from, until, has, selectDay }: Range): Promise<void> {
  await tx.execute(sql`delete from ${dailyFigures} where country_id = ${countryId} and day between ${from} and ${until}`);
  await tx.execute(sql`
    with placed as (
      select id, currency, status, total, ${selectDay(sql`placed_at`)} as day
      from (${orderChecks}) as known where country_id = ${countryId} and ${has(sql`placed_at`)}
    ),
    goods as (
      select placed.id, placed.day, placed.currency, vendor_id, sum(quantity - cancelled) as pieces, sum(line.total) as total
      from placed
      join (${orderLineChecks}) as line on line.order_id = placed.id and line.kind = 'goods'
      left join (${vendorGoods}) as owned on owned.product_id = line.product_id
      where placed.status not in ('PENDING', 'CANCELLED')
      group by placed.id, placed.day, placed.currency, vendor_id
    ),
    counted (day, currency, vendor_id, orders, pieces, sales, cancelled, refunds, refunded) as (
      select day, currency, 0, count(*) filter (where status not in ('PENDING', 'CANCELLED')), 0,
        coalesce(sum(total) filter (where status not in ('PENDING', 'CANCELLED')), 0), count(*) filter (where status = 'CANCELLED'), 0, 0
      from placed group by day, currency
      union all select day, currency, 0, 0, sum(pieces), 0, 0, 0, 0 from goods group by day, currency
      union all select day, currency, vendor_id, count(*), sum(pieces), sum(total), 0, 0, 0 from goods where vendor_id is not null group by day, currency, vendor_id
      union all select ${selectDay(sql`ended_at`)}, refund.currency, 0, 0, 0, 0, 0, count(*), sum(refund.amount)
        from (${refundChecks}) as refund join (${orderChecks}) as ordered on ordered.order_number = refund.reference
        where ordered.country_id = ${countryId} and ${has(sql`ended_at`)} group by 1, 2
    )
    insert into ${dailyFigures} (day, country_id, currency, vendor_id, orders, pieces, sales, cancelled, refunds, refunded)
    select day, ${countryId}, currency, vendor_id, sum(orders), sum(pieces), sum(sales), sum(cancelled), sum(refunds), sum(refunded)
    from counted group by day, currency, vendor_id`);
}

async function replaceReturns(tx: Tx, { countryId, from, until, has, selectDay }: Range): Promise<void> {
  await tx.execute(sql`delete from ${dailyReturns} where country_id = ${countryId} and day between ${from} and ${until}`);
  await tx.execute(sql`
    with sent as (
      select ${selectDay(sql`back.created_at`)} as day, vendor_id, back.reason, back.quantity
      from (${returnChecks}) as back
      join (${orderChecks}) as ordered on ordered.id = back.order_id
      join (${orderLineChecks}) as line on line.id = back.order_line_id
      left join (${vendorGoods}) as owned on owned.product_id = line.product_id
      where ordered.country_id = ${countryId} and ${has(sql`back.created_at`)}
    ),
    counted as (
      select day, 0 as vendor_id, reason, quantity from sent
      union all select day, vendor_id, reason, quantity from sent where vendor_id is not null
    )
    insert into ${dailyReturns} (day, country_id, vendor_id, reason, pieces)
    select day, ${countryId}, vendor_id, reason, sum(quantity) from counted group by day, vendor_id, reason`);
}
