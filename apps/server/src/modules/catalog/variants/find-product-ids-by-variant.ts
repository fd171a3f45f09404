import { inArray } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { variants } from '../tables.ts';

/** Returns the product id of each variant id; unknown ids are left out. */
export async function findProductIdsByVariant(db: Db, variantIds: readonly number[]): Promise<Map<number, number>> {
  if (variantIds.length === 0) return new Map();
  const rows = await db
    .select({ id: variants.id, productId: variants.productId })
    .from(variants)
    .where(inArray(variants.id, [...variantIds]));
  return new Map(rows.map(({ id, productId }) => [id, productId]));
}
