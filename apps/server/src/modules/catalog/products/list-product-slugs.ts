import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { products, slugs } from '../tables.ts';

export interface ProductAddresses {
  /** Current slugs by language id; languages without a slug are missing. */
  slugs: ReadonlyMap<number, string>;
  updatedAt: Date;
}

/** Returns the addresses of published products in each language, by product id, with two queries. */
export async function listProductSlugs(db: Db, productIds: readonly number[]): Promise<Map<number, ProductAddresses>> {
  if (productIds.length === 0) return new Map();
  const ids = [...productIds];
  const rows = await db
    .select({ id: products.id, updatedAt: products.updatedAt })
    .from(products)
    .where(and(inArray(products.id, ids), eq(products.status, 'published')));
  const texts = await db
    .select({ id: slugs.targetId, languageId: slugs.languageId, slug: slugs.slug })
    .from(slugs)
    .where(and(eq(slugs.kind, 'product'), inArray(slugs.targetId, ids), eq(slugs.isCurrent, true)));
  const slugsByProduct = new Map(rows.map(({ id }) => [id, new Map<number, string>()]));
  for (const { id, languageId, slug } of texts) slugsByProduct.get(id)?.set(languageId, slug);
  return new Map(rows.map(({ id, updatedAt }) => [id, { slugs: slugsByProduct.get(id) ?? new Map<number, string>(), updatedAt }]));
}
