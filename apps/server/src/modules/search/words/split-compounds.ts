import type { FoundWord } from './find-words.ts';
import { editDistance } from './edit-distance.ts';

/** The least letters of a part. */
const shortest = 3;

/** Both parts of each way to cut a long token, also without the s that German puts between: what to look up beside it. */
export function partsOf(tokens: readonly string[]): string[] {
  return tokens.flatMap((token) => cutsOf(token).flat());
}

/**
 * Tokens that are no word, nor one mistyped by a letter, taken apart where both parts are words: leinenhemd, raincoat. The
 * longest first part counts. Where only the end is a word, it is the thing itself: wintermütze.
 */
export function splitCompounds(tokens: readonly string[], found: readonly FoundWord[]): readonly string[] {
  const known = new Set(found.map(({ word }) => word));
  return tokens.flatMap((token) => {
    const isWord = known.has(token) || found.some(({ word }) => word.includes(token) || editDistance(token, word, 1) <= 1);
    if (isWord) return token;
    const cuts = cutsOf(token);
    const end = cuts.find(([, right]) => right.length > shortest && known.has(right))?.[1];
    return cuts.findLast(([left, right]) => known.has(left) && known.has(right)) ?? end ?? token;
  });
}

function cutsOf(token: string): [left: string, right: string][] {
  if (token.length < 2 * shortest + 1) return [];
  return Array.from({ length: token.length - 2 * shortest + 1 }, (_, index) => index + shortest).flatMap((at) => {
    const [left, right] = [token.slice(0, at), token.slice(at)];
    const plain = left.endsWith('s') && left.length > shortest ? [[left.slice(0, -1), right] as [string, string]] : [];
    return [...plain, [left, right] as [string, string]];
  });
}
