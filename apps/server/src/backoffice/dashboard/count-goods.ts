import { sql } from 'drizzle-orm';
import { days, now } from '#kit/clock';
import { stockOnSale, vendorGoods } from '#modules/catalog';
import { orderBooks, orderLineBooks } from '#modules/orders';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { periods } from './contract.ts';
import { bestSellers, stockWarnings } from './tables.ts';

/** Best sellers kept of each list. */
const MOST = 10;
/** The days whose sales say how fast a variant goes. */
export const PACE_DAYS = 28;
/** A variant is watched when its stock lasts shorter than this, in weeks, or is gone. */
const SHORT_WEEKS = 3;
/** Variants watched of each vendor, those that sell best: the overview shows some of them, at the stock they have then. */
const MOST_WATCHED = 500;
/** ms that counting a year's lines may take: longer than anything that somebody waits for. */
const PATIENCE = 300_000;

/** Periods of which a day more or less changes little: counted at night. */
const long: readonly number[] = [90, 365];

/** Counts what sold best in each period, in each country and in all, for the whole shop and for each vendor. @param which the short periods, or the long ones */
export async function countBestSellers(db: Db, which: 'short' | 'long', signal?: AbortSignal): Promise<void> {
  for (const period of periods.filter((each) => long.includes(each) === (which === 'long'))) {
    signal?.throwIfAborted();
    await inTransaction(db, async (tx) => {
      await tx.execute(sql`set local statement_timeout = ${sql.raw(String(PATIENCE))}`);
      await tx.execute(sql`delete from ${bestSellers} where days = ${period}`);
      await tx.execute(sql`
        with sold as materialized (
          select line.product_id, ordered.country_id, sum(line.quantity - line.cancelled)::int as pieces
          from (${orderBooks}) as ordered
          join (${orderLineBooks}) as line on line.order_id = ordered.id and line.kind = 'goods' and line.product_id is not null
          where ordered.placed_at > ${ago(period)} and ordered.status not in ('PENDING', 'CANCELLED')
          group by line.product_id, ordered.country_id
        ),
        listed as (
          select 0 as vendor_id, country_id, product_id, pieces from sold
          union all select 0, 0, product_id, sum(pieces)::int from sold group by product_id
          union all select vendor_id, country_id, product_id, pieces from sold join (${vendorGoods}) as owned using (product_id)
          union all select vendor_id, 0, product_id, sum(pieces)::int from sold join (${vendorGoods}) as owned using (product_id) group by vendor_id, product_id
        ),
        ranked as (
          select *, row_number() over (partition by vendor_id, country_id order by pieces desc, product_id) as rank from listed where pieces > 0
        )
        insert into ${bestSellers} (days, country_id, vendor_id, product_id, pieces, counted_at)
        select ${period}, country_id, vendor_id, product_id, pieces, ${now().toISOString()}::timestamptz from ranked where rank <= ${MOST}`);
    });
  }
}

/** Looks which variants that sold lately are gone, or soon will be. */
export async function countStockWarnings(db: Db): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`set local statement_timeout = ${sql.raw(String(PATIENCE))}`);
    await tx.execute(sql`delete from ${stockWarnings}`);
    await tx.execute(sql`
      with sold as materialized (
        select line.variant_id, sum(line.quantity - line.cancelled)::int as pieces
        from (${orderBooks}) as ordered
        join (${orderLineBooks}) as line on line.order_id = ordered.id and line.variant_id is not null
        where ordered.placed_at > ${ago(PACE_DAYS)} and ordered.status not in ('PENDING', 'CANCELLED')
        group by line.variant_id
      )
      insert into ${stockWarnings} (variant_id, product_id, vendor_id, sold, counted_at)
      select variant_id, product_id, vendor_id, pieces, ${now().toISOString()}::timestamptz
      from (
        select variant_id, product_id, vendor_id, pieces, row_number() over (partition by vendor_id order by pieces desc, variant_id) as rank
        from sold join (${stockOnSale}) as stock using (variant_id)
        where pieces > 0 and available <= pieces * ${SHORT_WEEKS}::numeric * 7 / ${PACE_DAYS}
      ) short
      where rank <= ${MOST_WATCHED}`);
  });
}

const ago = (count: number) => sql`${new Date(now().getTime() - days(count)).toISOString()}::timestamptz`;
