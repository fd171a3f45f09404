import { getOpenCountry } from '#modules/countries';
import type { Db } from '#platform/database';
import type { Category } from '../contract.ts';
import { toCategory } from '../texts/names.ts';
import { getCatalog } from '../snapshot.ts';

/**
 * Lists active categories with their names and addresses in a language, in tree order.
 * @throws CountryNotFound, CountryClosed if a country is given
 */
export async function listCategories(db: Db, { languageId, countryId }: { languageId: number; countryId?: number | undefined }): Promise<Category[]> {
  if (countryId !== undefined) await getOpenCountry(db, countryId);
  const { categories } = await getCatalog(db);
  return [...categories.values()].filter(({ isActive }) => isActive).map((category) => toCategory(category, languageId));
}

/** Returns a category and its ancestors, the top category first. */
export function listCategoryPath(tree: readonly Category[], categoryId: number): Category[] {
  const byId = new Map(tree.map((category) => [category.id, category]));
  const path: Category[] = [];
  // The length is limited, so that a cycle in the data cannot cause an endless loop.
  for (let next = byId.get(categoryId); next && path.length < tree.length; next = next.parentId === null ? undefined : byId.get(next.parentId))
    path.unshift(next);
  return path;
}
