import type { FoundWord } from './find-words.ts';
import { matchWord, type WordMatch } from './match-word.ts';
import { english } from './words-of-products.ts';

/** A word that answers to a token, 1 to 100. */
export interface WeighedWord {
  id: number;
  word: string;
  weight: number;
}

/** What a token may mean: all words that answer to it, the best first. */
export interface TokenWords {
  token: string;
  words: WeighedWord[];
  /** Only words that are spelled otherwise answer to it. */
  isTypo: boolean;
}

/** Other than the shopper's language: less, but found. */
const foreignShare = 0.7;

/**
 * Which words each token means. Typing errors count only where nothing answers literally, or "shirt" would find shorts.
 * Two tokens that stand side by side may be one word: "t shirt", "sommer kleid".
 */
export function weighWords(tokens: readonly string[], found: readonly FoundWord[], languageId: number): TokenWords[] {
  return tokens.map((token, at) => {
    const isLast = at === tokens.length - 1;
    const joined = [`${tokens[at - 1] ?? ''}${token}`, isLast ? '' : `${token}${tokens[at + 1]}`].filter((pair) => pair !== '' && pair !== token);
    const matches = found.flatMap((word) => {
      const match = bestOf([
        ...spellings(token, word.languageId).map((spelling) => matchWord(spelling, word.word, isLast)),
        ...joined.map((pair) => literally(matchWord(pair, word.word, isLast))),
      ]);
      return match ? [{ ...word, match, isOwn: word.languageId === languageId || word.languageId === related.get(languageId) }] : [];
    });
    const literal = matches.filter(({ match }) => match.kind !== 'typo');
    const kept = sift(matches, literal);
    const words = [...new Map(kept.map(({ id, word, match, isOwn }) => [id, { id, word, weight: weightOf(match, isOwn) }])).values()];
    return { token, words: words.sort((one, other) => other.weight - one.weight), isTypo: words.length > 0 && literal.length === 0 };
  });
}

/**
 * Which matches count. Where a word stands as it was typed, no typing error; where only a form of one does ("svetr" for the
 * svetre above the sveter), the smallest besides.
 */
function sift<Match extends { match: WordMatch; isOwn: boolean }>(matches: readonly Match[], literal: readonly Match[]): readonly Match[] {
  const isUnderstood = literal.some(({ isOwn, match }) => isOwn || match.kind === 'exact' || match.kind === 'inflection');
  const typos = matches.filter(({ match }) => match.kind === 'typo');
  if (!isUnderstood) {
    const best = Math.max(0, ...typos.map(({ match }) => match.strength));
    return [...literal, ...typos.filter(({ match }) => match.strength >= Math.min(best, leastTypo))];
  }
  if (literal.some(({ match }) => match.kind === 'exact')) return withoutFarForms(literal);
  return [...withoutFarForms(literal), ...typos.filter(({ match }) => match.strength >= leastTypo)];
}

/** One letter. */
const leastTypo = 45;

const weightOf = ({ strength }: WordMatch, isOwn: boolean): number => Math.max(1, Math.round(strength * (isOwn ? 1 : foreignShare)));

/** One ending put for another, such as the Greek -α and -ες. */
const nearestForm = 72;

/** "koszulki" is a form of koszulka, and only by a hair of koszula: the nearest forms count. */
function withoutFarForms<Match extends { match: WordMatch }>(matches: readonly Match[]): Match[] {
  const nearest = Math.max(0, ...matches.filter(({ match }) => match.kind === 'inflection').map(({ match }) => match.strength));
  const hasExact = matches.some(({ match }) => match.kind === 'exact');
  return matches.filter(({ match }) => match.kind !== 'inflection' || match.strength >= (hasExact ? nearestForm : nearest - 6));
}

function bestOf(matches: readonly (WordMatch | null)[]): WordMatch | null {
  return matches.reduce((best, match) => (match && (!best || match.strength > best.strength) ? match : best), null);
}

/** Of two tokens taken as one, only what is there letter by letter. */
const literally = (match: WordMatch | null): WordMatch | null => (match?.kind === 'exact' || match?.kind === 'start' ? match : null);

const german = new Set([3, 17]);

/** Languages whose words are searched beside one's own: whoever says Haube knows what a Mütze is. */
const related: ReadonlyMap<number, number> = new Map([
  [3, 17],
  [17, 3],
]);

/** Which dictionaries a shopper's query is looked up in: their language's, a related one's, English. */
export const dictionariesOf = (languageId: number): number[] => [...new Set([languageId, related.get(languageId) ?? languageId, english])];

/** All that a query's tokens may be written as, each once: what to look up. */
export function lookedUp(tokens: readonly string[], languageId: number): string[] {
  return [...new Set(tokens.flatMap((token, at) => [...spellings(token, languageId), ...(at > 0 ? [`${tokens[at - 1]}${token}`] : [])]))];
}

/** On a keyboard without umlauts Gürtel is typed as guertel. */
function spellings(token: string, languageId: number): string[] {
  if (!german.has(languageId)) return [token];
  const plain = token.replace(/([aou])e/g, '$1');
  return plain === token ? [token] : [token, plain];
}
