import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { toStartPattern } from '#platform/sql/like-pattern';
import { products, variants } from '../tables.ts';

/**
 * Returns the variants of published products that match a phone order search. A variant matches by the start of its SKU or by its product.
 * @returns ids, up to `most`
 */
export async function searchSellableVariants(
  db: Db,
  { sku, productIds, limit }: { sku: string; productIds: readonly number[]; limit: number },
): Promise<number[]> {
  const start = toStartPattern(sku.trim());
  const matches = or(
    start === '%' ? undefined : sql`lower(${variants.sku}) like ${start}`,
    productIds.length > 0 ? inArray(variants.productId, [...productIds]) : undefined,
  );
  if (!matches) return [];
  const rows = await db
    .select({ id: variants.id })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(matches, eq(variants.isActive, true), eq(products.status, 'published')))
    .orderBy(asc(variants.productId), asc(variants.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}
