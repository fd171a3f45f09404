import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { ProductNotFound } from './errors.ts';
import { products, slugs } from './tables.ts';
import { english } from './names.ts';

/**
 * The published product at an address: its current one, an old one, or one in another language.
 * @returns its id
 * @throws ProductNotFound
 */
export async function findProduct(db: Db, { slug, languageId }: { slug: string; languageId: number }): Promise<number> {
  const [found] = await db
    .select({ id: slugs.targetId })
    .from(slugs)
    .innerJoin(products, eq(products.id, slugs.targetId))
    .where(and(eq(slugs.kind, 'product'), eq(slugs.slug, slug), eq(products.status, 'published')))
    .orderBy(sql`${slugs.languageId} = ${languageId} desc`, sql`${slugs.isCurrent} desc`, sql`${slugs.languageId} = ${english} desc`)
    .limit(1);
  if (!found) throw new ProductNotFound(slug);
  return found.id;
}
