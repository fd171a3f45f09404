import { createBits, countCommon, hasBit, setBit, type Bits, type BitIndex } from './bits.ts';

/**
 * A set of ordinals. A sparse set stores sorted numbers; a dense set stores bits, once they take no more space than numbers. The memory of
 * an index therefore depends on its content, not on the number of colours and sizes.
 */
export interface OrdinalSet {
  size: number;
  isDense: boolean;
  /** Bits, or `size` sorted ordinals and spare capacity. */
  words: Uint32Array;
}

export const createSet = (): OrdinalSet => ({ size: 0, isDense: false, words: new Uint32Array(4) });

/** @returns whether the ordinal was added */
export function addOrdinal(set: OrdinalSet, ordinal: number): boolean {
  if (set.isDense) {
    if (hasBit(set.words, ordinal)) return false;
    const words = (ordinal >>> 5) + 1;
    if (words <= set.words.length || words <= 2 * set.size) {
      if (words > set.words.length) set.words = growCopy(set.words, words);
      setBit(set.words, ordinal);
      set.size += 1;
      return true;
    }
    makeSparse(set);
  }
  const at = findInsertionPoint(set, ordinal);
  if (at < set.size && set.words[at] === ordinal) return false;
  if (set.size === set.words.length) set.words = growCopy(set.words, set.size + 1);
  set.words.copyWithin(at + 1, at, set.size);
  set.words[at] = ordinal;
  set.size += 1;
  if (set.size > (set.words[set.size - 1] ?? 0) >>> 5) makeDense(set);
  return true;
}

export function removeOrdinal(set: OrdinalSet, ordinal: number): void {
  if (!has(set, ordinal)) return;
  if (set.isDense) {
    set.words[ordinal >>> 5] = (set.words[ordinal >>> 5] ?? 0) & ~(1 << (ordinal & 31));
  } else {
    set.words.copyWithin(findInsertionPoint(set, ordinal), findInsertionPoint(set, ordinal) + 1, set.size);
  }
  set.size -= 1;
}

export function has(set: OrdinalSet, ordinal: number): boolean {
  if (set.isDense) return hasBit(set.words, ordinal);
  const at = findInsertionPoint(set, ordinal);
  return at < set.size && set.words[at] === ordinal;
}

/** @returns the number of ordinals that are also in the index */
export function countInBitIndex(set: OrdinalSet, index: BitIndex): number {
  if (set.isDense) return countCommon(set.words, index);
  let found = 0;
  for (let at = 0; at < set.size; at += 1) if (hasBit(index.bits, set.words[at] ?? 0)) found += 1;
  return found;
}

/** Adds the whole set to the bits, which must be large enough. */
export function addToBits(set: OrdinalSet, bits: Bits): void {
  if (set.isDense) {
    const words = Math.min(set.words.length, bits.length);
    for (let word = 0; word < words; word += 1) bits[word] = (bits[word] ?? 0) | (set.words[word] ?? 0);
  } else {
    for (let at = 0; at < set.size; at += 1) setBit(bits, set.words[at] ?? 0);
  }
}

/** Returns the index of an ordinal among the sorted ones, or its insertion point. */
function findInsertionPoint({ words, size }: OrdinalSet, ordinal: number): number {
  // The common case: rows are read in the order of their ordinals.
  if (size === 0 || (words[size - 1] ?? 0) < ordinal) return size;
  let [from, to] = [0, size];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((words[middle] ?? 0) < ordinal) from = middle + 1;
    else to = middle;
  }
  return from;
}

function makeDense(set: OrdinalSet): void {
  const bits = createBits((set.words[set.size - 1] ?? 0) + 1);
  for (let at = 0; at < set.size; at += 1) setBit(bits, set.words[at] ?? 0);
  Object.assign(set, { isDense: true, words: bits });
}

function makeSparse(set: OrdinalSet): void {
  const sorted = new Uint32Array(set.size + 4);
  let at = 0;
  for (let ordinal = 0; ordinal < set.words.length * 32; ordinal += 1) if (hasBit(set.words, ordinal)) sorted[at++] = ordinal;
  Object.assign(set, { isDense: false, words: sorted });
}

/** Returns a copy with at least `least` words, and some spare capacity. */
function growCopy(words: Uint32Array, minLength: number): Uint32Array {
  const larger = new Uint32Array(Math.max(minLength, Math.ceil(words.length * 1.5)));
  larger.set(words);
  return larger;
}
