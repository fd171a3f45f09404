/** The specification's: five minutes, begun anew by each reading; at most 500, the one not read for longest goes. */
const usual = { lifetime: 5 * 60 * 1000, most: 500 };

/** An answer as it was read, to be handed out any number of times. */
interface KeptAnswer {
  body: ArrayBuffer;
  headers: [string, string][];
}

export interface RequestCache {
  /** A fresh copy of what is kept for an address; undefined where nothing is. */
  read: (address: string) => Response | undefined;
  /**
   * Keeps an answer once it has come whole. What was asked for before a write or a sign-in is not kept after it.
   * @param asked {@link RequestCache.round} when it was asked for
   */
  keep: (address: string, answer: Response, asked: number) => Promise<void>;
  /** Forgets what is kept for a path, whatever its query; without one, everything. */
  drop: (path?: string) => void;
  /** Changes whenever something was dropped. */
  round: () => number;
  size: () => number;
}

/** Keeps answers that are the same for everybody, in this page's memory. Addresses are path and query. */
export function openRequestCache({ clock = () => performance.now(), lifetime = usual.lifetime, most = usual.most } = {}): RequestCache {
  /** By key; the one that was read last stands last. */
  const kept = new Map<string, { path: string; answer: KeptAnswer; until: number }>();
  let rounds = 0;

  return {
    read: (address) => {
      const key = keyOf(address);
      const found = kept.get(key);
      if (!found) return undefined;
      kept.delete(key);
      if (found.until <= clock()) return undefined;
      kept.set(key, { ...found, until: clock() + lifetime });
      return new Response(found.answer.body, { headers: found.answer.headers });
    },
    keep: async (address, answer, asked) => {
      const body = await answer.arrayBuffer();
      if (asked !== rounds) return;
      const key = keyOf(address);
      kept.delete(key);
      kept.set(key, { path: pathOf(address), answer: { body, headers: [...answer.headers] }, until: clock() + lifetime });
      const [oldest] = kept.keys();
      if (kept.size > most && oldest !== undefined) kept.delete(oldest);
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

const pathOf = (address: string): string => address.split('?')[0] ?? address;

/** Ten characters that stand for an address (cyrb53, by bryc, public domain). */
export function keyOf(address: string): string {
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
