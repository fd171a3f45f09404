import { sql } from 'drizzle-orm';
import { now } from '#kit/clock';
import type { Db } from '#platform/database';
import type { Drawing } from './drawing.ts';
import type { ImageFile } from './select-image.ts';
import { media } from './tables.ts';

interface ImageToSave extends ImageFile {
  drawing?: Drawing | null;
  /** Default: no name, for a file that was not uploaded. */
  fileName?: string;
  /** Size of the stored file. */
  bytes?: number;
  /** The vendor who uploaded it; null: the merchant. */
  vendorId?: number | null;
}

/**
 * Saves images by address. An existing image gets the new size and drawing.
 * @returns the ids of the images in the given order
 */
export async function saveImages(db: Db, images: readonly ImageToSave[]): Promise<number[]> {
  if (images.length === 0) return [];
  const byUrl = new Map(images.map((image) => [image.imageUrl, { ...image, createdAt: now() }]));
  const rows = await db
    .insert(media)
    .values([...byUrl.values()])
    .onConflictDoUpdate({
      target: media.imageUrl,
      set: {
        imageMimeType: sql`excluded.image_mime_type`,
        width: sql`excluded.width`,
        height: sql`excluded.height`,
        bytes: sql`excluded.bytes`,
        drawing: sql`coalesce(excluded.drawing, ${media.drawing})`,
      },
    })
    .returning({ id: media.id, imageUrl: media.imageUrl });
  const ids = new Map(rows.map(({ id, imageUrl }) => [imageUrl, id]));
  return images.map(({ imageUrl }) => ids.get(imageUrl) ?? 0);
}
