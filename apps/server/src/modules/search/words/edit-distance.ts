/**
 * Counts the typing errors (a wrong, missing, extra or swapped letter) between two words: the optimal string alignment distance of Damerau
 * and Levenshtein.
 * @param maxDistance the maximum of interest; the result for a greater distance is `most + 1`
 */
export function editDistance(from: string, to: string, maxDistance: number): number {
  if (from === to) return 0;
  if (Math.abs(from.length - to.length) > maxDistance) return maxDistance + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i += 1) {
    const row = computeRow(from, to, i, [last, beforeLast]);
    if (Math.min(...row) > maxDistance) return maxDistance + 1;
    [beforeLast, last] = [last, row];
  }
  return Math.min(last[to.length] ?? 0, maxDistance + 1);
}

/** Returns the errors between the first `i` letters of a word and the beginnings of the other, from the two rows before. */
function computeRow(from: string, to: string, i: number, [last, beforeLast]: readonly [readonly number[], readonly number[]]): number[] {
  const row = [i];
  for (let j = 1; j <= to.length; j += 1) {
    const replaced = (last[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
    const errors = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, replaced);
    const isSwapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
    row.push(isSwapped ? Math.min(errors, (beforeLast[j - 2] ?? 0) + 1) : errors);
  }
  return row;
}
