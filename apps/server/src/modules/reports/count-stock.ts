import { sql } from 'drizzle-orm';
import { now } from '#kit/clock';
import { productGroups, productStock } from '#modules/catalog';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { reportStock } from './tables.ts';

/** Time limit in ms of the statement that adds up the stock of all variants. */
const TIMEOUT_MS = 300_000;

/** Stores the current stock of each product on sale. */
export async function countStock(db: Db): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`set local statement_timeout = ${sql.raw(String(TIMEOUT_MS))}`);
    await tx.execute(sql`delete from ${reportStock}`);
    await tx.execute(sql`
      insert into ${reportStock} (product_id, brand_id, category_id, on_hand, counted_at)
      select product_id, brand_id, category_id, on_hand, ${now().toISOString()}::timestamptz
      from (${productStock}) as stock join (${productGroups}) as goods using (product_id)`);
  });
}
