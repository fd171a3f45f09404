import { asc, eq } from 'drizzle-orm';
import { selectImage } from '#modules/media';
import type { Counted } from '#platform/requests/count-with-limit';
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import { openLinks } from '../links/open-links.ts';
import { chooseText, groupRows } from '../articles/best-text.ts';
import type { BlockSettings, BlockType } from './kinds.ts';
import { getBlockLink } from './shown-blocks.ts';
import { homeBlocks, homeBlockTranslations } from './tables.ts';

/** A block as the back-office form shows it. */
export interface BlockRecord {
  id: number;
  type: BlockType;
  /** Null for all countries. */
  countryId: number | null;
  /** Null for all languages. */
  languageId: number | null;
  mediaId: number | null;
  settings: BlockSettings;
  startsAt: string | null;
  endsAt: string | null;
  isActive: boolean;
  texts: { languageId: number; title: string; text: string; label: string; alt: string }[];
}

/** A block in a list, in English. */
type AdminBlock = Omit<BlockRecord, 'texts' | 'settings'> & { position: number; title: string; imageUrl: string | null };

interface BlockList {
  filter: { type?: BlockType | undefined; countryId?: number | undefined; languageId?: number | undefined };
  ids?: readonly string[] | undefined;
  offset: number;
  limit: number;
}

/**
 * Lists all blocks in display order, including hidden ones. A shop has a few dozen, so all of them are read. A filter by country or language
 * includes the blocks for all countries or languages.
 */
export async function listAdminBlocks(db: Db, { filter, ids, offset, limit }: BlockList): Promise<{ rows: AdminBlock[]; count: Counted }> {
  const rows = await db
    .select({ block: homeBlocks, image: selectImage(homeBlocks.mediaId) })
    .from(homeBlocks)
    .orderBy(asc(homeBlocks.position), asc(homeBlocks.id));
  const texts = groupRows(await db.select().from(homeBlockTranslations), ({ blockId }) => blockId);
  const found = rows
    .map(({ block: { settings: _, ...block }, image }) => ({
      ...formatDates(block),
      title: getTitle(chooseText(texts.get(block.id) ?? [], 1)),
      imageUrl: image?.imageUrl ?? null,
    }))
    .filter(
      (block) =>
        (!ids || ids.includes(String(block.id))) &&
        (filter.type === undefined || block.type === filter.type) &&
        (filter.countryId === undefined || block.countryId === null || block.countryId === filter.countryId) &&
        (filter.languageId === undefined || block.languageId === null || block.languageId === filter.languageId),
    );
  return { rows: found.slice(offset, offset + limit), count: { itemCount: found.length, isMore: false } };
}

/** Returns a block for its form. @returns undefined if it does not exist */
export async function findAdminBlock(db: Db, id: number): Promise<BlockRecord | undefined> {
  const [row] = await db.select().from(homeBlocks).where(eq(homeBlocks.id, id));
  if (!row) return undefined;
  const texts = await db
    .select()
    .from(homeBlockTranslations)
    .where(eq(homeBlockTranslations.blockId, id))
    .orderBy(asc(homeBlockTranslations.languageId));
  const { position: _, ...block } = row;
  return { ...formatDates(block), settings: await readFormSettings(db, block), texts: texts.map(({ blockId: _block, ...text }) => text) };
}

/**
 * Returns the settings with the current address of the link, so that saving an unchanged form keeps the target. A broken link keeps the
 * address as entered.
 */
async function readFormSettings(db: Db, block: Pick<typeof homeBlocks.$inferSelect, 'settings'>): Promise<BlockSettings> {
  const { linkTo: _, ...settings } = block.settings;
  const link = getBlockLink(block);
  return link ? { ...settings, link: (await openLinks(db, [link])).href(link, 1) ?? link.address } : settings;
}

const getTitle = (text: { title: string; alt: string } | undefined): string => text?.title || text?.alt || '';

const formatDates = <Row extends { startsAt: Date | null; endsAt: Date | null }>(row: Row) => ({
  ...row,
  startsAt: row.startsAt?.toISOString() ?? null,
  endsAt: row.endsAt?.toISOString() ?? null,
});

/** Returns the address of a block's image; null if it has no image. */
export async function selectBlockPicture(db: Db, id: number): Promise<string | null> {
  const [row] = await db
    .select({ image: selectImage(homeBlocks.mediaId) })
    .from(homeBlocks)
    .where(eq(homeBlocks.id, id));
  return row?.image?.imageUrl ?? null;
}

/** Locks all blocks until this transaction ends, because each position depends on all blocks. */
export async function lockBlocks(tx: Tx): Promise<void> {
  await tx.select({ id: homeBlocks.id }).from(homeBlocks).orderBy(asc(homeBlocks.id)).for('update');
}
