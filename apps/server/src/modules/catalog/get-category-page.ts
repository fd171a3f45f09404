import { listLanguages } from '#modules/countries';
import type { Db } from '#platform/database';
import type { CategoryPage } from './contract.ts';
import { CategoryNotFound } from './errors.ts';
import { findAddress } from './find-address.ts';
import { categoryPath, listCategories } from './list-categories.ts';
import { nameIn } from './names.ts';
import type { Catalog } from './read-catalog.ts';
import { catalogOf } from './snapshot.ts';

interface CategoryAddress {
  /** Slug of the category above; left out for a top one. */
  parent?: string;
  slug: string;
  languageId: number;
}

/**
 * A category's page by its address. An old address, or one in another language, finds it as well: the answer has the
 * current one.
 * @throws CategoryNotFound
 */
export async function getCategoryPage(db: Db, { parent, slug, languageId }: CategoryAddress): Promise<CategoryPage> {
  const catalog = await catalogOf(db);
  const id = categoryAt(catalog, { parent, slug, languageId });
  const tree = await listCategories(db, { languageId });
  const path = categoryPath(tree, id);
  const category = path.at(-1);
  if (!category) throw new CategoryNotFound(slug);
  return {
    ...category,
    description: nameIn(catalog.categories.get(id)?.descriptions ?? new Map(), languageId),
    parent: path.at(-2) ?? null,
    children: tree.filter(({ parentId }) => parentId === id),
    paths: await pathsOf(
      db,
      catalog,
      path.slice(-2).map((step) => step.id),
    ),
  };
}

function categoryAt(catalog: Catalog, { parent, slug, languageId }: CategoryAddress): number {
  const parents: (number | null)[] =
    parent === undefined ? [null] : (catalog.addresses.get(`category:${parent}`) ?? []).map(({ targetId }) => targetId);
  const found = findAddress(catalog, { kind: 'category', slug, languageId }, ({ targetId, scopeId }) => {
    const category = catalog.categories.get(targetId);
    // Where it stands, or where it stood before it was moved.
    return category?.isActive === true && (parents.includes(category.parentId) || parents.includes(scopeId || null));
  });
  if (found === undefined) throw new CategoryNotFound(parent === undefined ? slug : `${parent}/${slug}`);
  return found;
}

/** The slugs of its address, per language code: of the one above, and its own. A language that lacks one of them has no path of its own. */
async function pathsOf(db: Db, { categories }: Catalog, ids: readonly number[]): Promise<Record<string, string[]>> {
  const entries = (await listLanguages(db)).flatMap(({ id: languageId, code }) => {
    const path = ids.flatMap((id) => categories.get(id)?.slugs.get(languageId) ?? []);
    return path.length === ids.length ? [[code, path] as const] : [];
  });
  return Object.fromEntries(entries);
}
