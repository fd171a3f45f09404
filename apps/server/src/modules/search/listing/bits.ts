/** A set of ordinals, a bit each: what a question to the listing is worked out with. */
export type Bits = Uint32Array;

/** @returns an empty set with room for this many ordinals */
export const bitsFor = (ordinals: number): Bits => new Uint32Array((ordinals + 31) >>> 5);

export const isIn = (bits: Bits, ordinal: number): boolean => (((bits[ordinal >>> 5] ?? 0) >>> (ordinal & 31)) & 1) === 1;

export function putIn(bits: Bits, ordinal: number): void {
  bits[ordinal >>> 5] = (bits[ordinal >>> 5] ?? 0) | (1 << (ordinal & 31));
}

/** Keeps in `bits` what is in the other as well; the other may be shorter. */
export function keepCommon(bits: Bits, other: Bits): void {
  for (let word = 0; word < bits.length; word += 1) bits[word] = (bits[word] ?? 0) & (other[word] ?? 0);
}

/** Bits to count in, many times: with the places of their words that are not empty, unless most are not. */
export interface Sieve {
  bits: Bits;
  places: Uint32Array | undefined;
}

export function sieveOf(bits: Bits): Sieve {
  const places = new Uint32Array(bits.length);
  let filled = 0;
  for (let word = 0; word < bits.length; word += 1) if (bits[word] !== 0) places[filled++] = word;
  return { bits, places: filled * 4 < bits.length * 3 ? places.subarray(0, filled) : undefined };
}

/** @returns how many of the ordinals are in the sieve; the two may differ in length */
export function countCommon(some: Bits, { bits, places }: Sieve): number {
  let found = 0;
  if (places) {
    for (const word of places) found += onesIn((some[word] ?? 0) & (bits[word] ?? 0));
    return found;
  }
  const words = Math.min(some.length, bits.length);
  for (let word = 0; word < words; word += 1) found += onesIn((some[word] ?? 0) & (bits[word] ?? 0));
  return found;
}

export function countBits(bits: Bits): number {
  let found = 0;
  for (const word of bits) found += onesIn(word);
  return found;
}

/** Visits each ordinal, the highest first: the newest products come last into the index, and mostly stand first in a listing. */
export function forEachBit(bits: Bits, visit: (ordinal: number) => void): void {
  for (let word = bits.length - 1; word >= 0; word -= 1) {
    let left = bits[word] ?? 0;
    while (left !== 0) {
      const highest = 31 - Math.clz32(left);
      visit((word << 5) | highest);
      left ^= 1 << highest;
    }
  }
}

/** The ones of a 32-bit word, added up side by side (Warren, Hacker's Delight, 5-1). */
function onesIn(word: number): number {
  const pairs = (word - ((word >>> 1) & 0x55555555)) | 0;
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
