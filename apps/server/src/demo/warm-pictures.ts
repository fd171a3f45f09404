import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Db } from '#platform/database';
import type { Log } from '#platform/log';
import { selectFirstPictures } from '#seeds/catalog';
import { drawnImages } from '#seeds/media';
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
    from (${selectFirstPictures(PAGE_SIZE)}) as shown
    join (${drawnImages}) as picture on picture.media_id = shown.media_id
    group by picture.image_url
    order by bool_or(shown.is_main) desc, min(shown.place), picture.image_url`);
  return rows.map(({ imageUrl }) => imageUrl);
}
