import { sql } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { escapeLike } from '#platform/sql/like-pattern';

/** Maximum number of unpublished products of each status whose names are searched, such as imported drafts. */
const maxUnpublished = 5000;
const minNameLength = 3;

/**
 * Finds products by the start of their handle or a SKU, or by a full barcode. Unpublished products are also found by a part of their name
 * in any language; published ones have a word index in the search module.
 * @param limit maximum number of ids
 */
export async function findProducts(db: Db, query: string, limit: number): Promise<number[]> {
  const typed = query.trim().toLowerCase();
  if (typed === '') return [];
  const start = `${escapeLike(typed)}%`;
  const { rows } = await db.execute<{ id: number }>(sql`
    (select id from products where lower(handle) like ${start} limit ${limit})
    union (select product_id from variants where lower(sku) like ${start} limit ${limit})
    union (select product_id from variants where barcode = ${query.trim()} limit ${limit})`);
  const numbered = rows.map(({ id }) => id);
  return typed.length < minNameLength ? numbered : [...new Set([...numbered, ...(await isUnpublished(db, typed))])].slice(0, limit);
}

async function isUnpublished(db: Db, typed: string): Promise<number[]> {
  const selectByStatus = (status: 'draft' | 'retired') =>
    sql`(select id from products where status = ${status} order by id desc limit ${maxUnpublished})`;
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from (${selectByStatus('draft')} union all ${selectByStatus('retired')}) product
    where exists (select from product_translations where product_id = product.id and lower(name) like ${`%${escapeLike(typed)}%`})`);
  return rows.map(({ id }) => id);
}
