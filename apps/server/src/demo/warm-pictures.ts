import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Db } from '#platform/database';
import type { Log } from '#platform/log';
import { media } from '#tables/media';
import { productCategories, productMedia, products } from '#tables/catalog';
import { sceneNames } from '#web/images/scenes';
import type { StartProgress } from './progress.ts';

/** Renders images and tells whether requests wait. */
export interface Drawing {
  get(path: string, isUrgent?: boolean): Promise<Buffer | undefined>;
  isIdle(): boolean;
}

/** Pause in ms between two images, and between two checks for waiting requests. */
const PAUSE_MS = 50;
const POLL_MS = 500;
/** Number of products of a listing page whose images are rendered first. */
const PAGE_SIZE = 12;

interface PictureServices {
  db: Db;
  drawing: Drawing;
  log: Log;
  progress: StartProgress;
  signal: AbortSignal;
}

/**
 * Renders the home page's scenes and the cards of each category's first page, one at a time while no request waits, so that the first visitor sees
 * all images. An image that is not ready yet is rendered on request, with a placeholder until then.
 */
export async function renderFirstPictures({ db, drawing, log, progress, signal }: PictureServices): Promise<void> {
  try {
    const paths = [...sceneNames.map((name) => `/media/drawn/scene/${name}.webp`), ...(await listFirstPictures(db))];
    const bar = progress('Drawing the first pictures', paths.length);
    for (const [done, path] of paths.entries()) {
      bar.at(done);
      while (!drawing.isIdle()) await pause(POLL_MS, undefined, { signal, ref: false });
      await pause(PAUSE_MS, undefined, { signal, ref: false });
      await drawing.get(path, false);
    }
    bar.at(paths.length);
    bar.end();
  } catch (error) {
    if (!signal.aborted) log.warn({ err: error }, 'the first pictures could not be drawn ahead');
  }
}

/** Returns the card image of each product on the first page of a category (the newest first), main categories first. */
async function listFirstPictures(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ imageUrl: string }>(sql`
    select picture.image_url as "imageUrl"
    from (
      select placed.category_id, item.id, row_number() over (partition by placed.category_id order by item.published_at desc, item.id desc) as place
      from ${productCategories} as placed
      join ${products} as item on item.id = placed.product_id and item.status = 'published'
    ) as ranked
    join categories as category on category.id = ranked.category_id
    join ${productMedia} as shown on shown.product_id = ranked.id and shown.position = 0
    join ${media} as picture on picture.id = shown.media_id and picture.drawing is not null
    where ranked.place <= ${PAGE_SIZE}
    group by picture.image_url
    order by bool_or(category.parent_id is null) desc, min(ranked.place), picture.image_url`);
  return rows.map(({ imageUrl }) => imageUrl);
}
