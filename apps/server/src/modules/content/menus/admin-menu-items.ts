import { defaultLanguageId } from '@selvedge/i18n';
import { and, asc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { getCatalog } from '#modules/catalog';
import type { Counted } from '#platform/requests/count-with-limit';
import { countWithLimit } from '#platform/requests/count-with-limit';
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import { menuItems, menuItemTranslations } from '../tables.ts';
import { findTarget } from '../redirects/target-path.ts';
import { toRecordIds } from '#platform/request-fields';

/** A menu link as the back-office form shows it. */
export interface MenuItemRecord {
  id: number;
  menu: 'header' | 'footer';
  parentId: number | null;
  /** Null for all countries. */
  countryId: number | null;
  kind: 'category' | 'collection' | 'brand' | 'address';
  targetId: number | null;
  address: string;
  isActive: boolean;
  /** The labels. A link without labels uses the name of its target. */
  texts: { languageId: number; label: string }[];
}

/** A menu link in a list, with label and address in English. `href` is null if the target is hidden or deleted. */
export type AdminMenuItem = Omit<MenuItemRecord, 'texts'> & { position: number; label: string; href: string | null };

interface ItemList {
  filter: { menu?: 'header' | 'footer' | undefined; parentId?: number | null | undefined };
  ids?: readonly string[] | undefined;
  offset: number;
  limit: number;
}

/** Lists menu links in display order. Links of the top level are first. */
export async function listAdminMenuItems(db: Db, { filter, ids, offset, limit }: ItemList): Promise<{ rows: AdminMenuItem[]; count: Counted }> {
  const conditions: SQL[] = [sql`true`];
  if (ids) conditions.push(inArray(menuItems.id, toRecordIds(ids)));
  if (filter.menu) conditions.push(eq(menuItems.menu, filter.menu));
  if (filter.parentId === null) conditions.push(isNull(menuItems.parentId));
  else if (filter.parentId !== undefined) conditions.push(eq(menuItems.parentId, filter.parentId));
  const where = sql.join(conditions, sql` and `);
  const rows = await db
    .select({ item: menuItems, label: menuItemTranslations.label })
    .from(menuItems)
    .leftJoin(menuItemTranslations, and(eq(menuItemTranslations.menuItemId, menuItems.id), eq(menuItemTranslations.languageId, defaultLanguageId)))
    .where(where)
    .orderBy(asc(menuItems.menu), sql`${menuItems.parentId} nulls first`, asc(menuItems.position), asc(menuItems.id))
    .limit(limit)
    .offset(offset);
  const catalog = await getCatalog(db);
  return {
    rows: rows.map(({ item, label }) => {
      const target = findTarget(catalog, item, defaultLanguageId);
      return { ...item, label: label ?? target?.name ?? '', href: target?.href ?? null };
    }),
    count: await countWithLimit(db, sql`select 1 from ${menuItems} where ${where}`),
  };
}

/** Returns a menu link for its form. @returns undefined if it does not exist */
export async function findAdminMenuItem(db: Db, id: number): Promise<MenuItemRecord | undefined> {
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

/** Locks all menu items until this transaction ends, because each position depends on all items. */
export async function lockMenus(tx: Tx): Promise<void> {
  await tx.select({ id: menuItems.id }).from(menuItems).orderBy(asc(menuItems.id)).for('update');
}
