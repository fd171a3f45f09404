import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import { catalogOf, type Catalog } from '#modules/catalog';
import { getCountry } from '#modules/countries';
import { imageOf, type StoredImage } from '#modules/media';
import type { Db } from '#platform/database';
import type { HomeBlock } from '../contract.ts';
import type { Preview } from '../preview/find-preview.ts';
import { targetIn } from '../target-path.ts';
import { bestText } from '../writing/best-text.ts';
import { grouped } from '../writing/grouped.ts';
import { isPublic } from './is-public.ts';
import type { BlockType } from './kinds.ts';
import { homeBlocks, homeBlockTranslations } from './tables.ts';

interface Asked {
  countryId: number;
  languageId: number;
  types: readonly BlockType[];
  preview?: Preview | null;
}

type Row = typeof homeBlocks.$inferSelect;
type Text = typeof homeBlockTranslations.$inferSelect;

/**
 * The blocks of a country in a language, in their order. One whose category or collection is hidden is left out.
 * @throws CountryNotFound
 */
export async function shownBlocks(db: Db, { countryId, languageId, types, preview = null }: Asked): Promise<HomeBlock[]> {
  const country = await getCountry(db, countryId);
  const rows = await db
    .select({ block: homeBlocks, image: imageOf(homeBlocks.mediaId) })
    .from(homeBlocks)
    .where(
      and(
        isPublic(preview),
        inArray(homeBlocks.type, [...types]),
        or(isNull(homeBlocks.countryId), inArray(homeBlocks.countryId, [countryId, country.id])),
        or(isNull(homeBlocks.languageId), eq(homeBlocks.languageId, languageId)),
      ),
    )
    .orderBy(asc(homeBlocks.position), asc(homeBlocks.id));
  if (rows.length === 0) return [];
  const ids = rows.map(({ block }) => block.id);
  const texts = grouped(await db.select().from(homeBlockTranslations).where(inArray(homeBlockTranslations.blockId, ids)), ({ blockId }) => blockId);
  const catalog = await catalogOf(db);
  return rows.flatMap(({ block, image }) => {
    const shown = asShown(block, { image, text: bestText(texts.get(block.id) ?? [], languageId), catalog, languageId });
    return shown ? [shown] : [];
  });
}

interface Beside {
  image: StoredImage | null;
  text: Text | undefined;
  catalog: Catalog;
  languageId: number;
}

function asShown(block: Row, { image, text, catalog, languageId }: Beside): HomeBlock | undefined {
  const { id, type, settings } = block;
  const named = targetOf(block);
  const target = named && targetIn(catalog, { ...named, address: '' }, languageId);
  if (named && !target) return undefined;
  const source = settings.source ?? null;
  return {
    id,
    type,
    title: text?.title || (target?.name ?? ''),
    text: text?.text ?? '',
    label: text?.label ?? '',
    image: image && { ...image, alt: text?.alt ?? '' },
    link: settings.link || (target?.href ?? null),
    focus: settings.focus ?? 50,
    videoId: settings.videoId ?? null,
    row: source && { source, targetId: settings.targetId ?? null, take: settings.take ?? 8 },
  };
}

/** What of the catalogue a block stands for. */
function targetOf({
  type,
  settings: { categoryId, source, targetId = null },
}: Row): { kind: 'category' | 'collection'; targetId: number | null } | undefined {
  if (type === 'HOME_CATEGORY_BANNER') return { kind: 'category', targetId: categoryId ?? null };
  return source === 'category' || source === 'collection' ? { kind: source, targetId } : undefined;
}
