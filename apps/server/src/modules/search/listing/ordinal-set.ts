import { bitsFor, countCommon, isIn, putIn, type Bits, type Sieve } from './bits.ts';

/**
 * A set of ordinals that is kept: sorted numbers while it is sparse, bits once these take no more room. So all sets of an
 * index together are as large as what is in them, however many colours and sizes a shop has.
 */
export interface OrdinalSet {
  size: number;
  isDense: boolean;
  /** Bits, or `size` sorted ordinals and spare room. */
  words: Uint32Array;
}

export const emptySet = (): OrdinalSet => ({ size: 0, isDense: false, words: new Uint32Array(4) });

/** @returns whether it is new there */
export function addTo(set: OrdinalSet, ordinal: number): boolean {
  if (set.isDense) {
    if (isIn(set.words, ordinal)) return false;
    const words = (ordinal >>> 5) + 1;
    if (words <= set.words.length || words <= 2 * set.size) {
      if (words > set.words.length) set.words = grown(set.words, words);
      putIn(set.words, ordinal);
      set.size += 1;
      return true;
    }
    becomeSparse(set);
  }
  const at = placeOf(set, ordinal);
  if (at < set.size && set.words[at] === ordinal) return false;
  if (set.size === set.words.length) set.words = grown(set.words, set.size + 1);
  set.words.copyWithin(at + 1, at, set.size);
  set.words[at] = ordinal;
  set.size += 1;
  if (set.size > (set.words[set.size - 1] ?? 0) >>> 5) becomeDense(set);
  return true;
}

export function removeFrom(set: OrdinalSet, ordinal: number): void {
  if (!has(set, ordinal)) return;
  if (set.isDense) {
    set.words[ordinal >>> 5] = (set.words[ordinal >>> 5] ?? 0) & ~(1 << (ordinal & 31));
  } else {
    set.words.copyWithin(placeOf(set, ordinal), placeOf(set, ordinal) + 1, set.size);
  }
  set.size -= 1;
}

export function has(set: OrdinalSet, ordinal: number): boolean {
  if (set.isDense) return isIn(set.words, ordinal);
  const at = placeOf(set, ordinal);
  return at < set.size && set.words[at] === ordinal;
}

/** @returns how many of the set are in the sieve */
export function countIn(set: OrdinalSet, sieve: Sieve): number {
  if (set.isDense) return countCommon(set.words, sieve);
  let found = 0;
  for (let at = 0; at < set.size; at += 1) if (isIn(sieve.bits, set.words[at] ?? 0)) found += 1;
  return found;
}

/** Puts the whole set among the bits, which have room for it. */
export function pour(set: OrdinalSet, bits: Bits): void {
  if (set.isDense) {
    const words = Math.min(set.words.length, bits.length);
    for (let word = 0; word < words; word += 1) bits[word] = (bits[word] ?? 0) | (set.words[word] ?? 0);
  } else {
    for (let at = 0; at < set.size; at += 1) putIn(bits, set.words[at] ?? 0);
  }
}

/** Where an ordinal stands among the sorted ones, or would stand. */
function placeOf({ words, size }: OrdinalSet, ordinal: number): number {
  // Mostly it is the next one: rows are read in the order of their ordinals.
  if (size === 0 || (words[size - 1] ?? 0) < ordinal) return size;
  let [from, to] = [0, size];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((words[middle] ?? 0) < ordinal) from = middle + 1;
    else to = middle;
  }
  return from;
}

function becomeDense(set: OrdinalSet): void {
  const bits = bitsFor((set.words[set.size - 1] ?? 0) + 1);
  for (let at = 0; at < set.size; at += 1) putIn(bits, set.words[at] ?? 0);
  Object.assign(set, { isDense: true, words: bits });
}

function becomeSparse(set: OrdinalSet): void {
  const sorted = new Uint32Array(set.size + 4);
  let at = 0;
  for (let ordinal = 0; ordinal < set.words.length * 32; ordinal += 1) if (isIn(set.words, ordinal)) sorted[at++] = ordinal;
  Object.assign(set, { isDense: false, words: sorted });
}

/** A copy with room for `least` words, and some more: it grows again. */
function grown(words: Uint32Array, least: number): Uint32Array {
  const larger = new Uint32Array(Math.max(least, Math.ceil(words.length * 1.5)));
  larger.set(words);
  return larger;
}
