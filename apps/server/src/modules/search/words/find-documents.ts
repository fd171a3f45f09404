import { sql } from 'drizzle-orm';
import type { Db } from '#platform/database';
import type { TokenWords } from './weigh-words.ts';

/** More nobody pages through. */
export const mostFound = 20_000;

/**
 * The products that most of the tokens are found in, the best first; one query on the two word indexes. Those with every
 * token where there are any, else those with as many as any product has. A word of the name counts ten, of what the product
 * belongs to six, in both twelve; then popularity decides.
 */
export async function findDocuments(db: Db, tokens: readonly TokenWords[]): Promise<number[]> {
  const tiers = tokens.flatMap(({ words }, token) =>
    [...new Set(words.map(({ weight }) => weight))].map((weight) => {
      const ids = words.filter((word) => word.weight === weight).map(({ id }) => id);
      return { token, weight, ids: `{${ids.join(',')}}` };
    }),
  );
  if (tiers.length === 0) return [];
  const column = <Value>(values: Value[]) => sql.param(values);
  const { rows } = await db.execute<{ product_id: number }>(sql`
    with tier as materialized (
      select token, weight, ids::int[] as ids from unnest(
        ${column(tiers.map(({ token }) => token))}::int[],
        ${column(tiers.map(({ weight }) => weight))}::int[],
        ${column(tiers.map(({ ids }) => ids))}::text[]) as tier (token, weight, ids)),
    hit as (
      select document.product_id, document.popularity, tier.token, tier.weight as name, 0 as other
        from tier join search_documents document on document.name_words && tier.ids
      union all
      select document.product_id, document.popularity, tier.token, 0, tier.weight
        from tier join search_documents document on document.other_words && tier.ids),
    token_hit as (
      select product_id, popularity, token, max(name) as name, max(other) as other from hit group by product_id, popularity, token),
    found as materialized (
      select product_id, popularity, count(*) as tokens, sum(greatest(name * 10, other * 6) + 2 * least(name, other)) as score
        from token_hit group by product_id, popularity)
    select product_id from found where tokens = (select max(tokens) from found)
    order by score desc, popularity desc, product_id desc limit ${mostFound}`);
  return rows.map(({ product_id }) => product_id);
}
