import { eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { media } from './tables.ts';

/** Returns the size of an image in CSS px; undefined if it is unknown. */
export async function findPictureSize(db: Db, imageUrl: string): Promise<{ width: number; height: number } | undefined> {
  const [row] = await db.select({ width: media.width, height: media.height }).from(media).where(eq(media.imageUrl, imageUrl));
  return row && row.width > 0 && row.height > 0 ? row : undefined;
}
