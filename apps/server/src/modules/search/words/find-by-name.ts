import { sql } from 'drizzle-orm';
import { findProducts } from '#modules/catalog';
import type { Db } from '#platform/database';
import { tokenize } from './fold.ts';

/** Maximum number of words that start with a token. */
const maxWords = 2000;
const maxTokens = 6;

/**
 * Finds published products whose names have all words of a query, in any language, by full word or start. No typing errors are corrected:
 * back-office users know the names.
 * @param limit maximum number of ids
 */
export async function findProductsByName(db: Db, query: string, limit: number): Promise<number[]> {
  const tokens = [...new Set(tokenize(query).map(({ token }) => token))].slice(0, maxTokens);
  if (tokens.length === 0) return [];
  const having: ReturnType<typeof sql>[] = [];
  for (const token of tokens) {
    const { rows } = await db.execute<{ id: number }>(
      sql`select id from search_words where word like ${`${token}%`} order by length(word) limit ${maxWords}`,
    );
    if (rows.length === 0) return [];
    having.push(sql`name_words && ${sql.param(rows.map(({ id }) => id))}::int[]`);
  }
  const { rows } = await db.execute<{ product_id: number }>(
    sql`select product_id from search_documents where ${sql.join(having, sql` and `)} limit ${limit}`,
  );
  return rows.map(({ product_id }) => product_id);
}

/**
 * Finds products for staff by the start of their handle or a SKU, by a barcode, or by words of their name in any language.
 * @param limit maximum number of ids of each kind
 */
export const findProductIds = async (db: Db, query: string, limit: number): Promise<number[]> => [
  ...new Set([...(await findProducts(db, query, limit)), ...(await findProductsByName(db, query, limit))]),
];
