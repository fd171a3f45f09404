import { editDistance } from './edit-distance.ts';

/** How a word matches a token, and how well: 1 to 100. */
export interface WordMatch {
  kind: 'exact' | 'start' | 'inflection' | 'inside' | 'typo';
  strength: number;
}

/** The number of typing errors that are accepted in a word of this length. */
export const countAcceptedTypos = (length: number): number => (length < 4 ? 0 : length < 7 ? 1 : 2);

/**
 * Matches a folded word with a folded token.
 * @param isBeingTyped whether it is the last token of a query: its end may be missing
 */
export function matchWord(token: string, word: string, isBeingTyped: boolean): WordMatch | null {
  if (token === word) return { kind: 'exact', strength: 100 };
  const found = [start(token, word, isBeingTyped), matchInflection(token, word), matchCompound(token, word)].filter((match) => match !== null);
  if (found.length > 0) return found.reduce((best, match) => (match.strength > best.strength ? match : best));
  return matchTypo(token, word, isBeingTyped);
}

/** A longer common part gives a better match. */
function start(token: string, word: string, isBeingTyped: boolean): WordMatch | null {
  if (!word.startsWith(token) || (token.length < 3 && !isBeingTyped)) return null;
  return { kind: 'start', strength: Math.round((isBeingTyped ? 60 : 50) + (25 * token.length) / word.length) };
}

/**
 * Matches another form of the same word: kleid, kleider; negra, negro; φόρεμα, φορέματα. They share a stem of at least four letters and end
 * differently; short words share all but the last letter, or one is the other with an ending.
 */
function matchInflection(token: string, word: string): WordMatch | null {
  const stem = countCommonStart(token, word);
  const [left, right] = [token.length - stem, word.length - stem];
  const endings = left + right;
  const isSameStem =
    (stem >= 4 && left <= 3 && right <= 3 && endings <= Math.min(4, stem - 1)) ||
    (stem === 3 && ((left <= 1 && right <= 1) || (right === 0 && left === 2)));
  if (word.length === 2 && right === 0 && left <= 2) return { kind: 'inflection', strength: 72 };
  if (!isSameStem) return null;
  // A difference of one letter is still a strong match: svetr, sveter.
  return { kind: 'inflection', strength: Math.max(90 - 6 * endings, editDistance(token, word, 1) === 1 ? 80 : 0) };
}

/** The last part of a compound names the product type: kleid in sommerkleid. */
function matchCompound(token: string, word: string): WordMatch | null {
  if (token.length < 4 || !word.includes(token)) return null;
  return { kind: 'inside', strength: word.endsWith(token) ? 55 : 40 };
}

function matchTypo(token: string, word: string, isBeingTyped: boolean): WordMatch | null {
  const accepted = countAcceptedTypos(token.length);
  if (accepted === 0) return null;
  const errors = editDistance(token, word, accepted);
  if (errors <= accepted) return { kind: 'typo', strength: 60 - 15 * errors };
  if (isSameButVowels(token, word)) return { kind: 'typo', strength: 40 };
  if (!isBeingTyped || word.length <= token.length) return null;
  // The token may be the start of a word, with a typing error.
  const typed = Math.min(...[-1, 0, 1].map((change) => editDistance(token, word.slice(0, token.length + change), 1)));
  return typed <= 1 && token.length >= 5 ? { kind: 'typo', strength: 30 } : null;
}

/** Forms with different vowels: neagră and negru. */
function isSameButVowels(token: string, word: string): boolean {
  const consonants = token.replace(/[aeiouy]/g, '');
  return consonants.length >= 3 && token[0] === word[0] && Math.abs(token.length - word.length) <= 2 && consonants === word.replace(/[aeiouy]/g, '');
}

function countCommonStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}
