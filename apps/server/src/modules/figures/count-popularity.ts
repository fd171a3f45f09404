import { sql } from 'drizzle-orm';
import { days, now } from '#kit/clock';
import { savePopularity } from '#modules/catalog';
import { orderChecks, orderLineChecks } from '#modules/orders';
import { refreshListingInBatches } from '#modules/search';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { COUNT_TIMEOUT_MS, SALES_RATE_DAYS } from './count-goods.ts';

/**
 * Counts the pieces of each product that were sold in the last four weeks, in all countries together. Listings and search results are sorted
 * by this number, the popularity. If no product was sold, the previous count is kept.
 */
export async function countPopularity(db: Db): Promise<void> {
  const since = new Date(now().getTime() - days(SALES_RATE_DAYS)).toISOString();
  const changed = await inTransaction(db, async (tx) => {
    await tx.execute(sql`set local statement_timeout = ${sql.raw(String(COUNT_TIMEOUT_MS))}`);
    const { rows } = await tx.execute<{ productId: number; pieces: number }>(sql`
      select line.product_id as "productId", sum(line.quantity - line.cancelled)::int as pieces
      from (${orderChecks}) as ordered
      join (${orderLineChecks}) as line on line.order_id = ordered.id and line.kind = 'goods' and line.product_id is not null
      where ordered.placed_at > ${since}::timestamptz and ordered.status not in ('PENDING', 'CANCELLED')
      group by line.product_id having sum(line.quantity - line.cancelled) > 0`);
    return rows.length === 0 ? [] : savePopularity(tx, rows);
  });
  await refreshListingInBatches(db, changed);
}
