import { and, inArray, like } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { media } from './tables.ts';

/** Returns the ids of those media that are videos. */
export async function listVideoIds(db: Db, mediaIds: readonly number[]): Promise<Set<number>> {
  if (mediaIds.length === 0) return new Set();
  const rows = await db
    .select({ id: media.id })
    .from(media)
    .where(and(inArray(media.id, [...mediaIds]), like(media.imageMimeType, 'video/%')));
  return new Set(rows.map(({ id }) => id));
}
