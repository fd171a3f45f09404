import { and, inArray, like } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { media } from './tables.ts';

/** Start of the address of every placeholder: a generated drawing for an imported product without photos. */
export const placeholderPrefix = '/media/drawn/i-';

/** Start of the address of every image that is downloaded from a merchant's server. */
export const importedPrefix = '/media/imported/';

/** Returns whether a product has pictures and all of them are placeholders. */
export async function hasOnlyPlaceholders(db: Db, mediaIds: readonly number[]): Promise<boolean> {
  if (mediaIds.length === 0) return false;
  const standIns = await db.$count(media, and(inArray(media.id, [...mediaIds]), like(media.imageUrl, `${placeholderPrefix}%`)));
  return standIns === new Set(mediaIds).size;
}
