import { defaultLanguageId } from '@selvedge/i18n';
import { asc, inArray } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { affiliateAnnouncementTexts } from './tables.ts';

/** The text of an announcement in a language. */
export interface AnnouncementText {
  languageId: number;
  title: string;
  text: string;
}

/** Returns the texts of announcements by id, each sorted by language. */
export async function readAnnouncementTexts(db: Db, ids: readonly number[]): Promise<Map<number, AnnouncementText[]>> {
  const found = new Map<number, AnnouncementText[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return found;
  const { announcementId, languageId } = affiliateAnnouncementTexts;
  const rows = await db
    .select()
    .from(affiliateAnnouncementTexts)
    .where(inArray(announcementId, [...ids]))
    .orderBy(asc(languageId));
  for (const { announcementId: id, ...text } of rows) found.get(id)?.push(text);
  return found;
}

/** Returns the text in a language, or else the English one. */
export const chooseAnnouncementText = (texts: readonly AnnouncementText[], languageId: number): Omit<AnnouncementText, 'languageId'> =>
  texts.find((text) => text.languageId === languageId) ?? texts.find((text) => text.languageId === defaultLanguageId) ?? { title: '', text: '' };
