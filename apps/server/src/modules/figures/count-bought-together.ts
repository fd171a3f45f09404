import { sql } from 'drizzle-orm';
import { days, now } from '#kit/clock';
import { orderChecks, orderLineChecks } from '#modules/orders';
import { saveBoughtTogether } from '#modules/search';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { COUNT_TIMEOUT_MS } from './count-goods.ts';

/** Number of past days whose orders are counted. */
const COUNTED_DAYS = 365;
/** Minimum number of orders, because a single order may be a coincidence. */
const MIN_ORDERS = 2;
/** Maximum number of other products stored per product. */
const MAX_PRODUCTS = 12;

/** Counts for each pair of products the orders of the last year that contain both, in all countries together. */
export async function countBoughtTogether(db: Db): Promise<void> {
  const since = new Date(now().getTime() - days(COUNTED_DAYS)).toISOString();
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`set local statement_timeout = ${sql.raw(String(COUNT_TIMEOUT_MS))}`);
    const { rows } = await tx.execute<{ productId: number; otherId: number; orders: number }>(sql`
      with bought as materialized (
        select distinct line.order_id, line.product_id
        from (${orderChecks}) as ordered
        join (${orderLineChecks}) as line on line.order_id = ordered.id and line.kind = 'goods' and line.product_id is not null
        where ordered.placed_at > ${since}::timestamptz and ordered.status not in ('PENDING', 'CANCELLED') and line.quantity > line.cancelled
      ),
      counted as (
        select one.product_id, other.product_id as other_id, count(*)::int as orders
        from bought one join bought other on other.order_id = one.order_id and other.product_id <> one.product_id
        group by one.product_id, other.product_id having count(*) >= ${MIN_ORDERS}
      )
      select product_id as "productId", other_id as "otherId", orders from (
        select *, row_number() over (partition by product_id order by orders desc, other_id) as rank from counted) ranked
      where rank <= ${MAX_PRODUCTS}`);
    await saveBoughtTogether(tx, rows);
  });
}
