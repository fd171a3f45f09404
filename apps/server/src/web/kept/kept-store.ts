import { everything } from '#platform/tag-drops';
import { sizeOf, type Kept } from './kept-answer.ts';

/** Kept answers, by key and by tag, up to a number of bytes. */
export type KeptStore = ReturnType<typeof createKeptStore>;

/** Of all bytes: for what was asked for more than once. */
const provenShare = 0.75;

/**
 * Makes a store. What was used least recently goes first; and what was asked for only once goes before all that was asked
 * for again, so that somebody who walks through every address there is drives out nothing that others need.
 */
export function createKeptStore(maxBytes: number) {
  const fresh = shelf();
  const proven = shelf();
  const byTag = new Map<string, Set<Kept>>();

  const remove = (kept: Kept): void => {
    if (!fresh.remove(kept) && !proven.remove(kept)) return;
    forgetTags(kept);
  };
  const forgetTags = (kept: Kept): void => {
    for (const tag of kept.tags) {
      const tagged = byTag.get(tag);
      tagged?.delete(kept);
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
    /** Without counting as a use. */
    peek: (key: string): Kept | undefined => proven.get(key) ?? fresh.get(key),
    /** Notes that it was used just now. */
    use: (kept: Kept): void => {
      kept.hits += 1;
      if (proven.touch(kept) || !fresh.remove(kept)) return;
      proven.add(kept);
      makeRoom();
    },
    /** In the place of another by the same key, whose standing it takes. */
    put: (kept: Kept): void => {
      const before = proven.get(kept.key) ?? fresh.get(kept.key);
      const place = before && proven.get(kept.key) ? proven : fresh;
      if (before) remove(before);
      place.add(kept);
      for (const tag of kept.tags) byTag.set(tag, (byTag.get(tag) ?? new Set()).add(kept));
      makeRoom();
    },
    /** After one of its forms was added or taken away. */
    weigh: (kept: Kept): void => {
      if (proven.weigh(kept) || fresh.weigh(kept)) makeRoom();
    },
    remove: (key: string): void => {
      const kept = proven.get(key) ?? fresh.get(key);
      if (kept) remove(kept);
    },
    /** Marks what was made from these as old copies; they stay for as long as their place is not needed. */
    drop: (tags: readonly string[], at: number): void => {
      const old = tags.includes(everything) ? [...fresh.all(), ...proven.all()] : tags.flatMap((tag) => [...(byTag.get(tag) ?? [])]);
      for (const kept of old) {
        kept.droppedAt ??= at;
        forgetTags(kept);
      }
    },
    size: () => ({ answers: fresh.count() + proven.count(), bytes: fresh.bytes() + proven.bytes() }),
  };
}

/** Answers in the order of their last use, with their weight. */
function shelf() {
  const answers = new Map<string, { kept: Kept; bytes: number }>();
  let sum = 0;
  const own = (kept: Kept) => {
    const found = answers.get(kept.key);
    return found?.kept === kept ? found : undefined;
  };
  return {
    get: (key: string) => answers.get(key)?.kept,
    all: () => [...answers.values()].map(({ kept }) => kept),
    count: () => answers.size,
    bytes: () => sum,
    oldest: () => (answers.values().next().value as { kept: Kept } | undefined)?.kept,
    add: (kept: Kept) => {
      const bytes = sizeOf(kept);
      answers.set(kept.key, { kept, bytes });
      sum += bytes;
    },
    remove: (kept: Kept): boolean => {
      const found = own(kept);
      if (!found) return false;
      sum -= found.bytes;
      return answers.delete(kept.key);
    },
    touch: (kept: Kept): boolean => {
      const found = own(kept);
      if (!found) return false;
      answers.delete(kept.key);
      answers.set(kept.key, found);
      return true;
    },
    weigh: (kept: Kept): boolean => {
      const found = own(kept);
      if (!found) return false;
      const bytes = sizeOf(kept);
      sum += bytes - found.bytes;
      found.bytes = bytes;
      return true;
    },
  };
}
