import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Db } from '#platform/database';
import type { Log } from '#platform/log';
import { selectFirstPictures } from '#seeds/catalog';
import { drawnImages } from '#seeds/media';
import type { PictureNeed } from '#web/images/media-files';
import { sceneNames } from '#web/images/scenes';

/** Renders images and tells whether requests wait. */
export interface Drawing {
  get(path: string, need?: PictureNeed): Promise<Buffer | undefined>;
  isIdle(): boolean;
}

/** Pause in ms between two images, and between two checks for waiting requests. */
const PAUSE_MS = 20;
const POLL_MS = 500;
/** Number of products of a listing page whose images are rendered first. */
const PAGE_SIZE = 12;
/** Pixels across of a card on most screens. */
const CARD_WIDTH = 640;

interface PictureServices {
  db: Db;
  drawing: Drawing;
  log: Log;
  signal: AbortSignal;
}

/**
 * Renders the home page's scenes and the cards of the first page of each category and collection, one at a time while no request waits, so that the
 * first visitor sees all images. An image that is not ready yet is rendered on request, with a preview until then.
 */
export async function renderFirstPictures({ db, drawing, log, signal }: PictureServices): Promise<void> {
  try {
    const scenes = sceneNames.map((name) => ({ path: `/media/drawn/scene/${name}.webp`, need: { isUrgent: false } }));
    const cards = (await listFirstCards(db)).map((path) => ({ path, need: { isUrgent: false, width: CARD_WIDTH } }));
    for (const { path, need } of [...scenes, ...cards]) {
      while (!drawing.isIdle()) await pause(POLL_MS, undefined, { signal, ref: false });
      await pause(PAUSE_MS, undefined, { signal, ref: false });
      await drawing.get(path, need);
    }
    log.info({ pictures: scenes.length + cards.length }, 'the first pictures are drawn');
  } catch (error) {
    if (!signal.aborted) log.warn({ err: error }, 'the first pictures could not be drawn ahead');
  }
}

/** Returns the card image of each product on the first page of a category or collection (the newest first), those of the home page first. */
async function listFirstCards(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ imageUrl: string }>(sql`
    select picture.image_url as "imageUrl"
    from (${selectFirstPictures(PAGE_SIZE)}) as shown
    join (${drawnImages}) as picture on picture.media_id = shown.media_id
    group by picture.image_url
    order by bool_or(shown.is_main) desc, min(shown.place), picture.image_url`);
  return rows.map(({ imageUrl }) => imageUrl);
}
