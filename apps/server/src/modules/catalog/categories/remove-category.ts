import { and, count, eq } from 'drizzle-orm';
import { dropTags } from '#platform/tags/tag-drops';
import type { Tx } from '#platform/transaction';
import { StillInUse } from '../errors.ts';
import { categories, productCategories, products, slugs } from '../tables.ts';
import { catalogTag } from '../tags.ts';

/** Deletes an empty category with its addresses. @throws StillInUse */
export async function removeCategory(tx: Tx, id: number): Promise<void> {
  const [below] = await tx.select({ count: count() }).from(categories).where(eq(categories.parentId, id));
  if (below && below.count > 0) throw new StillInUse('category', 'it has subcategories');
  const [within] = await tx.select({ count: count() }).from(productCategories).where(eq(productCategories.categoryId, id));
  if (within && within.count > 0) throw new StillInUse('category', `it contains products (${within.count})`);
  const [main] = await tx.select({ count: count() }).from(products).where(eq(products.categoryId, id));
  if (main && main.count > 0) throw new StillInUse('category', `it is the main category of products (${main.count})`);
  await tx.delete(slugs).where(and(eq(slugs.kind, 'category'), eq(slugs.targetId, id)));
  await tx.delete(categories).where(eq(categories.id, id));
  await dropTags(tx, [catalogTag]);
}
