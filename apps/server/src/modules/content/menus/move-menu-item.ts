import { eq, and, asc, isNull } from 'drizzle-orm';
import type { Tx } from '#platform/transaction';
import { dropMenus } from './drop-menus.ts';
import { menuItems } from '../tables.ts';
import type { Db } from '#platform/database';

/** Moves a link among its siblings. The caller must hold the lock of the menus. @param index the new position, from 0 */
export async function moveMenuItem(tx: Tx, id: number, index: number): Promise<void> {
  const [item] = await tx.select().from(menuItems).where(eq(menuItems.id, id));
  if (!item) return;
  const siblings = await listSiblingItems(tx, item);
  const order = siblings
    .map((sibling) => sibling.id)
    .filter((sibling) => sibling !== id)
    .toSpliced(index, 0, id);
  for (const [position, sibling] of order.entries()) await tx.update(menuItems).set({ position }).where(eq(menuItems.id, sibling));
  await dropMenus(tx, [item.countryId]);
}

/** Lists the links under one parent of a menu, in display order. */
export const listSiblingItems = (db: Db, { menu, parentId }: { menu: 'header' | 'footer'; parentId: number | null }) =>
  db
    .select({ id: menuItems.id, countryId: menuItems.countryId })
    .from(menuItems)
    .where(and(eq(menuItems.menu, menu), parentId === null ? isNull(menuItems.parentId) : eq(menuItems.parentId, parentId)))
    .orderBy(asc(menuItems.position), asc(menuItems.id))
    .execute();
