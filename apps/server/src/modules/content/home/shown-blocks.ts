import { and, asc, eq, inArray, isNull, or, type SQL } from 'drizzle-orm';
import { getCatalog, type Catalog } from '#modules/catalog';
import { getCountry } from '#modules/countries';
import { chooseAlt, listAltTexts, selectImage, type AltText, type StoredImage } from '#modules/media';
import type { Db } from '#platform/database';
import type { HomeBlock } from '../contract.ts';
import { openLinks, type StoredLink, type OpenLinks } from '../links/open-links.ts';
import type { Preview } from '../preview/find-preview.ts';
import { findTarget } from '../redirects/target-path.ts';
import { chooseText, groupRows } from '../articles/best-text.ts';
import type { BlockType } from './kinds.ts';
import { homeBlocks, homeBlockTranslations } from './tables.ts';
import { isShownNow, getSecondsUntilNext } from '#platform/sql/dated';

interface BlockQuery {
  countryId: number;
  languageId: number;
  types: readonly BlockType[];
  preview?: Preview | null;
}

type Row = typeof homeBlocks.$inferSelect;
type Text = typeof homeBlockTranslations.$inferSelect;

/**
 * Lists the blocks of a country in a language, in display order. Leaves out blocks whose category or collection is hidden.
 * @throws CountryNotFound
 */
export async function listPublicBlocks(db: Db, { countryId, languageId, types, preview = null }: BlockQuery): Promise<HomeBlock[]> {
  const country = await getCountry(db, countryId);
  const rows = await db
    .select({ block: homeBlocks, image: selectImage(homeBlocks.mediaId) })
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
  const texts = groupRows(await db.select().from(homeBlockTranslations).where(inArray(homeBlockTranslations.blockId, ids)), ({ blockId }) => blockId);
  const described = await listAltTexts(
    db,
    rows.map(({ block }) => block.mediaId),
  );
  const catalog = await getCatalog(db);
  const links = await openLinks(
    db,
    rows.flatMap(({ block }) => getBlockLink(block) ?? []),
  );
  return rows.flatMap(({ block, image }) => {
    const text = chooseText(texts.get(block.id) ?? [], languageId);
    const shown = buildHomeBlock(block, { image, described: described.get(block.mediaId ?? 0), text, catalog, links, languageId });
    return shown ? [shown] : [];
  });
}

interface BlockContext {
  image: StoredImage | null;
  /** The alternative texts of the image. */
  described: AltText[] | undefined;
  text: Text | undefined;
  catalog: Catalog;
  links: OpenLinks;
  languageId: number;
}

function buildHomeBlock(block: Row, { image, described, text, catalog, links, languageId }: BlockContext): HomeBlock | undefined {
  const { id, type, settings } = block;
  const named = findBlockTarget(block);
  const target = named && findTarget(catalog, { ...named, address: '' }, languageId);
  if (named && !target) return undefined;
  const link = getBlockLink(block);
  const { title, text: body, label } = text ?? noText;
  return {
    id,
    type,
    title: title || (target?.name ?? ''),
    text: body,
    label,
    image: image && { ...chooseFocus(image, settings.focus), alt: chooseAlt(text, described, languageId) },
    link: (link ? links.href(link, languageId) : target?.href) ?? null,
    focus: settings.focus ?? 50,
    videoId: settings.videoId ?? null,
    row: toProductRow(settings),
  };
}

const noText = { title: '', text: '', label: '' };

/** Removes the focal point of an image if the block has its own, because the block knows its crop. */
const chooseFocus = ({ focus, ...image }: StoredImage, ownFocus: number | undefined): StoredImage =>
  focus === undefined || ownFocus !== undefined ? image : { ...image, focus };

const toProductRow = ({ source, targetId = null, take = 8 }: Row['settings']): HomeBlock['row'] => (source ? { source, targetId, take } : null);

/** Returns the link of a block; undefined if it has no link. */
export const getBlockLink = ({ settings: { link, linkTo } }: Pick<Row, 'settings'>): StoredLink | undefined =>
  link ? { address: link, target: linkTo } : undefined;

/** Returns the category or collection that a block shows; undefined if it shows neither. */
export function findBlockTarget({
  type,
  settings: { categoryId, source, targetId = null },
}: Row): { kind: 'category' | 'collection'; targetId: number | null } | undefined {
  if (type === 'HOME_CATEGORY_BANNER') return { kind: 'category', targetId: categoryId ?? null };
  return source === 'category' || source === 'collection' ? { kind: source, targetId } : undefined;
}

/** Matches active blocks within their dates, and the block of a preview. */
export const isPublic = (preview: Preview | null = null): SQL | undefined =>
  or(isShownNow(homeBlocks), preview?.kind === 'block' ? eq(homeBlocks.id, preview.id) : undefined);

/** Returns the seconds until a block starts or ends, at most an hour. This is the cache time of responses with blocks. */
export const getSecondsUntilChange = (db: Db): Promise<number> => getSecondsUntilNext(db, homeBlocks);
