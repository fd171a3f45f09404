import { asc, eq } from 'drizzle-orm';
import { imageOf } from '#modules/media';
import type { Counted } from '#platform/count-up-to';
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import { bestText } from '../writing/best-text.ts';
import { grouped } from '../writing/grouped.ts';
import type { BlockSettings, BlockType } from './kinds.ts';
import { homeBlocks, homeBlockTranslations } from './tables.ts';

/** As its form shows it. */
export interface BlockRecord {
  id: number;
  type: BlockType;
  /** Null: everywhere. */
  countryId: number | null;
  /** Null: in all. */
  languageId: number | null;
  mediaId: number | null;
  settings: BlockSettings;
  startsAt: string | null;
  endsAt: string | null;
  isActive: boolean;
  texts: { languageId: number; title: string; text: string; label: string; alt: string }[];
}

/** As the list shows it, in English. */
export type StaffBlock = Omit<BlockRecord, 'texts' | 'settings'> & { position: number; title: string; imageUrl: string | null };

interface BlockList {
  filter: { type?: BlockType | undefined; countryId?: number | undefined; languageId?: number | undefined };
  ids?: readonly string[] | undefined;
  offset: number;
  limit: number;
}

/** All blocks in their order, hidden ones too: some dozens. Those of a country are its own and those for all; likewise of a language. */
export async function staffBlocks(db: Db, { filter, ids, offset, limit }: BlockList): Promise<{ rows: StaffBlock[]; count: Counted }> {
  const rows = await db
    .select({ block: homeBlocks, image: imageOf(homeBlocks.mediaId) })
    .from(homeBlocks)
    .orderBy(asc(homeBlocks.position), asc(homeBlocks.id));
  const texts = grouped(await db.select().from(homeBlockTranslations), ({ blockId }) => blockId);
  const found = rows
    .map(({ block: { settings: _, ...block }, image }) => ({
      ...dated(block),
      title: titleOf(bestText(texts.get(block.id) ?? [], 1)),
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

/** @returns undefined where there is none */
export async function staffBlock(db: Db, id: number): Promise<BlockRecord | undefined> {
  const [row] = await db.select().from(homeBlocks).where(eq(homeBlocks.id, id));
  if (!row) return undefined;
  const texts = await db
    .select()
    .from(homeBlockTranslations)
    .where(eq(homeBlockTranslations.blockId, id))
    .orderBy(asc(homeBlockTranslations.languageId));
  const { position: _, ...block } = row;
  return { ...dated(block), texts: texts.map(({ blockId: _block, ...text }) => text) };
}

const titleOf = (text: { title: string; alt: string } | undefined): string => text?.title || text?.alt || '';

const dated = <Row extends { startsAt: Date | null; endsAt: Date | null }>(row: Row) => ({
  ...row,
  startsAt: row.startsAt?.toISOString() ?? null,
  endsAt: row.endsAt?.toISOString() ?? null,
});

/** Where its picture lies; null: it has none. */
export async function blockPicture(db: Db, id: number): Promise<string | null> {
  const [row] = await db
    .select({ image: imageOf(homeBlocks.mediaId) })
    .from(homeBlocks)
    .where(eq(homeBlocks.id, id));
  return row?.image?.imageUrl ?? null;
}

/** Whoever changes blocks waits until this transaction ends: places are counted among all. */
export async function lockBlocks(tx: Tx): Promise<void> {
  await tx.select({ id: homeBlocks.id }).from(homeBlocks).orderBy(asc(homeBlocks.id)).for('update');
}
