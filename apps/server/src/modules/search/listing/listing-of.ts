import type { Db } from '#platform/database';
import { everything, tagDrops } from '#platform/tag-drops';
import { databaseOf } from '#platform/transaction';
import { catchUp } from './catch-up.ts';
import { emptyIndex, type ListingIndex } from './listing-index.ts';

/** How long a change may go unseen whose news was missed, in ms. */
const freshFor = 1000;

interface Kept {
  index: ListingIndex;
  /** The transaction to go on from. */
  from: number;
  /** Changes told before the last look began: those are in it. */
  told: number;
  /** When somebody looks again. Wall clock: a test's clock may stand still. */
  lookAgainAt: number;
  /** A look that is under way. */
  look: Promise<void> | undefined;
}

const kept = new WeakMap<Db, Kept>();

let changesTold = 0;
tagDrops.on('models', (tags) => {
  if (tags.some((tag) => tag === everything || tag.startsWith('listing:'))) changesTold += 1;
});

/**
 * The listing index of a database: read once, then kept up with what changes. Every change told before this call is in it;
 * one whose news was missed is at most a second old. Looks are shared by all who wait for them.
 */
export async function listingOf(db: Db): Promise<ListingIndex> {
  const database = databaseOf(db);
  const found = kept.get(database) ?? keep(database);
  const told = changesTold;
  // A look that began before the latest news is waited for, and another one follows.
  while (found.told < told || performance.now() >= found.lookAgainAt) {
    found.look ??= look(database, found).finally(() => (found.look = undefined));
    await found.look;
  }
  return found.index;
}

/** Reads the listing before the first request needs it: 100,000 products take some seconds. */
export async function warmListing(db: Db): Promise<void> {
  await listingOf(db);
}

function keep(database: Db): Kept {
  const fresh: Kept = { index: emptyIndex(), from: 0, told: -1, lookAgainAt: 0, look: undefined };
  kept.set(database, fresh);
  return fresh;
}

async function look(database: Db, found: Kept): Promise<void> {
  const told = changesTold;
  const { from, isOlder } = await catchUp(database, found.index, found.from);
  Object.assign(found, isOlder ? { index: emptyIndex(), from: 0 } : { from, told, lookAgainAt: performance.now() + freshFor });
}
