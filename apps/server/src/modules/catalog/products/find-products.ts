import { sql } from 'drizzle-orm';
import type { Db } from '#platform/database';

/** Products that are not on sale, and whose names are looked through, of each kind: an import's drafts. */
const mostUnpublished = 5000;
const shortestName = 3;

/**
 * Products by the beginning of their handle or of a SKU, or by a whole barcode; those that are not on sale also by a part
 * of their name in any language (what is on sale has an index of its words, see search).
 * @param most ids at most
 */
export async function findProducts(db: Db, query: string, most: number): Promise<number[]> {
  const typed = query.trim().toLowerCase();
  if (typed === '') return [];
  const start = `${escaped(typed)}%`;
  const { rows } = await db.execute<{ id: number }>(sql`
    (select id from products where lower(handle) like ${start} limit ${most})
    union (select product_id from variants where lower(sku) like ${start} limit ${most})
    union (select product_id from variants where barcode = ${query.trim()} limit ${most})`);
  const numbered = rows.map(({ id }) => id);
  return typed.length < shortestName ? numbered : [...new Set([...numbered, ...(await unpublished(db, typed))])].slice(0, most);
}

async function unpublished(db: Db, typed: string): Promise<number[]> {
  const kind = (status: 'draft' | 'retired') => sql`(select id from products where status = ${status} order by id desc limit ${mostUnpublished})`;
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from (${kind('draft')} union all ${kind('retired')}) product
    where exists (select from product_translations where product_id = product.id and lower(name) like ${`%${escaped(typed)}%`})`);
  return rows.map(({ id }) => id);
}

const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
