import { inArray } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { media } from './tables.ts';

/** A picture as pages need it; width and height in CSS px of the original. */
export interface StoredImage {
  imageUrl: string;
  imageMimeType: string;
  width: number;
  height: number;
}

/** Pictures by their ids, in one query; unknown ids are not in the answer. */
export async function imagesById(db: Db, ids: readonly number[]): Promise<Map<number, StoredImage>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(media)
    .where(inArray(media.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, imageUrl, imageMimeType, width, height }) => [id, { imageUrl, imageMimeType, width, height }]));
}
