import { sql, type SQL } from 'drizzle-orm';
import { now } from '#kit/clock';
import { documentDays } from '#modules/invoicing';
import { orderChecks } from '#modules/orders';
import { refundChecks } from '#modules/payments';
import { returnDays } from '#modules/returns';
import type { Db } from '#platform/database';
import { selectShopZones } from '../shop-zones.ts';
import { reportDueDays } from '../tables.ts';

/**
 * Marks all days on which an order counts: those of the order itself, its refunds, its returns and its documents. A change may concern any
 * of them: a cancellation removes earlier refunds, and a refund belongs to the day on which the return was requested.
 * @param isOrder the condition of the order, over `known`
 */
export async function markOrderDays(db: Db, isOrder: SQL): Promise<void> {
  const shops = await selectShopZones(db);
  // In one order, so that two jobs that mark the same days do not wait for each other.
  await db.execute(sql`
    insert into ${reportDueDays} (country_id, day)
    select distinct known.country_id, entry.day
    from (${orderChecks}) as known join ${shops} on shop.id = known.country_id
    cross join lateral (
      select (instant at time zone zone)::date as day from (
        select known.placed_at as instant
        union all select ended_at from (${refundChecks}) as refund where refund.reference = known.order_number
        union all select created_at from (${returnDays}) as requested where requested.order_id = known.id
      ) as changes
      union all select issued.day from (${documentDays}) as issued where issued.order_id = known.id
    ) as entry
    where ${isOrder} and entry.day is not null order by 1, 2
    on conflict do nothing`);
}

/** Marks the days of each country since its first order. @param recentDays if given, only this many days before the current day */
export async function markDaysSinceFirstOrder(db: Db, recentDays: number | null = null): Promise<void> {
  const shops = await selectShopZones(db);
  const today = sql`(${now().toISOString()}::timestamptz at time zone zone)::date`;
  await db.execute(sql`
    insert into ${reportDueDays} (country_id, day)
    select country_id, day::date
    from (
      select country_id, zone, min(placed_at) as first from (${orderChecks}) as known join ${shops} on shop.id = country_id group by country_id, zone
    ) as started
    cross join lateral generate_series(
      greatest((first at time zone zone)::date, ${today} - ${recentDays}::int)::timestamp, ${today}::timestamp, interval '1 day'
    ) as day
    order by 1, 2 on conflict do nothing`);
}
