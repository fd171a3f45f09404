import { sql } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { attributeValues, attributeValueTranslations, categories, categoryTranslations, products, productTranslations } from '../tables.ts';

/** The number of records with a name in each language, by language id. */
export interface TranslationCount {
  total: number;
  named: Map<number, number>;
}

/** Counts how many published products, categories and attribute values have a name in each language. */
export async function readTranslationCounts(db: Db): Promise<Record<'products' | 'categories' | 'attributeValues', TranslationCount>> {
  const isShown = sql`${products.status} = 'published'`;
  return {
    products: await countTranslations(
      db,
      sql`select count(*)::int as count from ${products} where ${isShown}`,
      sql`select ${productTranslations.languageId} as language, count(*)::int as count from ${productTranslations}
          inner join ${products} on ${products.id} = ${productTranslations.productId} where ${isShown} group by 1`,
    ),
    categories: await countTranslations(
      db,
      sql`select count(*)::int as count from ${categories}`,
      sql`select ${categoryTranslations.languageId} as language, count(*)::int as count from ${categoryTranslations} group by 1`,
    ),
    attributeValues: await countTranslations(
      db,
      sql`select count(*)::int as count from ${attributeValues}`,
      sql`select ${attributeValueTranslations.languageId} as language, count(*)::int as count from ${attributeValueTranslations} group by 1`,
    ),
  };
}

async function countTranslations(db: Db, all: ReturnType<typeof sql>, named: ReturnType<typeof sql>): Promise<TranslationCount> {
  const { rows: totals } = await db.execute<{ count: number }>(all);
  const { rows } = await db.execute<{ language: number; count: number }>(named);
  return { total: totals[0]?.count ?? 0, named: new Map(rows.map(({ language, count }) => [language, count])) };
}

/** Lists up to a hundred published products without a name in a language. */
export async function countUnnamedProducts(db: Db, languageId: number): Promise<{ id: number; name: string }[]> {
  const { rows } = await db.execute<{ id: number; name: string }>(
    sql`select p.id, coalesce(e.name, p.handle) as name from ${products} p left join ${productTranslations} e on e.product_id = p.id and e.language_id = 1
        where p.status = 'published' and not exists (select from ${productTranslations} t where t.product_id = p.id and t.language_id = ${languageId})
        order by p.id limit 100`,
  );
  return rows;
}

/** Lists up to a hundred categories and attribute values each without a name in a language. */
export async function countUnnamedTerms(
  db: Db,
  languageId: number,
): Promise<Record<'categories' | 'attributeValues', { id: number; name: string }[]>> {
  const listMissing = async (of: 'category' | 'attribute_value', table: string) =>
    (
      await db.execute<{ id: number; name: string }>(
        sql`select o.id, o.code as name from ${sql.identifier(table)} o
            where not exists (select from ${sql.identifier(`${of}_translations`)} t where t.${sql.identifier(`${of}_id`)} = o.id and t.language_id = ${languageId})
            order by o.id limit 100`,
      )
    ).rows;
  return { categories: await listMissing('category', 'categories'), attributeValues: await listMissing('attribute_value', 'attribute_values') };
}
