/** Functions that copy the images of the demo unchanged. */
import { sql, type SQL } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import type { Db } from '#platform/database';
import { createCopyBatch } from '#platform/sql/copy-rows';
import { createIdSource, reserveIds } from '#platform/sql/reserve-ids';
import type { Drawing } from './drawing.ts';
import { media } from './tables.ts';

/** Reserves ids for images. @returns a function that returns the next id */
export const reserveImageIds = async (db: Db, count: number): Promise<() => number> => createIdSource(await reserveIds(db, media, count));

/** An image that is drawn at the first request. Sizes are in CSS px. */
export interface DrawingToCopy {
  id: number;
  imageUrl: string;
  width: number;
  height: number;
  drawing: Drawing;
}

/** Collects drawings for a COPY statement. `send` sends them to the database. */
export function createDrawingCopy() {
  const images = createCopyBatch('media', ['id', 'image_url', 'image_mime_type', 'width', 'height', 'drawing']);
  return {
    add: ({ id, imageUrl, width, height, drawing }: DrawingToCopy): void => images.add(id, imageUrl, 'image/webp', width, height, drawing),
    send: (client: PoolClient): Promise<void> => images.send(client),
  };
}

/** Selects `media_id` and `image_url` of all images that are drawn on demand. */
export const drawnImages: SQL = sql`select id as media_id, image_url from ${media} where drawing is not null`;
