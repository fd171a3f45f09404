import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { listLanguages } from '#modules/countries';
import type { Db } from '#platform/database';
import type { CategoryPage } from './contract.ts';
import { CategoryNotFound } from './errors.ts';
import { categoryPath, listCategories } from './list-categories.ts';
import { categories, categoryTranslations, slugs } from './tables.ts';
import { english, textIn } from './text-in.ts';

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
  const id = await categoryAt(db, { parent, slug, languageId });
  const tree = await listCategories(db, { languageId });
  const path = categoryPath(tree, id);
  const category = path.at(-1);
  if (!category) throw new CategoryNotFound(slug);
  return {
    ...category,
    description: await descriptionOf(db, id, languageId),
    parent: path.at(-2) ?? null,
    children: tree.filter(({ parentId }) => parentId === id),
    paths: await pathsOf(
      db,
      path.map((step) => step.id),
    ),
  };
}

async function categoryAt(db: Db, { parent, slug, languageId }: CategoryAddress): Promise<number> {
  const scope: SQL | undefined =
    parent === undefined
      ? isNull(categories.parentId)
      : inArray(
          categories.parentId,
          db
            .select({ id: slugs.targetId })
            .from(slugs)
            .where(and(eq(slugs.kind, 'category'), eq(slugs.slug, parent))),
        );
  const [found] = await db
    .select({ id: slugs.targetId })
    .from(slugs)
    .innerJoin(categories, eq(categories.id, slugs.targetId))
    .where(and(eq(slugs.kind, 'category'), eq(slugs.slug, slug), eq(categories.isActive, true), scope))
    .orderBy(sql`${slugs.languageId} = ${languageId} desc`, sql`${slugs.isCurrent} desc`, sql`${slugs.languageId} = ${english} desc`)
    .limit(1);
  if (!found) throw new CategoryNotFound(parent === undefined ? slug : `${parent}/${slug}`);
  return found.id;
}

async function descriptionOf(db: Db, id: number, languageId: number): Promise<string> {
  const column = { text: categoryTranslations.description, languageId: categoryTranslations.languageId, owner: categoryTranslations.categoryId };
  const [row] = await db
    .select({ description: textIn(column, categories.id, languageId) })
    .from(categories)
    .where(eq(categories.id, id));
  return row?.description ?? '';
}

/** The slugs from the top down, per language code; a language that lacks one of them has no path of its own. */
async function pathsOf(db: Db, ids: readonly number[]): Promise<Record<string, string[]>> {
  const languages = await listLanguages(db);
  const rows = await db
    .select({ id: slugs.targetId, languageId: slugs.languageId, slug: slugs.slug })
    .from(slugs)
    .where(and(eq(slugs.kind, 'category'), eq(slugs.isCurrent, true), inArray(slugs.targetId, [...ids])));
  const entries = languages.flatMap(({ id: languageId, code }) => {
    const path = ids.flatMap((id) => rows.find((row) => row.id === id && row.languageId === languageId)?.slug ?? []);
    return path.length === ids.length ? [[code, path] as const] : [];
  });
  return Object.fromEntries(entries);
}
