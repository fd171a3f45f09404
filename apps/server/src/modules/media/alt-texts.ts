import { defaultLanguageId } from '@selvedge/i18n';
import { and, asc, inArray, ne, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '#platform/database';
import { pictureTexts } from './tables.ts';

/** An alternative text in a language. */
export interface AltText {
  languageId: number;
  alt: string;
}

/** Returns the alternative texts of media by id. */
export async function listAltTexts(db: Pick<Db, 'select'>, mediaIds: readonly (number | null)[]): Promise<Map<number, AltText[]>> {
  const ids = mediaIds.filter((id) => id !== null);
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(pictureTexts)
    .where(and(inArray(pictureTexts.mediaId, ids), ne(pictureTexts.alt, '')))
    .orderBy(asc(pictureTexts.mediaId), asc(pictureTexts.languageId));
  const texts = new Map<number, AltText[]>();
  for (const { mediaId, ...text } of rows) texts.set(mediaId, [...(texts.get(mediaId) ?? []), text]);
  return texts;
}

/** Selects the alternative texts of a media id, for a select list. Names the table explicitly, so that it fits any outer query. */
export const selectAltTexts = (id: SQL): SQL<AltText[]> => sql<AltText[]>`(
  select coalesce(json_agg(json_build_object('languageId', described.language_id, 'alt', described.alt) order by described.language_id), '[]')
  from ${pictureTexts} described where described.media_id = ${id})`;

/** Selects the alternative text of a media id in a language, for a select list; null if there is none. */
export const selectAltText = (id: AnyPgColumn | SQL, languageId: number): SQL<string | null> => sql<string | null>`(
  select described.alt from ${pictureTexts} described where described.media_id = ${id} and described.language_id = ${languageId})`;

/** Selects the alternative texts of the row `item` that contain a text. */
export const selectMatchingTexts = (pattern: string): SQL =>
  sql`select from ${pictureTexts} described where described.media_id = item.id and described.alt ilike ${pattern}`;

/**
 * Returns the alternative text for a page in a language. A record's own text describes what the picture means there, so it is used before the
 * text of the picture. A text in the language of the page is used before any English text.
 * @param own the text of the record, in the language of the page or in its fallback
 * @param described the texts of the picture
 */
export function chooseAlt(own: AltText | undefined, described: readonly AltText[] | undefined, languageId: number): string {
  const findDescription = (wanted: number) => described?.find((text) => text.languageId === wanted)?.alt;
  const ownInLanguage = own?.languageId === languageId ? own.alt : '';
  return ownInLanguage || findDescription(languageId) || own?.alt || findDescription(defaultLanguageId) || '';
}

/**
 * Returns whether some text of a record has no alternative text, neither its own nor one of the picture.
 * @param texts the texts of the record; each needs an alternative text
 */
export async function lacksAltText(db: Db, mediaId: number, texts: readonly AltText[]): Promise<boolean> {
  if (texts.every(({ alt }) => alt !== '')) return false;
  const described = new Set((await listAltTexts(db, [mediaId])).get(mediaId)?.map(({ languageId }) => languageId));
  return texts.some(({ languageId, alt }) => alt === '' && !described.has(languageId));
}
