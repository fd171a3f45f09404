import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { productCategories, products, productTranslations } from '../tables.ts';

export interface HandleFilter {
  status?: 'draft' | 'published' | 'retired' | undefined;
  brandId?: number | undefined;
  /** Includes its descendants. */
  categoryId?: number | undefined;
}

/** Returns the next products in the order of their ids. @param after the last id of the previous page; 0: from the first product */
export async function listProductHandles(
  db: Db,
  { status, brandId, categoryId }: HandleFilter,
  { after, limit }: { after: number; limit: number },
): Promise<{ id: number; handle: string }[]> {
  return db
    .select({ id: products.id, handle: products.handle })
    .from(products)
    .where(
      and(
        gt(products.id, after),
        status && eq(products.status, status),
        brandId ? eq(products.brandId, brandId) : undefined,
        categoryId
          ? sql`exists (select from ${productCategories} where ${productCategories.productId} = ${products.id} and ${productCategories.categoryId} = ${categoryId})`
          : undefined,
      ),
    )
    .orderBy(asc(products.id))
    .limit(limit);
}

/** Returns which of these languages have a text of at least one product. */
export async function listTextLanguageIds(db: Db, languageIds: readonly number[]): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from unnest(${sql.param([...languageIds])}::int[]) as wanted (id)
    where exists (select from ${productTranslations} where language_id = wanted.id)`);
  return rows.map(({ id }) => id);
}
