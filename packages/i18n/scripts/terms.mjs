import { existsSync, readFileSync } from 'node:fs';

/** @typedef {import('./languages.mjs').Language} Language */

/**
 * The term that a language uses for one concept in the shop.
 * @typedef {object} Term
 * @property {string} term the word without context
 * @property {string[]} [also] its other forms: the plural, the formal title of a document
 * @property {string} [pattern] a regular expression that finds the term in a sentence
 * @property {string} [never] a regular expression of words for the same concept that the shop does not use
 * @property {string[]} [except] in English only: texts, as `area:key`, that mention the term in English but need not in other languages
 */
/** @typedef {Record<string, Term>} Terms by the English name of the concept */

/**
 * Reads the terms of a language with those that it takes from its fallback. A new language has none yet.
 * @param {Pick<Language, 'code' | 'fallback'>} language
 * @returns {Terms}
 */
export function readTerms({ code, fallback }) {
  const file = new URL(`../terms/${code}.json`, import.meta.url);
  const own = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return fallback ? { ...readTerms({ code: fallback }), ...own } : own;
}
