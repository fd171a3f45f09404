import { everything } from '#platform/tags/tag-drops';
import { estimateSize, type CachedResponse } from './cached-response.ts';

/** Stores cached responses by key and by tag, up to a maximum number of bytes. */
export type ResponseCacheStore = ReturnType<typeof createResponseCacheStore>;

/** Share of the bytes for entries that were used more than once. */
const provenShare = 0.75;

/**
 * Creates a store. The least recently used entries are removed first, and entries that were used only once before all others, so that a crawler that
 * visits every address does not evict frequently used entries.
 */
export function createResponseCacheStore(maxBytes: number) {
  const fresh = createLruSegment();
  const proven = createLruSegment();
  const byTag = new Map<string, Set<CachedResponse>>();

  const remove = (cached: CachedResponse): void => {
    if (!fresh.remove(cached) && !proven.remove(cached)) return;
    removeTags(cached);
  };
  const removeTags = (cached: CachedResponse): void => {
    for (const tag of cached.tags) {
      const tagged = byTag.get(tag);
      tagged?.delete(cached);
      if (tagged?.size === 0) byTag.delete(tag);
    }
  };
  const makeRoom = (): void => {
    for (let oldest = proven.oldest(); oldest && proven.bytes() > maxBytes * provenShare; oldest = proven.oldest()) {
      proven.remove(oldest);
      fresh.add(oldest);
    }
    while (fresh.bytes() + proven.bytes() > maxBytes) {
      const oldest = fresh.oldest() ?? proven.oldest();
      if (!oldest) return;
      remove(oldest);
    }
  };

  return {
    /** Returns an entry without recording a use. */
    peek: (key: string): CachedResponse | undefined => proven.get(key) ?? fresh.get(key),
    /** Records a use. */
    use: (cached: CachedResponse): void => {
      cached.hits += 1;
      if (proven.touch(cached) || !fresh.remove(cached)) return;
      proven.add(cached);
      makeRoom();
    },
    /** Replaces an entry with the same key and keeps its group (used once, or more often). */
    put: (cached: CachedResponse): void => {
      const before = proven.get(cached.key) ?? fresh.get(cached.key);
      const place = before && proven.get(cached.key) ? proven : fresh;
      if (before) remove(before);
      place.add(cached);
      for (const tag of cached.tags) byTag.set(tag, (byTag.get(tag) ?? new Set()).add(cached));
      makeRoom();
    },
    /** Updates the weight after a form was added or removed. */
    weigh: (cached: CachedResponse): void => {
      if (proven.weigh(cached) || fresh.weigh(cached)) makeRoom();
    },
    remove: (key: string): void => {
      const cached = proven.get(key) ?? fresh.get(key);
      if (cached) remove(cached);
    },
    /** Marks entries with these tags as stale. The entries remain until their space is needed. */
    drop: (tags: readonly string[], at: number): void => {
      const old = tags.includes(everything) ? [...fresh.all(), ...proven.all()] : tags.flatMap((tag) => [...(byTag.get(tag) ?? [])]);
      for (const cached of old) {
        cached.droppedAt ??= at;
        removeTags(cached);
      }
    },
    size: () => ({ answers: fresh.count() + proven.count(), bytes: fresh.bytes() + proven.bytes() }),
  };
}

/** Creates a list of entries in the order of their last use, with their weight. */
function createLruSegment() {
  const answers = new Map<string, { kept: CachedResponse; bytes: number }>();
  let sum = 0;
  const buildEntry = (cached: CachedResponse) => {
    const found = answers.get(cached.key);
    return found?.kept === cached ? found : undefined;
  };
  return {
    get: (key: string) => answers.get(key)?.kept,
    all: () => [...answers.values()].map(({ kept: cached }) => cached),
    count: () => answers.size,
    bytes: () => sum,
    oldest: () => (answers.values().next().value as { kept: CachedResponse } | undefined)?.kept,
    add: (cached: CachedResponse) => {
      const bytes = estimateSize(cached);
      answers.set(cached.key, { kept: cached, bytes });
      sum += bytes;
    },
    remove: (cached: CachedResponse): boolean => {
      const found = buildEntry(cached);
      if (!found) return false;
      sum -= found.bytes;
      return answers.delete(cached.key);
    },
    touch: (cached: CachedResponse): boolean => {
      const found = buildEntry(cached);
      if (!found) return false;
      answers.delete(cached.key);
      answers.set(cached.key, found);
      return true;
    },
    weigh: (cached: CachedResponse): boolean => {
      const found = buildEntry(cached);
      if (!found) return false;
      const bytes = estimateSize(cached);
      sum += bytes - found.bytes;
      found.bytes = bytes;
      return true;
    },
  };
}
