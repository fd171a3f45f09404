import { matchWord } from './match-word.ts';

/** An item with the words of its names, in the shopper's language and in English. */
export interface Named<Item> {
  item: Item;
  nativeWords: readonly string[];
  english: readonly string[];
}

/**
 * Returns the items whose name matches every token, the best first: names without further words come before longer ones, and names that
 * match only with a typing error come last.
 */
export function matchNames<Item>(tokens: readonly string[], items: readonly Named<Item>[]): Item[] {
  const found = items.flatMap(({ item, nativeWords, english }) => {
    const nativeScore = score(tokens, nativeWords);
    const inEnglish = score(tokens, english);
    const best =
      inEnglish && (!nativeScore || inEnglish.strength * 0.7 > nativeScore.strength)
        ? { ...inEnglish, strength: inEnglish.strength * 0.7 }
        : nativeScore;
    return best ? [{ item, ...best }] : [];
  });
  const literal = found.filter(({ isTypo }) => !isTypo);
  return (literal.length > 0 ? literal : found).sort((one, other) => other.strength - one.strength).map(({ item }) => item);
}

function score(tokens: readonly string[], words: readonly string[]): { strength: number; isTypo: boolean } | null {
  let sum = 0;
  let isTypo = false;
  for (const [at, token] of tokens.entries()) {
    const matches = words.flatMap((word) => matchWord(token, word, at === tokens.length - 1) ?? []);
    const best = matches.sort((one, other) => other.strength - one.strength)[0];
    if (!best) return null;
    sum += best.strength;
    isTypo ||= best.kind === 'typo';
  }
  return { strength: sum / tokens.length - Math.max(0, words.length - tokens.length), isTypo };
}
