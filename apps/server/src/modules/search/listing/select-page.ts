import { visitBits, type Bits } from './bits.ts';

/** A sort order: ascending by a key of each product, then by a unique key. */
export interface SortedBy {
  key: (ordinal: number) => number;
  tie: (ordinal: number) => number;
}

/** The maximum number of first products that a heap finds in a single pass. */
const HEAP_LIMIT = 1000;

/**
 * Returns the ordinals of one page, in order, without sorting everything: a heap keeps the best for a shallow page, quickselect finds a deep
 * one.
 */
export function selectPage(found: Bits, total: number, by: SortedBy, { offset, take }: { offset: number; take: number }): number[] {
  const end = Math.min(offset + take, total);
  if (offset >= end) return [];
  if (end <= HEAP_LIMIT) return sortOrdinals(selectFirst(found, end, by), by).slice(offset);
  const all = new Uint32Array(total);
  let filled = 0;
  visitBits(found, (ordinal) => (all[filled++] = ordinal));
  partition(all, offset, 0, total - 1, by);
  partition(all, end - 1, offset, total - 1, by);
  return sortOrdinals([...all.subarray(offset, end)], by);
}

const isBefore = (a: number, b: number, { key, tie }: SortedBy): boolean => {
  const [keyOfA, keyOfB] = [key(a), key(b)];
  return keyOfA < keyOfB || (keyOfA === keyOfB && tie(a) < tie(b));
};

const sortOrdinals = (ordinals: number[], by: SortedBy): number[] => ordinals.sort((a, b) => by.key(a) - by.key(b) || by.tie(a) - by.tie(b));

/** Returns the first `count` ordinals in any order. The top of the heap is the last of them, and a better ordinal replaces it. */
function selectFirst(found: Bits, count: number, by: SortedBy): number[] {
  const heap: number[] = [];
  let worstKey = Infinity;
  visitBits(found, (ordinal) => {
    if (heap.length < count) {
      heap.push(ordinal);
      if (heap.length < count) return;
      for (let at = (count >>> 1) - 1; at >= 0; at -= 1) siftDown(heap, at, by);
    } else {
      // Most ordinals sort after the last one in the heap.
      if (by.key(ordinal) > worstKey || !isBefore(ordinal, heap[0] ?? 0, by)) return;
      heap[0] = ordinal;
      siftDown(heap, 0, by);
    }
    worstKey = by.key(heap[0] ?? 0);
  });
  return heap;
}

function siftDown(heap: number[], from: number, by: SortedBy): void {
  for (let at = from; ;) {
    const left = 2 * at + 1;
    if (left >= heap.length) return;
    const right = left + 1;
    const child = right < heap.length && isBefore(heap[left] ?? 0, heap[right] ?? 0, by) ? right : left;
    if (!isBefore(heap[at] ?? 0, heap[child] ?? 0, by)) return;
    swap(heap, at, child);
    at = child;
  }
}

/** Quickselect (Hoare): afterwards everything before `nth` sorts before everything after it. */
function partition(all: Uint32Array, nth: number, first: number, last: number, by: SortedBy): void {
  let [from, to] = [first, last];
  while (from < to) {
    const pivot = all[(from + to) >>> 1] ?? 0;
    let [left, right] = [from, to];
    while (left <= right) {
      while (isBefore(all[left] ?? 0, pivot, by)) left += 1;
      while (isBefore(pivot, all[right] ?? 0, by)) right -= 1;
      if (left <= right) swap(all, left++, right--);
    }
    if (nth <= right) to = right;
    else if (nth >= left) from = left;
    else return;
  }
}

function swap(list: number[] | Uint32Array, a: number, b: number): void {
  const held = list[a] ?? 0;
  list[a] = list[b] ?? 0;
  list[b] = held;
}
