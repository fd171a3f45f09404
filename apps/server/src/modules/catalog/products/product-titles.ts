import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { brands, products, productTranslations } from '../tables.ts';
import { buildTextQuery } from '../texts/text-query.ts';

const nameColumn = { text: productTranslations.name, languageId: productTranslations.languageId, owner: productTranslations.productId };

/** Returns product titles with their brands in a language, by product id, with one query. Deleted products are left out. */
export async function readProductTitles(
  db: Db,
  { productIds, languageId }: { productIds: readonly (number | null)[]; languageId: number },
): Promise<Map<number, string>> {
  const ids = [...new Set(productIds)].filter((id) => id !== null);
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: products.id, title: sql<string>`trim(concat_ws(' ', ${brands.name}, ${buildTextQuery(nameColumn, products.id, languageId)}))` })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(inArray(products.id, ids));
  return new Map(rows.map(({ id, title }) => [id, title]));
}
