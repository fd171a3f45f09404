import { eq } from 'drizzle-orm';
import type { Tx } from '#platform/transaction';
import { dropMenus } from './drop-menus.ts';
import { menuItems } from './tables.ts';

/** Removes a link from its menu, with all links below it. */
export async function removeMenuItem(tx: Tx, id: number): Promise<void> {
  const below = await tx.delete(menuItems).where(eq(menuItems.parentId, id)).returning({ countryId: menuItems.countryId });
  const removed = await tx.delete(menuItems).where(eq(menuItems.id, id)).returning({ countryId: menuItems.countryId });
  await dropMenus(
    tx,
    [...below, ...removed].map(({ countryId }) => countryId),
  );
}
