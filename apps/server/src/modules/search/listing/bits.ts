/** A set of ordinals, one bit each, used to evaluate listing queries. */
export type Bits = Uint32Array;

/** @returns an empty set with space for this many ordinals */
export const createBits = (ordinals: number): Bits => new Uint32Array((ordinals + 31) >>> 5);

export const hasBit = (bits: Bits, ordinal: number): boolean => (((bits[ordinal >>> 5] ?? 0) >>> (ordinal & 31)) & 1) === 1;

export function setBit(bits: Bits, ordinal: number): void {
  bits[ordinal >>> 5] = (bits[ordinal >>> 5] ?? 0) | (1 << (ordinal & 31));
}

/** Intersects `bits` with another set in place; the other may be shorter. */
export function intersectBits(bits: Bits, other: Bits): void {
  for (let word = 0; word < bits.length; word += 1) bits[word] = (bits[word] ?? 0) & (other[word] ?? 0);
}

/** A set for many intersections. It stores the positions of its non-empty words, unless most words are non-empty. */
export interface BitIndex {
  bits: Bits;
  places: Uint32Array | undefined;
}

export function buildBitIndex(bits: Bits): BitIndex {
  const places = new Uint32Array(bits.length);
  let filled = 0;
  for (let word = 0; word < bits.length; word += 1) if (bits[word] !== 0) places[filled++] = word;
  return { bits, places: filled * 4 < bits.length * 3 ? places.subarray(0, filled) : undefined };
}

/** @returns the size of the intersection; the two may differ in length */
export function countCommon(some: Bits, { bits, places }: BitIndex): number {
  let found = 0;
  if (places) {
    for (const word of places) found += countOnes((some[word] ?? 0) & (bits[word] ?? 0));
    return found;
  }
  const words = Math.min(some.length, bits.length);
  for (let word = 0; word < words; word += 1) found += countOnes((some[word] ?? 0) & (bits[word] ?? 0));
  return found;
}

export function countBits(bits: Bits): number {
  let found = 0;
  for (const word of bits) found += countOnes(word);
  return found;
}

/** Visits each ordinal in descending order: new products have high ordinals and mostly come first in a listing. */
export function visitBits(bits: Bits, visit: (ordinal: number) => void): void {
  for (let word = bits.length - 1; word >= 0; word -= 1) {
    let left = bits[word] ?? 0;
    while (left !== 0) {
      const highest = 31 - Math.clz32(left);
      visit((word << 5) | highest);
      left ^= 1 << highest;
    }
  }
}

/** Counts the set bits of a 32-bit word in parallel (Warren, Hacker's Delight, 5-1). */
function countOnes(word: number): number {
  const pairs = (word - ((word >>> 1) & 0x55555555)) | 0;
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
