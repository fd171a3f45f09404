import { defaultLanguageId } from '@selvedge/i18n';
import { asc } from 'drizzle-orm';
import { getCatalog } from '#modules/catalog';
import type { Db } from '#platform/database';
import { getBlockLink, findBlockTarget } from '../home/shown-blocks.ts';
import { homeBlocks, homeBlockTranslations } from '../home/tables.ts';
import { menuItems, menuItemTranslations } from '../tables.ts';
import { findTarget } from '../redirects/target-path.ts';
import { chooseText } from '../articles/best-text.ts';
import { openLinks } from './open-links.ts';

/** A link that is hidden because its target was deleted or is not public. */
export interface BrokenLink {
  place: 'home block' | 'menu item';
  /** The id of the block or menu item. */
  id: number;
  title: string;
  /** The address as entered; empty if the target was selected from a list. */
  link: string;
}

/** Lists the links of blocks and menus without a public target, including hidden blocks and items. */
export async function listBrokenLinks(db: Db): Promise<BrokenLink[]> {
  return [...(await listBrokenBlocks(db)), ...(await listBrokenMenuItems(db))];
}

async function listBrokenBlocks(db: Db): Promise<BrokenLink[]> {
  const blocks = await db.select().from(homeBlocks).orderBy(asc(homeBlocks.position), asc(homeBlocks.id));
  const texts = await db.select().from(homeBlockTranslations);
  const catalog = await getCatalog(db);
  const links = await openLinks(
    db,
    blocks.flatMap((block) => getBlockLink(block) ?? []),
  );
  return blocks.flatMap((block) => {
    const [link, chosen] = [getBlockLink(block), findBlockTarget(block)];
    const isBroken =
      (link !== undefined && links.href(link, defaultLanguageId) === undefined) ||
      (chosen !== undefined && !findTarget(catalog, { ...chosen, address: '' }, defaultLanguageId));
    const text = chooseText(
      texts.filter(({ blockId }) => blockId === block.id),
      defaultLanguageId,
    );
    return isBroken ? [{ place: 'home block' as const, id: block.id, title: text?.title || (text?.alt ?? ''), link: link?.address ?? '' }] : [];
  });
}

async function listBrokenMenuItems(db: Db): Promise<BrokenLink[]> {
  const items = await db.select().from(menuItems).orderBy(asc(menuItems.id));
  const labels = await db.select().from(menuItemTranslations);
  const catalog = await getCatalog(db);
  const addresses = await openLinks(
    db,
    items.flatMap(({ kind, address }) => (kind === 'address' ? [{ address }] : [])),
  );
  return items.flatMap((item) => {
    const isOpen =
      item.kind === 'address' ? addresses.href(item, defaultLanguageId) !== undefined : findTarget(catalog, item, defaultLanguageId) !== undefined;
    const title = labels.find(({ menuItemId, languageId }) => menuItemId === item.id && languageId === defaultLanguageId)?.label ?? '';
    return isOpen ? [] : [{ place: 'menu item' as const, id: item.id, title, link: item.address }];
  });
}
