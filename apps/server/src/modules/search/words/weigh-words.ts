import { defaultLanguageId } from '@selvedge/i18n';
import type { FoundWord } from './find-words.ts';
import { matchWord, type WordMatch } from './match-word.ts';

/** A word that matches a token, 1 to 100. */
export interface WeighedWord {
  id: number;
  word: string;
  weight: number;
}

/** The words that match a token, the best first. */
export interface TokenWords {
  token: string;
  words: WeighedWord[];
  /** Whether only words with a different spelling match. */
  isTypo: boolean;
  /** Whether it belongs to a term with synonyms. */
  isSynonym?: boolean;
}

/** The weight of words in another language than the shopper's. */
const foreignShare = 0.7;

/**
 * Finds the words that each token means. Typing errors count only without a literal match, or "shirt" would find shorts. Two adjacent tokens
 * may be one word: "t shirt", "sommer kleid".
 */
export function weighWords(tokens: readonly string[], found: readonly FoundWord[], languageId: number): TokenWords[] {
  return tokens.map((token, at) => {
    const isLast = at === tokens.length - 1;
    const joined = [`${tokens[at - 1] ?? ''}${token}`, isLast ? '' : `${token}${tokens[at + 1]}`].filter((pair) => pair !== '' && pair !== token);
    const matches = found.flatMap((word) => {
      const match = findBestMatch([
        ...listWordSpellings(token, word.languageId).map((spelling) => matchWord(spelling, word.word, isLast)),
        ...joined.map((pair) => matchLiterally(matchWord(pair, word.word, isLast))),
      ]);
      return match ? [{ ...word, match, isOwn: word.languageId === languageId || word.languageId === related.get(languageId) }] : [];
    });
    const literal = matches.filter(({ match }) => match.kind !== 'typo');
    const remaining = selectMatches(matches, literal);
    const words = [
      ...new Map(
        remaining.map(({ id, word, match, isOwn: isShoppersLanguage }) => [id, { id, word, weight: computeWeight(match, isShoppersLanguage) }]),
      ).values(),
    ];
    return { token, words: words.sort((one, other) => other.weight - one.weight), isTypo: words.length > 0 && literal.length === 0 };
  });
}

/**
 * Selects the matches that count. A literal match excludes typing errors; if only an inflected form matches ("svetr" for svetre and
 * sveter), typing errors of one letter count too.
 */
function selectMatches<Match extends { match: WordMatch; isOwn: boolean }>(matches: readonly Match[], literal: readonly Match[]): readonly Match[] {
  const isUnderstood = literal.some(
    ({ isOwn: isShoppersLanguage, match }) => isShoppersLanguage || match.kind === 'exact' || match.kind === 'inflection',
  );
  const typos = matches.filter(({ match }) => match.kind === 'typo');
  if (!isUnderstood) {
    const best = Math.max(0, ...typos.map(({ match }) => match.strength));
    return [...literal, ...typos.filter(({ match }) => match.strength >= Math.min(best, minTypoScore))];
  }
  if (literal.some(({ match }) => match.kind === 'exact')) return removeDistantForms(literal);
  return [...removeDistantForms(literal), ...typos.filter(({ match }) => match.strength >= minTypoScore)];
}

/** The strength of a typing error of one letter. */
const minTypoScore = 45;

const computeWeight = ({ strength }: WordMatch, isShoppersLanguage: boolean): number =>
  Math.max(1, Math.round(strength * (isShoppersLanguage ? 1 : foreignShare)));

/** The strength of a form with another ending, such as the Greek -α and -ες. */
const nearestForm = 72;

/** Keeps only the nearest inflected forms: "koszulki" is a form of koszulka, and only remotely similar to koszula. */
function removeDistantForms<Match extends { match: WordMatch }>(matches: readonly Match[]): Match[] {
  const nearest = Math.max(0, ...matches.filter(({ match }) => match.kind === 'inflection').map(({ match }) => match.strength));
  const hasExact = matches.some(({ match }) => match.kind === 'exact');
  return matches.filter(({ match }) => match.kind !== 'inflection' || match.strength >= (hasExact ? nearestForm : nearest - 6));
}

function findBestMatch(matches: readonly (WordMatch | null)[]): WordMatch | null {
  return matches.reduce((best, match) => (match && (!best || match.strength > best.strength) ? match : best), null);
}

/** Two tokens joined into one must match literally. */
const matchLiterally = (match: WordMatch | null): WordMatch | null => (match?.kind === 'exact' || match?.kind === 'start' ? match : null);

const german = new Set([3, 17]);

/** Related languages whose words are searched too, such as Haube (Austria) and Mütze (Germany). */
const related: ReadonlyMap<number, number> = new Map([
  [3, 17],
  [17, 3],
]);

/** Returns the dictionaries of a query: the shopper's language, a related one and English. */
export const listDictionaries = (languageId: number): number[] => [
  ...new Set([languageId, related.get(languageId) ?? languageId, defaultLanguageId]),
];

/** Returns all spellings of a query's tokens, each once, to look them up. */
export function listSpellings(tokens: readonly string[], languageId: number): string[] {
  return [...new Set(tokens.flatMap((token, at) => [...listWordSpellings(token, languageId), ...(at > 0 ? [`${tokens[at - 1]}${token}`] : [])]))];
}

/** Returns the spellings of a German token: shoppers without umlauts on the keyboard enter Gürtel as guertel. */
function listWordSpellings(token: string, languageId: number): string[] {
  if (!german.has(languageId)) return [token];
  const plain = token.replace(/([aou])e/g, '$1');
  return plain === token ? [token] : [token, plain];
}
