import { listUnindexedProducts, listUnlistedProducts, refreshListing, refreshWords } from '#modules/search';
import type { Database } from '#platform/database';
import type { StartProgress } from '../progress.ts';

/** Number of products refreshed at a time. */
const BATCH = 500;

/**
 * Adds published products that are missing to the listing and the search: after a seed, also an interrupted one, and after an update that changes
 * their format.
 */
export async function fillReadModels({ db }: Database, progress: StartProgress): Promise<void> {
  await runInBatches(
    await listUnlistedProducts(db),
    (ids) => refreshListing(db, ids),
    (total) => progress('Building the listings', total),
  );
  await runInBatches(
    await listUnindexedProducts(db),
    (ids) => refreshWords(db, ids),
    (total) => progress('Building the search index', total),
  );
}

async function runInBatches(
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
