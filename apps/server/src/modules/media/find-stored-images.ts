import { inArray } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { media } from './tables.ts';

/** Returns the ids of images by address. Unknown addresses are left out. */
export async function findStoredImages(db: Pick<Db, 'select'>, imageUrls: readonly string[]): Promise<Map<string, number>> {
  if (imageUrls.length === 0) return new Map();
  const rows = await db
    .select({ id: media.id, imageUrl: media.imageUrl })
    .from(media)
    .where(inArray(media.imageUrl, [...imageUrls]));
  return new Map(rows.map(({ imageUrl, id }) => [imageUrl, id]));
}
