import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Db } from '#platform/database';
import type { Log } from '#platform/log';
import { media } from '#tables/media';
import { categories, productCategories, productCollections, productMedia, products } from '#tables/catalog';
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
    from (
      select placed.is_main, item.id, row_number() over (partition by placed.kind, placed.id order by item.published_at desc, item.id desc) as place
      from (
        select 'category' as kind, category.id, category.parent_id is null as is_main, member.product_id
        from ${productCategories} as member join ${categories} as category on category.id = member.category_id
        union all
        select 'collection', member.collection_id, true, member.product_id from ${productCollections} as member
      ) as placed
      join ${products} as item on item.id = placed.product_id and item.status = 'published'
    ) as ranked
    join ${productMedia} as shown on shown.product_id = ranked.id and shown.position = 0
    join ${media} as picture on picture.id = shown.media_id and picture.drawing is not null
    where ranked.place <= ${PAGE_SIZE}
    group by picture.image_url
    order by bool_or(ranked.is_main) desc, min(ranked.place), picture.image_url`);
  return rows.map(({ imageUrl }) => imageUrl);
}
