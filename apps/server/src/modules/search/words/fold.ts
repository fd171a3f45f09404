import { bengaliSounds, greekSounds, letters } from './letters.ts';

/** Maximum length of a word, because PostgreSQL's indexes limit the size of entries. */
const maxWordLength = 40;

/** Soft hyphens, joiners and direction marks: the letters on both sides form one word. */
const unseen = /[\p{Cf}\u034f\ufe00-\ufe0f]/gu;

/**
 * Folds a text for search: lower case, without accents, in Latin letters for the scripts of the shop (see `letters.ts`). The function is
 * idempotent and never throws.
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

/** `women's` becomes `womens`; `d'estate` becomes two words. */
const possessive = /['’ʼ](?=s?(?![\p{L}\p{M}\p{N}]))/gu;
const notInWord = /[^\p{L}\p{N}]+/u;

/**
 * Returns the search words of a text, folded and unique. A word with hyphens is included as one word (`tshirt`), and also as its parts if
 * each part has at least three letters (`polka`, `dot`).
 */
export function listWords(text: string): string[] {
  const words = new Set<string>();
  for (const chunk of fold(text.replace(possessive, '')).split(/[^\p{L}\p{N}\p{Pd}]+/u)) {
    const parts = chunk.split(notInWord).filter(Boolean);
    words.add(parts.join('').slice(0, maxWordLength));
    if (parts.length > 1 && parts.every((part) => part.length >= 3)) for (const part of parts) words.add(part.slice(0, maxWordLength));
  }
  words.delete('');
  return [...words];
}

/** A word of a query: folded, and as entered. */
export interface Token {
  token: string;
  typed: string;
}

/** Splits a query into words in their order; hyphens separate words like blanks. */
export function tokenize(query: string): Token[] {
  const typed = query
    .replace(unseen, '')
    .replace(possessive, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u);
  return typed.flatMap((chunk) => {
    const tokens = fold(chunk).split(notInWord).filter(Boolean);
    return tokens.map((token) => ({ token: token.slice(0, maxWordLength), typed: tokens.length === 1 ? chunk : token }));
  });
}
