import { refreshListing, refreshWords } from '#modules/search';
import type { Database } from '#platform/database';
import type { StartProgress } from './progress.ts';

/** Products refreshed at a time. */
const BATCH = 500;

/**
 * Brings into the listing and the search whatever is published and not in them: after a seed, also one that was killed, and
 * after an update of the shop that keeps them otherwise than before.
 */
export async function fillReadModels({ db, pool }: Database, progress: StartProgress): Promise<void> {
  const missingIn = async (table: 'listing_products' | 'search_documents'): Promise<number[]> => {
    const { rows } = await pool.query<{ id: number }>(
      `select id from products where status = 'published' and not exists (select from ${table} where product_id = products.id) order by id`,
    );
    return rows.map(({ id }) => id);
  };
  await inSteps(
    await missingIn('listing_products'),
    (ids) => refreshListing(db, ids),
    (total) => progress('Listing them', total),
  );
  await inSteps(
    await missingIn('search_documents'),
    (ids) => refreshWords(db, ids),
    (total) => progress('Making them searchable', total),
  );
}

async function inSteps(
  ids: readonly number[],
  refresh: (some: readonly number[]) => Promise<void>,
  show: (total: number) => ReturnType<StartProgress>,
): Promise<void> {
  if (ids.length === 0) return;
  const bar = show(ids.length);
  for (let done = 0; done < ids.length; done += BATCH) {
    await refresh(ids.slice(done, done + BATCH));
    bar.at(Math.min(ids.length, done + BATCH));
  }
  bar.end();
}
