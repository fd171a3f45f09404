import { sql } from 'drizzle-orm';
import { now } from '#kit/clock';
import { productGroups, productStock } from '#modules/catalog';
import type { Db } from '#platform/database';
import { runCount } from './run-count.ts';
import { reportStock } from '../tables.ts';

/** Stores the current stock of each product on sale. */
export async function countStock(db: Db): Promise<void> {
  await runCount(db, 'stock', async (tx) => {
    await tx.execute(sql`delete from ${reportStock}`);
    await tx.execute(sql`
      insert into ${reportStock} (product_id, brand_id, category_id, on_hand, counted_at)
      select product_id, brand_id, category_id, on_hand, ${now().toISOString()}::timestamptz
      from (${productStock}) as stock join (${productGroups}) as goods using (product_id)`);
  });
}
