/** A small seeded random generator (mulberry32): the same seed gives the same shop on every machine. */
export interface Random {
  /** 0 ≤ value < 1 */
  next(): number;
  /** Integer from `low` to `high`, inclusive. */
  between(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(from: readonly T[]): T;
  /** `count` different members in their original order. */
  some<T>(from: readonly T[], count: number): T[];
}

export function random(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  const pick = <T>(from: readonly T[]): T => {
    const picked = from[Math.floor(next() * from.length)];
    if (picked === undefined) throw new Error('Nothing to pick from');
    return picked;
  };
  const some = <T>(from: readonly T[], count: number): T[] => {
    let wanted = Math.min(count, from.length);
    return from.filter((_, index) => {
      const isTaken = next() * (from.length - index) < wanted;
      if (isTaken) wanted -= 1;
      return isTaken;
    });
  };
  return { next, between, chance: (probability) => next() < probability, pick, some };
}

/** Combines a shop's seed with a product number, so that products are independent of each other. */
export function deriveSeed(seed: number, number: number): number {
  let mixed = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(number + 1, 0xc2b2ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x7feb352d);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}
