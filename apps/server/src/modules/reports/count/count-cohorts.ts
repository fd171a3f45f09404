import { sql } from 'drizzle-orm';
import { now } from '#kit/clock';
import { orderBuyers } from '#modules/orders';
import type { Db } from '#platform/database';
import { cohortMonths } from '../dimensions.ts';
import { runCount } from './run-count.ts';
import { selectShopZones } from '../shop-zones.ts';
import { reportCohorts } from '../tables.ts';

/** Groups all customers by the month and country of their first order, and counts who ordered again within some months of it. */
export async function countCohorts(db: Db): Promise<void> {
  const shops = await selectShopZones(db);
  const counts = cohortMonths.map((months) => sql`count(*) filter (where second_at <= first_at + make_interval(months => ${months}))`);
  await runCount(db, 'cohorts', async (tx) => {
    await tx.execute(sql`delete from ${reportCohorts}`);
    await tx.execute(sql`
      with numbered as (
        select buyer, country_id, placed_at, row_number() over buys as number, lead(placed_at) over buys as second_at
        from (${orderBuyers}) as bought window buys as (partition by buyer order by placed_at)
      ),
      first_orders as (select country_id, placed_at as first_at, second_at from numbered where number = 1)
      insert into ${reportCohorts} (month, country_id, customers, within1, within2, within3, within6, within12, counted_at)
      select date_trunc('month', first_at at time zone zone)::date, country_id, count(*), ${sql.join(counts, sql`, `)}, ${now().toISOString()}::timestamptz
      from first_orders join ${shops} on shop.id = country_id
      group by 1, 2`);
  });
}
