import type { Db } from '#platform/database';
import type { Category } from './contract.ts';
import { categoryIn } from './names.ts';
import { catalogOf } from './snapshot.ts';

/** All active categories with their names and addresses in a language, parents and siblings in their order. */
export async function listCategories(db: Db, { languageId }: { languageId: number }): Promise<Category[]> {
  const { categories } = await catalogOf(db);
  return [...categories.values()].filter(({ isActive }) => isActive).map((category) => categoryIn(category, languageId));
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
