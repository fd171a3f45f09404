import { listLanguages } from '#modules/countries';
import type { Db } from '#platform/database';
import type { CategoryPage } from '../contract.ts';
import { CategoryNotFound } from '../errors.ts';
import { findAddress } from '../texts/find-address.ts';
import { listCategoryPath, listCategories } from './list-categories.ts';
import { getLocalName } from '../texts/names.ts';
import type { Catalog } from '../read-catalog.ts';
import { getCatalog } from '../snapshot.ts';

interface CategoryAddress {
  /** Slug of the parent category; missing for a top category. */
  parent?: string;
  slug: string;
  languageId: number;
}

/**
 * Returns a category page by its address. Old addresses and addresses in other languages also work; the response has the current address.
 * @throws CategoryNotFound
 */
export async function getCategoryPage(db: Db, { parent, slug, languageId }: CategoryAddress): Promise<CategoryPage> {
  const catalog = await getCatalog(db);
  const id = getCategoryId(catalog, { parent, slug, languageId });
  const tree = await listCategories(db, { languageId });
  const path = listCategoryPath(tree, id);
  const category = path.at(-1);
  if (!category) throw new CategoryNotFound(slug);
  return {
    ...category,
    description: getLocalName(catalog.categories.get(id)?.descriptions ?? new Map(), languageId),
    parent: path.at(-2) ?? null,
    children: tree.filter(({ parentId }) => parentId === id),
    paths: await readCategoryPaths(
      db,
      catalog,
      path.slice(-2).map((step) => step.id),
    ),
  };
}

function getCategoryId(catalog: Catalog, { parent, slug, languageId }: CategoryAddress): number {
  const parents: (number | null)[] =
    parent === undefined ? [null] : (catalog.addresses.get(`category:${parent}`) ?? []).map(({ targetId }) => targetId);
  const found = findAddress(catalog, { kind: 'category', slug, languageId }, ({ targetId, scopeId }) => {
    const category = catalog.categories.get(targetId);
    // Matches the current parent or a former parent.
    return category?.isActive === true && (parents.includes(category.parentId) || parents.includes(scopeId || null));
  });
  if (found === undefined) throw new CategoryNotFound(parent === undefined ? slug : `${parent}/${slug}`);
  return found;
}

/** Returns the path slugs per language code: parent and category. Languages that lack a slug for one of them have no path. */
async function readCategoryPaths(db: Db, { categories }: Catalog, ids: readonly number[]): Promise<Record<string, string[]>> {
  const entries = (await listLanguages(db)).flatMap(({ id: languageId, code }) => {
    const path = ids.flatMap((id) => categories.get(id)?.slugs.get(languageId) ?? []);
    return path.length === ids.length ? [[code, path] as const] : [];
  });
  return Object.fromEntries(entries);
}
