import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { brands, products, productTranslations } from './tables.ts';
import { textIn } from './text-in.ts';

const nameColumn = { text: productTranslations.name, languageId: productTranslations.languageId, owner: productTranslations.productId };

/** What products are called with their brands, in a language, by product. One query; those that are no more are left out. */
export async function productTitles(
  db: Db,
  { productIds, languageId }: { productIds: readonly (number | null)[]; languageId: number },
): Promise<Map<number, string>> {
  const ids = [...new Set(productIds)].filter((id) => id !== null);
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: products.id, title: sql<string>`trim(concat_ws(' ', ${brands.name}, ${textIn(nameColumn, products.id, languageId)}))` })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(inArray(products.id, ids));
  return new Map(rows.map(({ id, title }) => [id, title]));
}
