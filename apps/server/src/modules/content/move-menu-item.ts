import { eq } from 'drizzle-orm';
import type { Tx } from '#platform/transaction';
import { dropMenus } from './drop-menus.ts';
import { listSiblingItems } from './list-sibling-items.ts';
import { menuItems } from './tables.ts';

/** Moves a link among its siblings. The caller holds the lock of the menus. @param index from 0 */
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
