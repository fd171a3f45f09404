import { and, inArray, isNull, like, not, or } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { importedPrefix } from './placeholder-images.ts';
import { media } from './tables.ts';

/**
 * Returns the ids of images by their address; missing ones are left out. A merchant's image counts once it was downloaded, not as a drawing under
 * its address. The shop's own drawings count like other images.
 */
export async function findStoredImages(db: Pick<Db, 'select'>, imageUrls: readonly string[]): Promise<Map<string, number>> {
  if (imageUrls.length === 0) return new Map();
  const rows = await db
    .select({ id: media.id, imageUrl: media.imageUrl })
    .from(media)
    .where(and(inArray(media.imageUrl, [...imageUrls]), or(isNull(media.drawing), not(like(media.imageUrl, `${importedPrefix}%`)))));
  return new Map(rows.map(({ imageUrl, id }) => [imageUrl, id]));
}
