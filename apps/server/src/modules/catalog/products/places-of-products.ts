import { inArray } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { getCatalog } from '../snapshot.ts';
import { products } from '../tables.ts';

/** The brand and categories of a product. */
export interface ProductPlace {
  brandId: number;
  /** The category of the product, then its ancestors, the nearest first. */
  categoryIds: number[];
  vatCategory: string;
}

/** Returns the brand and categories of products; unknown products are left out. */
export async function findProductPlaces(db: Db, productIds: readonly number[]): Promise<Map<number, ProductPlace>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .select({ id: products.id, brandId: products.brandId, categoryId: products.categoryId, vatCategory: products.vatCategory })
    .from(products)
    .where(inArray(products.id, [...productIds]));
  const { categories } = await getCatalog(db);
  return new Map(
    rows.map(({ id, brandId, categoryId, vatCategory }) => {
      const categoryIds: number[] = [];
      for (let at: number | null = categoryId; at !== null && !categoryIds.includes(at); at = categories.get(at)?.parentId ?? null)
        categoryIds.push(at);
      return [id, { brandId, categoryIds, vatCategory }];
    }),
  );
}
