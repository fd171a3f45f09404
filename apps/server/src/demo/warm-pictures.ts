import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Db } from '#platform/database';
import type { Log } from '#platform/log';
import { media } from '#tables/media';
import { productCategories, productMedia, products } from '#tables/catalog';
import { sceneNames } from '#web/scenes';

/** What draws, and tells whether shoppers wait for it. */
export interface Drawing {
  get(path: string, isUrgent?: boolean): Promise<Buffer | undefined>;
  isIdle(): boolean;
}

/** Between two pictures, and between two looks whether shoppers still wait, in ms. */
const BREATH = 50;
const LOOK_AGAIN = 500;
/** A listing's page, and how many of its products' pictures are wanted first. */
const PAGE = 12;

/**
 * Draws the home page's scenes and the cards of each category's first page one at a time while nobody waits for a picture, so that the first
 * visitor of a page finds it full. Best effort: what it does not come to is drawn when asked for.
 */
export async function warmPictures({ db, drawing, log, signal }: { db: Db; drawing: Drawing; log: Log; signal: AbortSignal }): Promise<void> {
  try {
    for (const path of [...sceneNames.map((name) => `/media/drawn/scene/${name}.webp`), ...(await firstPictures(db))]) {
      while (!drawing.isIdle()) await pause(LOOK_AGAIN, undefined, { signal, ref: false });
      await pause(BREATH, undefined, { signal, ref: false });
      await drawing.get(path, false);
    }
  } catch (error) {
    if (!signal.aborted) log.warn({ err: error }, 'the first pictures could not be drawn ahead');
  }
}

/** The card's picture of each product on a category's first page in its default order (the newest first), the top categories first. */
async function firstPictures(db: Db): Promise<string[]> {
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
    where ranked.place <= ${PAGE}
    group by picture.image_url
    order by bool_or(category.parent_id is null) desc, min(ranked.place), picture.image_url`);
  return rows.map(({ imageUrl }) => imageUrl);
}
