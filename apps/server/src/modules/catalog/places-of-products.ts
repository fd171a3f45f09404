import { inArray } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { catalogOf } from './snapshot.ts';
import { products } from './tables.ts';

/** Where a product stands in the catalogue. */
export interface ProductPlace {
  brandId: number;
  /** Its category, then those above it, the nearest first. */
  categoryIds: number[];
  vatCategory: string;
}

/** Where these products stand; one that is not there is left out. */
export async function placesOfProducts(db: Db, productIds: readonly number[]): Promise<Map<number, ProductPlace>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .select({ id: products.id, brandId: products.brandId, categoryId: products.categoryId, vatCategory: products.vatCategory })
    .from(products)
    .where(inArray(products.id, [...productIds]));
  const { categories } = await catalogOf(db);
  return new Map(
    rows.map(({ id, brandId, categoryId, vatCategory }) => {
      const categoryIds: number[] = [];
      for (let at: number | null = categoryId; at !== null && !categoryIds.includes(at); at = categories.get(at)?.parentId ?? null)
        categoryIds.push(at);
      return [id, { brandId, categoryIds, vatCategory }];
    }),
  );
}
