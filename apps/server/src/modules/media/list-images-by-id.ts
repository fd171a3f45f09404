import { inArray } from 'drizzle-orm';
import type { Db } from '#platform/database';
import type { StoredImage } from './select-image.ts';
import { media } from './tables.ts';

/** Returns images by id. Unknown ids are left out. */
export async function listImagesById(db: Db, ids: readonly number[]): Promise<Map<number, StoredImage>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(media)
    .where(inArray(media.id, [...ids]));
  return new Map(rows.map(({ id, imageUrl, imageMimeType, width, height }) => [id, { imageUrl, imageMimeType, width, height }]));
}
