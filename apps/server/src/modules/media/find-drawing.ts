import { and, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '#platform/database';
import type { Drawing } from './drawing.ts';
import { media } from './tables.ts';

/** How the picture at this address is drawn. @returns undefined where the shop has no such picture, or its file is no drawing */
export async function findDrawing(db: Db, imageUrl: string): Promise<Drawing | undefined> {
  const [row] = await db
    .select({ drawing: media.drawing })
    .from(media)
    .where(and(eq(media.imageUrl, imageUrl), isNotNull(media.drawing)));
  return row?.drawing ?? undefined;
}
