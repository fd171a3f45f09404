import { defaultLanguageId } from '@selvedge/i18n';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { slugs, variants } from '../tables.ts';

/** Finds the product of a current or old slug in any language. @returns undefined if no product has the slug */
export async function findProductId(db: Db, slug: string): Promise<number | undefined> {
  const [row] = await db
    .select({ id: slugs.targetId })
    .from(slugs)
    .where(and(eq(slugs.kind, 'product'), eq(slugs.slug, slug)))
    .orderBy(desc(slugs.isCurrent), desc(eq(slugs.languageId, defaultLanguageId)))
    .limit(1);
  return row?.id;
}

/** Returns the product id of each variant id; unknown ids are left out. */
export async function findProductIdsByVariant(db: Db, variantIds: readonly number[]): Promise<Map<number, number>> {
  if (variantIds.length === 0) return new Map();
  const rows = await db
    .select({ id: variants.id, productId: variants.productId })
    .from(variants)
    .where(inArray(variants.id, [...variantIds]));
  return new Map(rows.map(({ id, productId }) => [id, productId]));
}
