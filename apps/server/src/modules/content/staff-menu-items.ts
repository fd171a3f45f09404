import { and, asc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { catalogOf } from '#modules/catalog';
import type { Counted } from '#platform/count-up-to';
import { countUpTo } from '#platform/count-up-to';
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import { menuItems, menuItemTranslations } from './tables.ts';
import { targetIn } from './target-path.ts';

/** A link as its form shows it. */
export interface MenuItemRecord {
  id: number;
  menu: 'header' | 'footer';
  parentId: number | null;
  /** Null: everywhere. */
  countryId: number | null;
  kind: 'category' | 'collection' | 'brand' | 'address';
  targetId: number | null;
  address: string;
  isActive: boolean;
  /** Empty: it is called as what it leads to. */
  texts: { languageId: number; label: string }[];
}

/** With what it says and where it leads, in English; `href` is null where that is hidden or gone. */
export type StaffMenuItem = Omit<MenuItemRecord, 'texts'> & { position: number; label: string; href: string | null };

interface ItemList {
  filter: { menu?: 'header' | 'footer' | undefined; parentId?: number | null | undefined };
  ids?: readonly string[] | undefined;
  offset: number;
  limit: number;
}

const english = 1;

/** Links in their order, those of the top first. */
export async function staffMenuItems(db: Db, { filter, ids, offset, limit }: ItemList): Promise<{ rows: StaffMenuItem[]; count: Counted }> {
  const conditions: SQL[] = [sql`true`];
  if (ids) conditions.push(inArray(menuItems.id, ids.map(Number)));
  if (filter.menu) conditions.push(eq(menuItems.menu, filter.menu));
  if (filter.parentId === null) conditions.push(isNull(menuItems.parentId));
  else if (filter.parentId !== undefined) conditions.push(eq(menuItems.parentId, filter.parentId));
  const where = sql.join(conditions, sql` and `);
  const rows = await db
    .select({ item: menuItems, label: menuItemTranslations.label })
    .from(menuItems)
    .leftJoin(menuItemTranslations, and(eq(menuItemTranslations.menuItemId, menuItems.id), eq(menuItemTranslations.languageId, english)))
    .where(where)
    .orderBy(asc(menuItems.menu), sql`${menuItems.parentId} nulls first`, asc(menuItems.position), asc(menuItems.id))
    .limit(limit)
    .offset(offset);
  const catalog = await catalogOf(db);
  return {
    rows: rows.map(({ item, label }) => {
      const target = targetIn(catalog, item, english);
      return { ...item, label: label ?? target?.name ?? '', href: target?.href ?? null };
    }),
    count: await countUpTo(db, sql`select 1 from ${menuItems} where ${where}`),
  };
}

/** @returns undefined where there is none */
export async function staffMenuItem(db: Db, id: number): Promise<MenuItemRecord | undefined> {
  const [item] = await db.select().from(menuItems).where(eq(menuItems.id, id));
  if (!item) return undefined;
  const texts = await db
    .select({ languageId: menuItemTranslations.languageId, label: menuItemTranslations.label })
    .from(menuItemTranslations)
    .where(eq(menuItemTranslations.menuItemId, id))
    .orderBy(asc(menuItemTranslations.languageId));
  const { position: _, ...row } = item;
  return { ...row, texts };
}

/** Whoever changes menus waits until this transaction ends: places are counted among all. */
export async function lockMenus(tx: Tx): Promise<void> {
  await tx.select({ id: menuItems.id }).from(menuItems).orderBy(asc(menuItems.id)).for('update');
}
