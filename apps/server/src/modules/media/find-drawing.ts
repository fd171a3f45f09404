import { and, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '#platform/database';
import type { Drawing } from './drawing.ts';
import { media } from './tables.ts';

/** Returns the drawing parameters of an image address. @returns undefined if the image is unknown or not drawn on demand */
export async function findDrawing(db: Db, imageUrl: string): Promise<Drawing | undefined> {
  const [row] = await db
    .select({ drawing: media.drawing })
    .from(media)
    .where(and(eq(media.imageUrl, imageUrl), isNotNull(media.drawing)));
  return row?.drawing ?? undefined;
}
