export type Random = () => number;

/** Mulberry32: the same seed draws the same garment on every machine. */
export function createRandom(seed: number): Random {
  let state = Math.trunc(seed) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function between(random: Random, low: number, high: number): number {
  return low + (high - low) * random();
}

export function pick<T>(random: Random, first: T, ...others: T[]): T {
  const index = Math.floor(random() * (others.length + 1));
  return index === 0 ? first : (others[index - 1] ?? first);
}
