import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { english } from '../texts/names.ts';
import { slugs } from '../tables.ts';

/** Finds the product of a current or old slug in any language. @returns undefined if there is none */
export async function findProductId(db: Db, slug: string): Promise<number | undefined> {
  const [row] = await db
    .select({ id: slugs.targetId })
    .from(slugs)
    .where(and(eq(slugs.kind, 'product'), eq(slugs.slug, slug)))
    .orderBy(desc(slugs.isCurrent), desc(eq(slugs.languageId, english)))
    .limit(1);
  return row?.id;
}
