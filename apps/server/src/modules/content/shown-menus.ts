import { and, asc, eq, isNull, or } from 'drizzle-orm';
import { catalogOf } from '#modules/catalog';
import type { Db } from '#platform/database';
import type { Menus } from './contract.ts';
import { menuItems, menuItemTranslations } from './tables.ts';
import { targetIn } from './target-path.ts';

const english = 1;

/** A country's menus in a language. What leads to something hidden is not shown, nor what hangs below it. */
export async function shownMenus(db: Db, { countryId, languageId }: { countryId: number; languageId: number }): Promise<Menus> {
  const items = await db
    .select()
    .from(menuItems)
    .where(and(eq(menuItems.isActive, true), or(isNull(menuItems.countryId), eq(menuItems.countryId, countryId))))
    .orderBy(asc(menuItems.position), asc(menuItems.id));
  if (items.length === 0) return { header: [], footer: [] };
  const labels = await labelsIn(db, languageId);
  const catalog = await catalogOf(db);
  const linksOf = (menu: 'header' | 'footer', parentId: number | null): { id: number; label: string; href: string }[] =>
    items
      .filter((item) => item.menu === menu && item.parentId === parentId)
      .flatMap((item) => {
        const target = targetIn(catalog, item, languageId);
        return target ? [{ id: item.id, label: labels.get(item.id) ?? target.name, href: target.href }] : [];
      });
  const menuOf = (menu: 'header' | 'footer') =>
    linksOf(menu, null).map(({ id, ...link }) => ({ ...link, children: linksOf(menu, id).map(({ id: _, ...child }) => child) }));
  return { header: menuOf('header'), footer: menuOf('footer') };
}

/** By item: in the language, else in English. */
async function labelsIn(db: Db, languageId: number): Promise<Map<number, string>> {
  const rows = await db.select().from(menuItemTranslations);
  const labels = new Map<number, string>();
  for (const row of rows) if (row.languageId === english) labels.set(row.menuItemId, row.label);
  for (const row of rows) if (row.languageId === languageId) labels.set(row.menuItemId, row.label);
  return labels;
}
