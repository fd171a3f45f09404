import { editDistance } from './edit-distance.ts';

/** How a word answers to what was typed, and how well: 1 to 100. */
export interface WordMatch {
  kind: 'exact' | 'start' | 'inflection' | 'inside' | 'typo';
  strength: number;
}

/** Typing errors that are forgiven in a word of this length. */
export const forgiven = (length: number): number => (length < 4 ? 0 : length < 7 ? 1 : 2);

/**
 * Whether a folded word answers to a folded token.
 * @param isBeingTyped the last token of a query: its end may be missing
 */
export function matchWord(token: string, word: string, isBeingTyped: boolean): WordMatch | null {
  if (token === word) return { kind: 'exact', strength: 100 };
  const found = [start(token, word, isBeingTyped), inflection(token, word), inside(token, word)].filter((match) => match !== null);
  if (found.length > 0) return found.reduce((best, match) => (match.strength > best.strength ? match : best));
  return typo(token, word, isBeingTyped);
}

/** The more of the word is there, the better. */
function start(token: string, word: string, isBeingTyped: boolean): WordMatch | null {
  if (!word.startsWith(token) || (token.length < 3 && !isBeingTyped)) return null;
  return { kind: 'start', strength: Math.round((isBeingTyped ? 60 : 50) + (25 * token.length) / word.length) };
}

/**
 * The same word in another form: kleid, kleider; negra, negro; φόρεμα, φορέματα. They share a stem of four letters and more
 * and end differently; of short words all but the last letter, or one is the other with an ending.
 */
function inflection(token: string, word: string): WordMatch | null {
  const stem = commonStart(token, word);
  const [left, right] = [token.length - stem, word.length - stem];
  const endings = left + right;
  const isSameStem =
    (stem >= 4 && left <= 3 && right <= 3 && endings <= Math.min(4, stem - 1)) ||
    (stem === 3 && ((left <= 1 && right <= 1) || (right === 0 && left === 2)));
  if (word.length === 2 && right === 0 && left <= 2) return { kind: 'inflection', strength: 72 };
  if (!isSameStem) return null;
  // One letter between them is next to nothing: svetr, sveter.
  return { kind: 'inflection', strength: Math.max(90 - 6 * endings, editDistance(token, word, 1) === 1 ? 80 : 0) };
}

/** In compounds the last part is the thing itself: kleid in sommerkleid. */
function inside(token: string, word: string): WordMatch | null {
  if (token.length < 4 || !word.includes(token)) return null;
  return { kind: 'inside', strength: word.endsWith(token) ? 55 : 40 };
}

function typo(token: string, word: string, isBeingTyped: boolean): WordMatch | null {
  const most = forgiven(token.length);
  if (most === 0) return null;
  const errors = editDistance(token, word, most);
  if (errors <= most) return { kind: 'typo', strength: 60 - 15 * errors };
  if (isSameButVowels(token, word)) return { kind: 'typo', strength: 40 };
  if (!isBeingTyped || word.length <= token.length) return null;
  // Half a word with an error in it.
  const typed = Math.min(...[-1, 0, 1].map((change) => editDistance(token, word.slice(0, token.length + change), 1)));
  return typed <= 1 && token.length >= 5 ? { kind: 'typo', strength: 30 } : null;
}

/** Forms that differ within: neagră and negru. */
function isSameButVowels(token: string, word: string): boolean {
  const consonants = token.replace(/[aeiouy]/g, '');
  return consonants.length >= 3 && token[0] === word[0] && Math.abs(token.length - word.length) <= 2 && consonants === word.replace(/[aeiouy]/g, '');
}

function commonStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}
