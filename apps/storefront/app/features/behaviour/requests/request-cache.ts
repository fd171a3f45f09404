/** Limits of the specification: five minutes from the last read, at most 500 responses; the least recently read is evicted. */
const usual = { lifetime: 5 * 60 * 1000, maxEntries: 500 };

/** A stored response that can be read any number of times. */
interface CachedAnswer {
  body: ArrayBuffer;
  headers: [string, string][];
}

export interface RequestCache {
  /** Returns a new copy of the response stored for an address, or undefined. */
  read: (address: string) => Response | undefined;
  /**
   * Stores a response once it is complete. A response requested before a write or a sign-in is not stored after it.
   * @param round {@link RequestCache.round} at the time of the request
   */
  keep: (address: string, response: Response, round: number) => Promise<void>;
  /** Drops the responses for a path with any query; without a path, all of them. */
  drop: (path?: string) => void;
  /** Changes with each drop. */
  round: () => number;
  size: () => number;
}

/** Stores public responses in this page's memory. Addresses are path and query. */
export function openRequestCache({ clock = () => performance.now(), lifetime = usual.lifetime, maxEntries = usual.maxEntries } = {}): RequestCache {
  /** By key, the most recently read last. */
  const kept = new Map<string, { path: string; answer: CachedAnswer; until: number }>();
  let rounds = 0;

  return {
    read: (address) => {
      const key = buildCacheKey(address);
      const found = kept.get(key);
      if (!found) return undefined;
      kept.delete(key);
      if (found.until <= clock()) return undefined;
      kept.set(key, { ...found, until: clock() + lifetime });
      return new Response(found.answer.body, { headers: found.answer.headers });
    },
    keep: async (address, response, round) => {
      const body = await response.arrayBuffer();
      if (round !== rounds) return;
      const key = buildCacheKey(address);
      kept.delete(key);
      kept.set(key, { path: getPath(address), answer: { body, headers: [...response.headers] }, until: clock() + lifetime });
      const [oldest] = kept.keys();
      if (kept.size > maxEntries && oldest !== undefined) kept.delete(oldest);
    },
    drop: (path) => {
      rounds += 1;
      if (path === undefined) kept.clear();
      for (const [key, entry] of kept) if (entry.path === path) kept.delete(key);
    },
    round: () => rounds,
    size: () => kept.size,
  };
}

const getPath = (address: string): string => address.split('?')[0] ?? address;

/** Returns ten characters for an address (cyrb53, by bryc, public domain). */
export function buildCacheKey(address: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < address.length; index += 1) {
    const letter = address.charCodeAt(index);
    high = Math.imul(high ^ letter, 2654435761);
    low = Math.imul(low ^ letter, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36).padStart(10, '0').slice(-10);
}
