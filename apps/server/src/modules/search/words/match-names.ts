import type { QueryVariant } from '../synonyms/synonyms.ts';
import { matchWord } from './match-word.ts';

/** An item with the words of its names, in the shopper's language and in English. */
export interface Named<Item> {
  item: Item;
  nativeWords: readonly string[];
  english: readonly string[];
}

/**
 * Returns the items whose name matches a query as typed, then those that match it with synonyms. Guesses count only if nothing else matches.
 */
export function matchVariants<Item>(variants: readonly QueryVariant[], items: readonly Named<Item>[], typos: Typos = 'accepted'): Item[] {
  const match = (isGuess: boolean) =>
    variants.filter((variant) => variant.isGuess === isGuess).flatMap(({ tokens, known }) => matchNames(tokens, known, items, typos));
  const found = match(false);
  return [...new Set(found.length > 0 ? found : match(true))];
}

type Typos = 'accepted' | 'refused';

/**
 * Returns the items whose name matches every token, the best first: names without further words come before longer ones, and names that
 * match only with a typing error come last.
 * @param known tokens without typing errors
 */
function matchNames<Item>(tokens: readonly string[], known: ReadonlySet<string>, items: readonly Named<Item>[], typos: Typos): Item[] {
  if (tokens.length === 0) return [];
  const score = (words: readonly string[]) => scoreName(tokens, words, (token) => typos === 'accepted' && !known.has(token));
  const found = items.flatMap(({ item, nativeWords, english }) => {
    const nativeScore = score(nativeWords);
    const inEnglish = score(english);
    const best =
      inEnglish && (!nativeScore || inEnglish.strength * 0.7 > nativeScore.strength)
        ? { ...inEnglish, strength: inEnglish.strength * 0.7 }
        : nativeScore;
    return best ? [{ item, ...best }] : [];
  });
  const literal = found.filter(({ isTypo }) => !isTypo);
  return (literal.length > 0 ? literal : found).sort((one, other) => other.strength - one.strength).map(({ item }) => item);
}

function scoreName(
  tokens: readonly string[],
  words: readonly string[],
  acceptsTypo: (token: string) => boolean,
): { strength: number; isTypo: boolean } | null {
  let sum = 0;
  let isTypo = false;
  for (const [at, token] of tokens.entries()) {
    const matches = words
      .flatMap((word) => matchWord(token, word, at === tokens.length - 1) ?? [])
      .filter(({ kind }) => kind !== 'typo' || acceptsTypo(token));
    const best = matches.sort((one, other) => other.strength - one.strength)[0];
    if (!best) return null;
    sum += best.strength;
    isTypo ||= best.kind === 'typo';
  }
  return { strength: sum / tokens.length - Math.max(0, words.length - tokens.length), isTypo };
}
