import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { products, variants } from './tables.ts';

/**
 * The variants of published products that somebody at the telephone may mean: by the beginning of a SKU, or of one of these
 * products.
 * @returns ids, at most so many
 */
export async function variantsToSell(
  db: Db,
  { sku, productIds, most }: { sku: string; productIds: readonly number[]; most: number },
): Promise<number[]> {
  const start = `${sku
    .trim()
    .toLowerCase()
    .replace(/[%_\\]/g, '\\$&')}%`;
  const isMeant = or(
    start === '%' ? undefined : sql`lower(${variants.sku}) like ${start}`,
    productIds.length > 0 ? inArray(variants.productId, [...productIds]) : undefined,
  );
  if (!isMeant) return [];
  const rows = await db
    .select({ id: variants.id })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(isMeant, eq(variants.isActive, true), eq(products.status, 'published')))
    .orderBy(asc(variants.productId), asc(variants.id))
    .limit(most);
  return rows.map(({ id }) => id);
}
