import { sql } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { listingProducts, searchDocuments } from '../tables.ts';

/** Returns published products without a listing row in the current format, or whose row has outdated review sums. */
export const listUnlistedProducts = (db: Db): Promise<number[]> =>
  listMissing(
    db,
    sql`select from ${listingProducts} as listed left join product_ratings as rated on rated.product_id = listed.product_id
      where listed.product_id = products.id and listed.card ? 'rating'
        and coalesce((listed.card #>> '{rating,count}')::int, 0) = coalesce(rated.review_count, 0)
        and coalesce((listed.card #>> '{rating,starSum}')::int, 0) = coalesce(rated.star_sum, 0)`,
  );

/** Returns published products without a search document. */
export const listUnindexedProducts = (db: Db): Promise<number[]> =>
  listMissing(db, sql`select from ${searchDocuments} as indexed where indexed.product_id = products.id`);

async function listMissing(db: Db, known: ReturnType<typeof sql>): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`select id from products where status = 'published' and not exists (${known}) order by id`);
  return rows.map(({ id }) => id);
}
