import type { Db } from '#platform/database';
import { everything, tagDrops } from '#platform/tags/tag-drops';
import { getDatabase } from '#platform/transaction';
import { catchUp } from './catch-up.ts';
import { createIndex, type ListingIndex } from './listing-index.ts';

/** Maximum delay of a change whose event was missed, in ms. */
const MAX_STALENESS_MS = 1000;

interface CachedIndex {
  index: ListingIndex;
  /** The transaction to continue from. */
  from: number;
  /** The number of change events before the last read began. The index contains these changes. */
  notified: number;
  /** Time of the next read, in ms of the monotonic clock, because tests may stop the shop's clock. */
  lookAgainAt: number;
  /** A read in progress. */
  look: Promise<void> | undefined;
}

const cachedIndexes = new WeakMap<Db, CachedIndex>();

let changesNotified = 0;
tagDrops.on('models', (tags) => {
  if (tags.some((tag) => tag === everything || tag.startsWith('listing:'))) changesNotified += 1;
});

/**
 * Returns the listing index of a database, which is loaded once and then updated with changes. It contains every change announced before
 * this call. A change whose event was missed appears within a second. Concurrent callers share a read.
 */
export async function getListingIndex(db: Db): Promise<ListingIndex> {
  const database = getDatabase(db);
  const found = cachedIndexes.get(database) ?? createCachedIndex(database);
  const notified = changesNotified;
  // If a read began before the latest event, this waits for it and reads again.
  while (found.notified < notified || performance.now() >= found.lookAgainAt) {
    found.look ??= refreshIndex(database, found).finally(() => (found.look = undefined));
    await found.look;
  }
  return found.index;
}

/** Loads the listing before the first request needs it, because 100,000 products take a few seconds. */
export async function warmListing(db: Db): Promise<void> {
  await getListingIndex(db);
}

function createCachedIndex(database: Db): CachedIndex {
  const fresh: CachedIndex = { index: createIndex(), from: 0, notified: -1, lookAgainAt: 0, look: undefined };
  cachedIndexes.set(database, fresh);
  return fresh;
}

async function refreshIndex(database: Db, found: CachedIndex): Promise<void> {
  const notified = changesNotified;
  const { from, isOlder } = await catchUp(database, found.index, found.from);
  Object.assign(found, isOlder ? { index: createIndex(), from: 0 } : { from, notified, lookAgainAt: performance.now() + MAX_STALENESS_MS });
}
