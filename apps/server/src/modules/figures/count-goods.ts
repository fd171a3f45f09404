import { sql } from 'drizzle-orm';
import { days, now } from '#kit/clock';
import { stockOnSale, vendorGoods } from '#modules/catalog';
import { orderChecks, orderLineChecks } from '#modules/orders';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { periods } from './contract.ts';
import { bestSellers, stockWarnings } from './tables.ts';

/** Number of best sellers stored per list. */
const MAX_BEST_SELLERS = 10;
/** Number of past days whose sales determine the sales rate of a variant. */
export const SALES_RATE_DAYS = 28;
/** A variant gets a warning if its stock lasts at most this number of weeks. */
const SHORT_WEEKS = 3;
/** Maximum number of warnings stored per vendor, best sellers first. The overview shows some of them with their current stock. */
const MAX_STORED_WARNINGS = 500;
/** Time limit in ms of a statement that counts the order lines of a year. It is longer than for interactive statements. */
export const COUNT_TIMEOUT_MS = 300_000;

/** Periods that are counted only at night, because their counts change little in a day. */
const long: readonly number[] = [90, 365];

/**
 * Counts the best sellers of each period, by country and in total, for the whole shop and for each vendor.
 * @param which whether to count the short or the long periods
 */
export async function countBestSellers(db: Db, which: 'short' | 'long', signal?: AbortSignal): Promise<void> {
  for (const period of periods.filter((each) => long.includes(each) === (which === 'long'))) {
    signal?.throwIfAborted();
    await inTransaction(db, async (tx) => {
      await tx.execute(sql`set local statement_timeout = ${sql.raw(String(COUNT_TIMEOUT_MS))}`);
      await tx.execute(sql`delete from ${bestSellers} where days = ${period}`);
      await tx.execute(sql`
        with sold as materialized (
          select line.product_id, ordered.country_id, sum(line.quantity - line.cancelled)::int as pieces
          from (${orderChecks}) as ordered
          join (${orderLineChecks}) as line on line.order_id = ordered.id and line.kind = 'goods' and line.product_id is not null
          where ordered.placed_at > ${getDaysAgo(period)} and ordered.status not in ('PENDING', 'CANCELLED')
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
        select ${period}, country_id, vendor_id, product_id, pieces, ${now().toISOString()}::timestamptz from ranked where rank <= ${MAX_BEST_SELLERS}`);
    });
  }
}

/** Stores warnings for variants with recent sales that are sold out or will be sold out soon. */
export async function countStockWarnings(db: Db): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`set local statement_timeout = ${sql.raw(String(COUNT_TIMEOUT_MS))}`);
    await tx.execute(sql`delete from ${stockWarnings}`);
    await tx.execute(sql`
      with sold as materialized (
        select line.variant_id, sum(line.quantity - line.cancelled)::int as pieces
        from (${orderChecks}) as ordered
        join (${orderLineChecks}) as line on line.order_id = ordered.id and line.variant_id is not null
        where ordered.placed_at > ${getDaysAgo(SALES_RATE_DAYS)} and ordered.status not in ('PENDING', 'CANCELLED')
        group by line.variant_id
      )
      insert into ${stockWarnings} (variant_id, product_id, vendor_id, sold, counted_at)
      select variant_id, product_id, vendor_id, pieces, ${now().toISOString()}::timestamptz
      from (
        select variant_id, product_id, vendor_id, pieces, row_number() over (partition by vendor_id order by pieces desc, variant_id) as rank
        from sold join (${stockOnSale}) as stock using (variant_id)
        where pieces > 0 and available <= pieces * ${SHORT_WEEKS}::numeric * 7 / ${SALES_RATE_DAYS}
      ) short
      where rank <= ${MAX_STORED_WARNINGS}`);
  });
}

const getDaysAgo = (count: number) => sql`${new Date(now().getTime() - days(count)).toISOString()}::timestamptz`;
