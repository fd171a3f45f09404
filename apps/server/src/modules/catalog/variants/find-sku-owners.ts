import { eq, inArray } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { products, variants } from '../tables.ts';

/** Returns the handles of the products that use these SKUs, by SKU. Unused SKUs are left out. */
export async function findSkuOwners(db: Db, skus: readonly string[]): Promise<Map<string, string>> {
  if (skus.length === 0) return new Map();
  const rows = await db
    .select({ sku: variants.sku, handle: products.handle })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(inArray(variants.sku, [...skus]));
  return new Map(rows.map(({ sku, handle }) => [sku, handle]));
}
