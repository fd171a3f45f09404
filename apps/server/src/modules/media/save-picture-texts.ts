import { asc, inArray } from 'drizzle-orm';
import { publish } from '#platform/outbox';
import type { Tx } from '#platform/transaction';
import { listAltTexts, type AltText } from './alt-texts.ts';
import { media, pictureTexts } from './tables.ts';

declare module '#platform/outbox' {
  interface EventMap {
    /** Texts or focal points of these media have changed. */
    'media.changed': { mediaIds: number[] };
  }
}

export interface PictureTexts {
  mediaId: number;
  alts: readonly AltText[];
}

/** Sets the alternative texts of images in each language. Languages that are left out or empty lose their text. */
export async function savePictureTexts(tx: Tx, pictures: readonly PictureTexts[]): Promise<void> {
  if (pictures.length === 0) return;
  const byPicture = new Map(pictures.map(({ mediaId, alts }) => [mediaId, cleanTexts(alts)]));
  const ids = [...byPicture.keys()];
  // The lock orders changes of one picture from several forms.
  await tx.select({ id: media.id }).from(media).where(inArray(media.id, ids)).orderBy(asc(media.id)).for('no key update');
  const before = await listAltTexts(tx, ids);
  const changed = ids.filter((id) => JSON.stringify(before.get(id) ?? []) !== JSON.stringify(byPicture.get(id)));
  if (changed.length === 0) return;
  await tx.delete(pictureTexts).where(inArray(pictureTexts.mediaId, changed));
  const rows = changed.flatMap((mediaId) => (byPicture.get(mediaId) ?? []).map((text) => ({ mediaId, ...text })));
  if (rows.length > 0) await tx.insert(pictureTexts).values(rows);
  await publish(tx, { type: 'media.changed', payload: { mediaIds: changed } });
}

/** Returns the texts that are not empty, the last of each language, in the order of the languages. */
function cleanTexts(alts: readonly AltText[]): AltText[] {
  const byLanguage = new Map(alts.map(({ languageId, alt }) => [languageId, alt.trim()]));
  return [...byLanguage]
    .filter(([, alt]) => alt !== '')
    .map(([languageId, alt]) => ({ languageId, alt }))
    .sort((a, b) => a.languageId - b.languageId);
}
