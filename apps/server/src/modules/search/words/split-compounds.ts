import type { FoundWord } from './find-words.ts';
import { editDistance } from './edit-distance.ts';

/** Minimum number of letters of a part. */
const shortest = 3;

/** Returns both parts of each way to split a long token, also without the German linking s, as additional words to look up. */
export function listParts(tokens: readonly string[]): string[] {
  return tokens.flatMap((token) => listSplits(token).flat());
}

/**
 * Splits tokens that match no word, even with one typing error, if both parts are words: leinenhemd, raincoat. The split with the
 * longest first part is used. If only the end is a word, the end is used alone: wintermütze.
 */
export function splitCompounds(tokens: readonly string[], found: readonly FoundWord[]): readonly string[] {
  const known = new Set(found.map(({ word }) => word));
  return tokens.flatMap((token) => {
    const isWord = known.has(token) || found.some(({ word }) => word.includes(token) || editDistance(token, word, 1) <= 1);
    if (isWord) return token;
    const cuts = listSplits(token);
    const end = cuts.find(([, right]) => right.length > shortest && known.has(right))?.[1];
    return cuts.findLast(([left, right]) => known.has(left) && known.has(right)) ?? end ?? token;
  });
}

function listSplits(token: string): [left: string, right: string][] {
  if (token.length < 2 * shortest + 1) return [];
  return Array.from({ length: token.length - 2 * shortest + 1 }, (_, index) => index + shortest).flatMap((at) => {
    const [left, right] = [token.slice(0, at), token.slice(at)];
    const plain = left.endsWith('s') && left.length > shortest ? [[left.slice(0, -1), right] as [string, string]] : [];
    return [...plain, [left, right] as [string, string]];
  });
}
