import type { Db } from '../database.ts';
import { everything, tagDrops } from '../tags/tag-drops.ts';
import { getDatabase, isTransaction } from '../transaction.ts';

/** Maximum delay in ms before a change is detected when its notification was lost. */
const MAX_STALENESS_MS = 1000;

interface CachedModel<Model> {
  model: Model;
  /** Fingerprint of the tables when the model was loaded. */
  fingerprint: string;
  /** Number of notifications when loading began. Later changes may be missing from the model. */
  notified: number;
  /** Time of the next check, in system time, because a test's clock may be fixed. */
  lookAgainAt: number;
}

interface ModelSource<Model> {
  /** The tag that each change drops: in this process after the commit, in other processes shortly afterwards. */
  tag: string;
  load: (db: Db) => Promise<Model>;
  /** Returns a text that differs after any change. If the text is the same, the model is not loaded again. */
  fingerprint: (db: Db) => Promise<string>;
}

/**
 * Caches a small table in memory. Loads the model again after a change notification, and compares its fingerprint with the table once a second. In a
 * transaction the result may lack that transaction's own changes.
 */
export function cacheModel<Model>({ tag, load, fingerprint }: ModelSource<Model>): (db: Db) => Promise<Model> {
  const cached = new WeakMap<Db, CachedModel<Model>>();
  const refreshing = new WeakMap<Db, { notified: number; loading: Promise<CachedModel<Model>> }>();
  let changesNotified = 0;
  tagDrops.on('models', (tags) => {
    if (tags.includes(tag) || tags.includes(everything)) changesNotified += 1;
  });

  const refresh = async (db: Db, found: CachedModel<Model> | undefined): Promise<CachedModel<Model>> => {
    const notified = changesNotified;
    // A replica may lack a change that this process already knows.
    const source = isTransaction(db) ? db : getDatabase(db);
    const now = await fingerprint(source);
    const model = found?.fingerprint === now ? found.model : await load(source);
    return { model, fingerprint: now, notified, lookAgainAt: performance.now() + MAX_STALENESS_MS };
  };

  return async (db) => {
    const key = getDatabase(db);
    const found = cached.get(key);
    if (found && found.notified === changesNotified && performance.now() < found.lookAgainAt) return found.model;
    // A transaction never waits for other loads, because they may wait for its connection. It never caches its uncommitted data.
    if (isTransaction(db)) return (await refresh(db, found)).model;
    const shared = refreshing.get(key);
    if (shared && shared.notified === changesNotified) return (await shared.loading).model;
    const mine = { notified: changesNotified, loading: refresh(db, found) };
    refreshing.set(key, mine);
    try {
      const seen = await mine.loading;
      if (seen.notified >= (cached.get(key)?.notified ?? 0)) cached.set(key, seen);
      return seen.model;
    } finally {
      if (refreshing.get(key) === mine) refreshing.delete(key);
    }
  };
}
