import { defaultLanguageId } from '@selvedge/i18n';
import { and, asc, eq, isNull, or } from 'drizzle-orm';
import { getCatalog } from '#modules/catalog';
import type { Db } from '#platform/database';
import type { Menus } from '../contract.ts';
import { openLinks } from '../links/open-links.ts';
import { menuItems, menuItemTranslations } from '../tables.ts';
import { findTarget } from '../redirects/target-path.ts';

/** Returns the menus of a country in a language. Leaves out links with hidden targets, and the links below them. */
export async function listPublicMenus(db: Db, { countryId, languageId }: { countryId: number; languageId: number }): Promise<Menus> {
  const items = await db
    .select()
    .from(menuItems)
    .where(and(eq(menuItems.isActive, true), or(isNull(menuItems.countryId), eq(menuItems.countryId, countryId))))
    .orderBy(asc(menuItems.position), asc(menuItems.id));
  if (items.length === 0) return { header: [], footer: [] };
  const labels = await readLabels(db, languageId);
  const catalog = await getCatalog(db);
  const addresses = await openLinks(
    db,
    items.flatMap(({ kind, address }) => (kind === 'address' ? [{ address }] : [])),
  );
  const findDestination = (item: (typeof items)[number]) => {
    if (item.kind !== 'address') return findTarget(catalog, item, languageId);
    const href = addresses.href({ address: item.address }, languageId);
    return href === undefined ? undefined : { href, name: item.address };
  };
  const listLinks = (menu: 'header' | 'footer', parentId: number | null): { id: number; label: string; href: string }[] =>
    items
      .filter((item) => item.menu === menu && item.parentId === parentId)
      .flatMap((item) => {
        const target = findDestination(item);
        return target ? [{ id: item.id, label: labels.get(item.id) ?? target.name, href: target.href }] : [];
      });
  const buildMenu = (menu: 'header' | 'footer') =>
    listLinks(menu, null).map(({ id, ...link }) => ({ ...link, children: listLinks(menu, id).map(({ id: _, ...child }) => child) }));
  return { header: buildMenu('header'), footer: buildMenu('footer') };
}

/** Returns the labels by item, in the language or otherwise in English. */
async function readLabels(db: Db, languageId: number): Promise<Map<number, string>> {
  const rows = await db.select().from(menuItemTranslations);
  const labels = new Map<number, string>();
  for (const row of rows) if (row.languageId === defaultLanguageId) labels.set(row.menuItemId, row.label);
  for (const row of rows) if (row.languageId === languageId) labels.set(row.menuItemId, row.label);
  return labels;
}
