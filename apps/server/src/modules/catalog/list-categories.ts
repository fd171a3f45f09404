import { asc, eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import type { Category } from './contract.ts';
import { categories, categoryTranslations } from './tables.ts';
import { slugIn, textIn } from './text-in.ts';

/** All active categories with their names and addresses in a language, parents and siblings in their order; one query. */
export async function listCategories(db: Db, { languageId }: { languageId: number }): Promise<Category[]> {
  return db
    .select({
      id: categories.id,
      code: categories.code,
      slug: slugIn('category', categories.id, languageId),
      parentId: categories.parentId,
      name: textIn(
        { text: categoryTranslations.name, languageId: categoryTranslations.languageId, owner: categoryTranslations.categoryId },
        categories.id,
        languageId,
      ),
    })
    .from(categories)
    .where(eq(categories.isActive, true))
    .orderBy(asc(categories.position), asc(categories.id));
}

/** A category and what stands above it, the top one first. */
export function categoryPath(tree: readonly Category[], categoryId: number): Category[] {
  const byId = new Map(tree.map((category) => [category.id, category]));
  const path: Category[] = [];
  // As long as the tree at most: a loop in the data must not hang a page.
  for (let next = byId.get(categoryId); next && path.length < tree.length; next = next.parentId === null ? undefined : byId.get(next.parentId))
    path.unshift(next);
  return path;
}
