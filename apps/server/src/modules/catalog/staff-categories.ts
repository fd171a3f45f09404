import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Counted } from '#platform/count-up-to';
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import { english } from './names.ts';
import { listedPage, type AskedPage } from './listed-page.ts';
import type { NamedText } from './save-named-texts.ts';
import { namedTextsOf } from './staff-texts.ts';
import { categories, categoryTranslations, productCategories } from './tables.ts';

/** A category as the back office lists it, hidden ones included. */
export interface StaffCategory {
  id: number;
  code: string;
  parentId: number | null;
  position: number;
  isActive: boolean;
  /** In English, else in any language. */
  name: string;
  /** With all above: `Women › Dresses`. */
  path: string;
  /** Languages that it has a name in. */
  languages: number;
}

/** All of them, parents and siblings in their order. A few hundred: read at once. */
export async function allStaffCategories(db: Db): Promise<StaffCategory[]> {
  const rows = await db
    .select({
      id: categories.id,
      code: categories.code,
      parentId: categories.parentId,
      position: categories.position,
      isActive: categories.isActive,
      name: sql<
        string | null
      >`(array_agg(${categoryTranslations.name} order by ${categoryTranslations.languageId} = ${english} desc, ${categoryTranslations.languageId}))[1]`,
      languages: count(categoryTranslations.languageId),
    })
    .from(categories)
    .leftJoin(categoryTranslations, eq(categoryTranslations.categoryId, categories.id))
    .groupBy(categories.id)
    .orderBy(asc(categories.position), asc(categories.id));
  const named = rows.map((row) => ({ ...row, name: row.name ?? row.code }));
  const byId = new Map(named.map((row) => [row.id, row]));
  const pathOf = (id: number | null, depth = 0): string[] => {
    const row = id === null || depth > named.length ? undefined : byId.get(id);
    return row ? [...pathOf(row.parentId, depth + 1), row.name] : [];
  };
  return named.map((row) => ({ ...row, path: pathOf(row.id).join(' › ') }));
}

/** How many products stand in each category, those below it included. */
export async function productsPerCategory(db: Db): Promise<Map<number, number>> {
  const rows = await db.select({ id: productCategories.categoryId, products: count() }).from(productCategories).groupBy(productCategories.categoryId);
  return new Map(rows.map(({ id, products }) => [id, products]));
}

type CategoryList = AskedPage<'path' | 'code' | 'id'> & { filter: { q?: string | undefined; isActive?: boolean | undefined } };

/** Categories as somebody looks for them by name or code. */
export async function staffCategories(db: Db, asked: CategoryList): Promise<{ rows: StaffCategory[]; count: Counted }> {
  const { q, isActive } = asked.filter;
  const all = (await allStaffCategories(db)).filter(
    (row) =>
      (isActive === undefined || row.isActive === isActive) && (!q || `${row.path} ${row.code}`.toLowerCase().includes(q.trim().toLowerCase())),
  );
  return listedPage(all, asked);
}

/** A category as its form shows it. */
export interface CategoryRecord {
  id: number;
  code: string;
  parentId: number | null;
  isActive: boolean;
  texts: NamedText[];
}

/** @returns undefined where there is none */
export async function staffCategory(db: Db, id: number): Promise<CategoryRecord | undefined> {
  const [row] = await db
    .select({ id: categories.id, code: categories.code, parentId: categories.parentId, isActive: categories.isActive })
    .from(categories)
    .where(eq(categories.id, id));
  return row && { ...row, texts: await namedTextsOf(db, 'category', id) };
}

/** Whoever changes the tree waits until this transaction ends: whether a move makes a loop depends on all of it. */
export async function lockCategories(tx: Tx): Promise<void> {
  await tx.select({ id: categories.id }).from(categories).orderBy(asc(categories.id)).for('update');
}

/** Siblings in their order. */
export const childrenOf = (db: Db, parentId: number | null): Promise<{ id: number; position: number }[]> =>
  db
    .select({ id: categories.id, position: categories.position })
    .from(categories)
    .where(and(parentId === null ? sql`${categories.parentId} is null` : eq(categories.parentId, parentId)))
    .orderBy(asc(categories.position), asc(categories.id))
    .execute();
