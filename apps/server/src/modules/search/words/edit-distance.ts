/**
 * Counts the typing errors (a wrong, missing, extra or swapped letter) between two words: the optimal string alignment distance of Damerau
 * and Levenshtein.
 * @param most the maximum of interest; the result for a greater distance is `most + 1`
 */
export function editDistance(from: string, to: string, most: number): number {
  if (from === to) return 0;
  if (Math.abs(from.length - to.length) > most) return most + 1;
  let [beforeLast, last] = [new Array<number>(to.length + 1).fill(0), Array.from({ length: to.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= from.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= to.length; j += 1) {
      const isSame = from[i - 1] === to[j - 1];
      let errors = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]) errors = Math.min(errors, (beforeLast[j - 2] ?? 0) + 1);
      row.push(errors);
      least = Math.min(least, errors);
    }
    if (least > most) return most + 1;
    [beforeLast, last] = [last, row];
  }
  return Math.min(last[to.length] ?? 0, most + 1);
}
