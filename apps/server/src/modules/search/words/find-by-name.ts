import { sql } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { tokensIn } from './fold.ts';

/** Words that a token may be the beginning of. */
const mostWords = 2000;
const mostTokens = 6;

/**
 * Published products that have all words of a query in their names, in any language, as typed or begun; without the
 * forgiving of a shopper's search, since whoever runs the shop looks for what he named himself.
 * @param most ids at most
 */
export async function productsNamed(db: Db, query: string, most: number): Promise<number[]> {
  const tokens = [...new Set(tokensIn(query).map(({ token }) => token))].slice(0, mostTokens);
  if (tokens.length === 0) return [];
  const having: ReturnType<typeof sql>[] = [];
  for (const token of tokens) {
    const { rows } = await db.execute<{ id: number }>(
      sql`select id from search_words where word like ${`${token}%`} order by length(word) limit ${mostWords}`,
    );
    if (rows.length === 0) return [];
    having.push(sql`name_words && ${sql.param(rows.map(({ id }) => id))}::int[]`);
  }
  const { rows } = await db.execute<{ product_id: number }>(
    sql`select product_id from search_documents where ${sql.join(having, sql` and `)} limit ${most}`,
  );
  return rows.map(({ product_id }) => product_id);
}
