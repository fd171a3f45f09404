import { sql } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { escapeLike } from '#platform/sql/like-pattern';

/** Maximum number of results. A search by number is for one product or a few. */
const maxProducts = 100;

/**
 * Finds products whose handle or SKU is or starts with the query, in upper or lower case; exact matches first. Only a query with a digit
 * and without blanks is looked up.
 */
export async function findByNumber(db: Db, query: string): Promise<number[]> {
  const number = query.trim().toLowerCase();
  if (!/^(?=.*\d)[\p{L}\p{N}._/#-]{3,80}$/u.test(number)) return [];
  const start = `${escapeLike(number)}%`;
  const { rows } = await db.execute<{ product_id: number }>(sql`
    select product.id as product_id from (
      (select id, lower(handle) as number from products where lower(handle) like ${start} limit ${maxProducts})
      union all
      (select product_id, lower(sku) from variants where lower(sku) like ${start} limit ${maxProducts * 10})) as found
    join products product using (id) where product.status = 'published'
    group by product.id order by bool_or(found.number = ${number}) desc, product.popularity desc, product.id limit ${maxProducts}`);
  return rows.map(({ product_id }) => product_id);
}
