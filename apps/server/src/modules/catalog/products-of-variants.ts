import { inArray } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { variants } from './tables.ts';

/** The product of each variant, by variant id; unknown ids are not in the answer. */
export async function productsOfVariants(db: Db, variantIds: readonly number[]): Promise<Map<number, number>> {
  if (variantIds.length === 0) return new Map();
  const rows = await db
    .select({ id: variants.id, productId: variants.productId })
    .from(variants)
    .where(inArray(variants.id, [...variantIds]));
  return new Map(rows.map(({ id, productId }) => [id, productId]));
}
