import { matchWord } from './match-word.ts';

/** Something with names, and the words of these: in the shopper's language, and in English. */
export interface Named<Item> {
  item: Item;
  own: readonly string[];
  english: readonly string[];
}

/**
 * The things whose name has every token, the best first: what is named by the tokens alone goes before what has other words
 * besides, and a typing error goes last, where nothing is spelled as it was typed.
 */
export function matchNames<Item>(tokens: readonly string[], things: readonly Named<Item>[]): Item[] {
  const found = things.flatMap(({ item, own, english }) => {
    const inOwn = score(tokens, own);
    const inEnglish = score(tokens, english);
    const best = inEnglish && (!inOwn || inEnglish.strength * 0.7 > inOwn.strength) ? { ...inEnglish, strength: inEnglish.strength * 0.7 } : inOwn;
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
