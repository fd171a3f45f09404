import { sql } from 'drizzle-orm';
import type { Db } from '#platform/database';
import type { Drawing } from './drawing.ts';
import type { StoredImage } from './select-image.ts';
import { media } from './tables.ts';

/**
 * Saves images by address. An existing image gets the new size and drawing.
 * @returns the ids of the images in the given order
 */
export async function saveImages(db: Db, images: readonly (StoredImage & { drawing?: Drawing | null })[]): Promise<number[]> {
  if (images.length === 0) return [];
  const byUrl = new Map(images.map((image) => [image.imageUrl, image]));
  const rows = await db
    .insert(media)
    .values([...byUrl.values()])
    .onConflictDoUpdate({
      target: media.imageUrl,
      set: {
        imageMimeType: sql`excluded.image_mime_type`,
        width: sql`excluded.width`,
        height: sql`excluded.height`,
        drawing: sql`coalesce(excluded.drawing, ${media.drawing})`,
      },
    })
    .returning({ id: media.id, imageUrl: media.imageUrl });
  const ids = new Map(rows.map(({ id, imageUrl }) => [imageUrl, id]));
  return images.map(({ imageUrl }) => ids.get(imageUrl) ?? 0);
}
