import { eq } from 'drizzle-orm';
import { InvalidInput } from '#kit/errors';
import { getCatalog } from '#modules/catalog';
import { getCountry } from '#modules/countries';
import type { Tx } from '#platform/transaction';
import { dropMenus } from './drop-menus.ts';
import { findLinkTarget } from '../links/link-target.ts';
import { isLinkAddress } from '../is-link-address.ts';
import { listSiblingItems } from './move-menu-item.ts';
import type { MenuItemRecord } from './admin-menu-items.ts';
import { menuItems, menuItemTranslations } from '../tables.ts';

export type MenuItemForm = Omit<MenuItemRecord, 'id'>;

/**
 * Saves a link from its form. A new link becomes the last link of its parent, and so does a link with a new parent. The caller must hold the
 * lock of the menus.
 * @param id null for a new link
 * @returns the id of the link
 * @throws InvalidInput if the target or the label is missing, or the link would be on a third level
 */
export async function editMenuItem(tx: Tx, id: number | null, { texts, ...form }: MenuItemForm): Promise<number> {
  await assertTarget(tx, form, texts);
  await assertPlace(tx, id, form);
  const [before] = id === null ? [] : await tx.select().from(menuItems).where(eq(menuItems.id, id));
  const stays = before && before.menu === form.menu && before.parentId === form.parentId;
  const row = {
    ...form,
    targetId: form.kind === 'address' ? null : form.targetId,
    address: form.kind === 'address' ? form.address.trim() : '',
    position: stays ? before.position : (await listSiblingItems(tx, form)).length,
  };
  const [saved] =
    id === null
      ? await tx.insert(menuItems).values(row).returning({ id: menuItems.id })
      : await tx.update(menuItems).set(row).where(eq(menuItems.id, id)).returning({ id: menuItems.id });
  if (!saved) throw new Error(`menu item ${id} was not saved`);
  // The links below this link move to the same menu.
  if (before && before.menu !== form.menu) await tx.update(menuItems).set({ menu: form.menu }).where(eq(menuItems.parentId, saved.id));
  await tx.delete(menuItemTranslations).where(eq(menuItemTranslations.menuItemId, saved.id));
  const written = texts.filter(({ label }) => label.trim() !== '');
  if (written.length > 0)
    await tx.insert(menuItemTranslations).values(written.map(({ languageId, label }) => ({ languageId, label: label.trim(), menuItemId: saved.id })));
  await dropMenus(tx, [form.countryId, ...(before ? [before.countryId] : [])]);
  return saved.id;
}

const createRefusal = (field: string, code: string, message: string) => new InvalidInput([{ field, code, params: { message } }]);

async function assertTarget(
  tx: Tx,
  { kind, targetId, address, countryId }: Omit<MenuItemForm, 'texts'>,
  texts: MenuItemForm['texts'],
): Promise<void> {
  // The call throws for an unknown country.
  if (countryId !== null) await getCountry(tx, countryId);
  if (kind === 'address') {
    if (!isLinkAddress(address.trim()))
      throw createRefusal('address', 'address', 'Enter a path of the shop such as /size-guides or a URL that starts with https://');
    const target = await findLinkTarget(tx, address.trim());
    if (target?.kind === 'unknown') throw createRefusal('address', 'unknown', target.message);
    if (texts.every(({ languageId, label }) => languageId !== 1 || label.trim() === ''))
      throw createRefusal('texts', 'required', 'Enter a label in English. It is the fallback for missing translations.');
    return;
  }
  const { categories, collections, brands } = await getCatalog(tx);
  const known = { category: categories, collection: collections, brand: brands }[kind];
  if (targetId === null || !known.has(targetId)) throw createRefusal('targetId', 'unknown', `Choose a ${kind}`);
}

async function assertPlace(tx: Tx, id: number | null, { menu, parentId }: Pick<MenuItemForm, 'menu' | 'parentId'>): Promise<void> {
  if (parentId === null) return;
  const [parent] = await tx.select().from(menuItems).where(eq(menuItems.id, parentId));
  if (!parent || parent.menu !== menu) throw createRefusal('parentId', 'unknown', 'There is no such link in this menu');
  const hasChildren = id !== null && (await tx.select({ id: menuItems.id }).from(menuItems).where(eq(menuItems.parentId, id))).length > 0;
  if (parent.parentId !== null || parent.id === id || hasChildren) throw createRefusal('parentId', 'level', 'Menus can have only two levels');
}

/** Removes a link and all links below it from the menu. */
export async function removeMenuItem(tx: Tx, id: number): Promise<void> {
  const below = await tx.delete(menuItems).where(eq(menuItems.parentId, id)).returning({ countryId: menuItems.countryId });
  const removed = await tx.delete(menuItems).where(eq(menuItems.id, id)).returning({ countryId: menuItems.countryId });
  await dropMenus(
    tx,
    [...below, ...removed].map(({ countryId }) => countryId),
  );
}
