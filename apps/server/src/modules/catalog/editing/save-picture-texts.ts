import { inArray } from 'drizzle-orm';
import type { Tx } from '#platform/transaction';
import { pictureTexts } from '../tables.ts';

export interface PictureTexts {
  mediaId: number;
  alts: readonly { languageId: number; alt: string }[];
}

/** Sets the alternative texts of images in each language. Languages that are left out or empty lose their text. */
export async function savePictureTexts(tx: Tx, pictures: readonly PictureTexts[]): Promise<void> {
  if (pictures.length === 0) return;
  const byPicture = new Map(pictures.map((picture) => [picture.mediaId, picture]));
  await tx.delete(pictureTexts).where(inArray(pictureTexts.mediaId, [...byPicture.keys()]));
  const rows = [...byPicture.values()].flatMap(({ mediaId, alts }) => {
    const written = new Map(alts.map(({ languageId, alt }) => [languageId, alt.trim()]));
    return [...written].flatMap(([languageId, alt]) => (alt === '' ? [] : [{ mediaId, languageId, alt }]));
  });
  if (rows.length > 0) await tx.insert(pictureTexts).values(rows);
}
