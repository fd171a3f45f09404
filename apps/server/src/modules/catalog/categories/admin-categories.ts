import { defaultLanguageId } from '@selvedge/i18n';
import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Counted } from '#platform/requests/count-with-limit';
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import { selectListPage, type PageSelection } from './listed-page.ts';
import type { NamedText } from '../texts/save-named-texts.ts';
import { listNamedTexts } from '../texts/admin-texts.ts';
import { categories, categoryTranslations, productCategories } from '../tables.ts';

/** A category in a back-office list, including hidden ones. */
export interface AdminCategory {
  id: number;
  code: string;
  parentId: number | null;
  position: number;
  isActive: boolean;
  /** In English, otherwise in any language. */
  name: string;
  /** With all ancestors: `Women › Dresses`. */
  path: string;
  /** Number of languages with a name. */
  languages: number;
}

/** Lists all categories in tree order. One query reads all of them, because there are only a few hundred. */
export async function listAllAdminCategories(db: Db): Promise<AdminCategory[]> {
  const rows = await db
    .select({
      id: categories.id,
      code: categories.code,
      parentId: categories.parentId,
      position: categories.position,
      isActive: categories.isActive,
      name: sql<
        string | null
      >`(array_agg(${categoryTranslations.name} order by ${categoryTranslations.languageId} = ${defaultLanguageId} desc, ${categoryTranslations.languageId}))[1]`,
      languages: count(categoryTranslations.languageId),
    })
    .from(categories)
    .leftJoin(categoryTranslations, eq(categoryTranslations.categoryId, categories.id))
    .groupBy(categories.id)
    .orderBy(asc(categories.position), asc(categories.id));
  const named = rows.map((row) => ({ ...row, name: row.name ?? row.code }));
  const byId = new Map(named.map((row) => [row.id, row]));
  const formatPath = (id: number | null, depth = 0): string[] => {
    const row = id === null || depth > named.length ? undefined : byId.get(id);
    return row ? [...formatPath(row.parentId, depth + 1), row.name] : [];
  };
  return named.map((row) => ({ ...row, path: formatPath(row.id).join(' › ') }));
}

/** Counts the products of each category, including those of its descendants. */
export async function countProductsPerCategory(db: Db): Promise<Map<number, number>> {
  const rows = await db.select({ id: productCategories.categoryId, products: count() }).from(productCategories).groupBy(productCategories.categoryId);
  return new Map(rows.map(({ id, products }) => [id, products]));
}

type CategoryList = PageSelection<'path' | 'code' | 'id'> & { filter: { q?: string | undefined; isActive?: boolean | undefined } };

/** Lists categories that match a name or code. */
export async function listAdminCategories(db: Db, query: CategoryList): Promise<{ rows: AdminCategory[]; count: Counted }> {
  const { q, isActive } = query.filter;
  const all = (await listAllAdminCategories(db)).filter(
    (row) =>
      (isActive === undefined || row.isActive === isActive) && (!q || `${row.path} ${row.code}`.toLowerCase().includes(q.trim().toLowerCase())),
  );
  return selectListPage(all, query);
}

/** The data of a category form. */
export interface CategoryRecord {
  id: number;
  code: string;
  parentId: number | null;
  isActive: boolean;
  texts: NamedText[];
}

/** @returns undefined if the category does not exist */
export async function findAdminCategory(db: Db, id: number): Promise<CategoryRecord | undefined> {
  const [row] = await db
    .select({ id: categories.id, code: categories.code, parentId: categories.parentId, isActive: categories.isActive })
    .from(categories)
    .where(eq(categories.id, id));
  return row && { ...row, texts: await listNamedTexts(db, 'category', id) };
}

/** Locks all categories until this transaction ends, because a cycle check depends on the whole tree. */
export async function lockCategories(tx: Tx): Promise<void> {
  await tx.select({ id: categories.id }).from(categories).orderBy(asc(categories.id)).for('update');
}

/** Lists the children of a category in their order. */
export const listChildren = (db: Db, parentId: number | null): Promise<{ id: number; position: number }[]> =>
  db
    .select({ id: categories.id, position: categories.position })
    .from(categories)
    .where(and(parentId === null ? sql`${categories.parentId} is null` : eq(categories.parentId, parentId)))
    .orderBy(asc(categories.position), asc(categories.id))
    .execute();
