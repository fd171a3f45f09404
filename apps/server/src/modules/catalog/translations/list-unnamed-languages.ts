import { sql } from 'drizzle-orm';
import type { Db } from '#platform/database';

/**
 * Returns the languages in which products have no name, in the order of `languageIds`, by product id. Products with a name in all of them are left
 * out.
 */
export async function listUnnamedLanguages(db: Db, productIds: readonly number[], languageIds: readonly number[]): Promise<Map<number, number[]>> {
  const { rows } = await db.execute<{ id: number; languageIds: number[] }>(sql`
    select wanted.id, array_agg(language.id order by language.position) as "languageIds"
    from unnest(${sql.param([...productIds])}::int[]) wanted (id)
    cross join unnest(${sql.param([...languageIds])}::int[]) with ordinality language (id, position)
    where not exists (
      select from product_translations text where text.product_id = wanted.id and text.language_id = language.id and text.name <> '')
    group by wanted.id`);
  return new Map(rows.map(({ id, languageIds: missing }) => [id, missing]));
}
