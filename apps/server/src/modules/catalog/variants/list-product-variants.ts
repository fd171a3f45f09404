import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { stockLevels } from '../stock/tables.ts';
import { variants } from '../tables.ts';
import { freeStock, type VariantStock } from '../stock/list-variant-stock.ts';

/** Returns the active variants of several products, in one query. */
export async function listProductVariants(db: Db, productIds: readonly number[]): Promise<(VariantStock & { productId: number })[]> {
  if (productIds.length === 0) return [];
  return db
    .select({
      id: variants.id,
      productId: variants.productId,
      sku: variants.sku,
      colorId: variants.colorId,
      sizeId: variants.sizeId,
      free: freeStock,
    })
    .from(variants)
    .leftJoin(stockLevels, eq(stockLevels.variantId, variants.id))
    .where(and(inArray(variants.productId, [...productIds]), eq(variants.isActive, true)))
    .orderBy(asc(variants.id));
}
