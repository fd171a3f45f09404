import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { products, slugs } from './tables.ts';

export interface ProductAddresses {
  /** Current slugs by language id; a language that is missing has none of its own. */
  slugs: ReadonlyMap<number, string>;
  updatedAt: Date;
}

/** Where published products stand in each language, by their ids. Two queries. */
export async function addressesOfProducts(db: Db, productIds: readonly number[]): Promise<Map<number, ProductAddresses>> {
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
  const slugsOf = new Map(rows.map(({ id }) => [id, new Map<number, string>()]));
  for (const { id, languageId, slug } of texts) slugsOf.get(id)?.set(languageId, slug);
  return new Map(rows.map(({ id, updatedAt }) => [id, { slugs: slugsOf.get(id) ?? new Map<number, string>(), updatedAt }]));
}
