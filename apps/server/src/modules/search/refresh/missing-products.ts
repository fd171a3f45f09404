import { sql } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { listingProducts, searchDocuments } from '../tables.ts';

/** Returns published products without a row of the listing in its present format. */
export const listUnlistedProducts = (db: Db): Promise<number[]> =>
  listMissing(db, sql`select from ${listingProducts} as listed where listed.card ? 'coverColorId' and listed.product_id = products.id`);

/** Returns published products that the search does not know. */
export const listUnindexedProducts = (db: Db): Promise<number[]> =>
  listMissing(db, sql`select from ${searchDocuments} as indexed where indexed.product_id = products.id`);

async function listMissing(db: Db, known: ReturnType<typeof sql>): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`select id from products where status = 'published' and not exists (${known}) order by id`);
  return rows.map(({ id }) => id);
}
