import { bengaliSounds, greekSounds, letters } from './letters.ts';

/** A word is cut here: nobody types more, and PostgreSQL's indexes take no endless entries. */
const longest = 40;

/** Soft hyphens, joiners and marks of direction: letters on both sides of them are one word. */
const unseen = /[\p{Cf}\u034f\ufe00-\ufe0f]/gu;

/**
 * A text as search reads it: lower case, without accents, in Latin letters wherever the script is one of the shop's
 * (see `letters.ts`). Folding again changes nothing; no string makes it throw.
 */
export function fold(text: string): string {
  let folded = text
    .replace(unseen, '')
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/gu, '');
  if (isPlain.test(folded)) return folded;
  for (const [sound, plain] of [...greekSounds, ...bengaliSounds]) folded = folded.replace(sound, plain);
  return folded.replace(/[^\0-\x7f]/gu, (letter) => letters.get(letter) ?? letter).replace(/\p{M}/gu, '');
}
const isPlain = /^[\0-\x7f]*$/;

/** `women's` is `womens`; `d'estate` are two words. */
const possessive = /['’ʼ](?=s?(?![\p{L}\p{M}\p{N}]))/gu;
const notInWord = /[^\p{L}\p{N}]+/u;

/**
 * The words that a text is found by, folded, each once. A word with hyphens is found as one (`tshirt`), and by its parts
 * where each of them says something by itself (`polka`, `dot`).
 */
export function wordsIn(text: string): string[] {
  const words = new Set<string>();
  for (const chunk of fold(text.replace(possessive, '')).split(/[^\p{L}\p{N}\p{Pd}]+/u)) {
    const parts = chunk.split(notInWord).filter(Boolean);
    words.add(parts.join('').slice(0, longest));
    if (parts.length > 1 && parts.every((part) => part.length >= 3)) for (const part of parts) words.add(part.slice(0, longest));
  }
  words.delete('');
  return [...words];
}

/** A word of a query: as search reads it, and as it was typed. */
export interface Token {
  token: string;
  typed: string;
}

/** The words of a query in their order; hyphens part them like blanks. */
export function tokensIn(query: string): Token[] {
  const typed = query
    .replace(unseen, '')
    .replace(possessive, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u);
  return typed.flatMap((chunk) => {
    const tokens = fold(chunk).split(notInWord).filter(Boolean);
    return tokens.map((token) => ({ token: token.slice(0, longest), typed: tokens.length === 1 ? chunk : token }));
  });
}
