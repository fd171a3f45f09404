/** Random choices that are the same for the same seed. */
export interface SeededRandom {
  /** From 0 to 1, exclusive. */
  next(): number;
  /** An integer, both ends included. */
  between(low: number, high: number): number;
  /** @param share probability from 0 to 1 */
  chance(share: number): boolean;
  pick<Item>(from: readonly Item[]): Item;
  /** @param getWeight relative frequency of an item */
  pickWeighted<Item>(from: readonly Item[], getWeight: (item: Item) => number): Item;
}

/** Creates a source of random choices (mulberry32). @param seed any integer */
export function createSeededRandom(seed: number): SeededRandom {
  const next = createRandom(seed);
  const pick = <Item>(from: readonly Item[]): Item => {
    const item = from[Math.floor(next() * from.length)];
    if (item === undefined) throw new RangeError('there is nothing to pick from');
    return item;
  };
  return {
    next,
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: (share) => next() < share,
    pick,
    pickWeighted: (from, getWeight) => {
      let left = next() * from.reduce((sum, item) => sum + getWeight(item), 0);
      return from.find((item) => (left -= getWeight(item)) < 0) ?? pick(from);
    },
  };
}

/** Returns a generator of pseudo-random numbers from 0 to 1 for a seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
