import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const getFile = (locale) => fileURLToPath(new URL(`../locales/${locale}.json`, import.meta.url));

/**
 * Reads the translations of a language as stored: without those that it takes from another language.
 * @param {string} locale
 * @returns {Promise<Record<string, string>>} by id
 */
export const readCatalogue = async (locale) => JSON.parse(await readFile(getFile(locale), 'utf8'));

/**
 * @param {string} locale
 * @param {Record<string, string>} texts by id
 */
export const writeCatalogue = (locale, texts) => writeFile(getFile(locale), `${JSON.stringify(texts, null, 2)}\n`);

/**
 * Returns the language from which a language takes the texts that it lacks, besides English.
 * @param {string} locale
 * @param {import('@lingui/conf').LinguiConfigNormalized} config
 * @returns {string | undefined}
 */
export function findParent(locale, { fallbackLocales, sourceLocale }) {
  const parents = fallbackLocales && fallbackLocales[locale];
  return Array.isArray(parents) ? parents.find((parent) => parent !== sourceLocale) : undefined;
}

/**
 * Reads the translations of a language with those that it takes from another language, without the English fallback.
 * @param {string} locale
 * @param {import('@lingui/conf').LinguiConfigNormalized} config
 * @returns {Promise<Record<string, string>>} by id
 */
export async function readTranslations(locale, config) {
  const parent = findParent(locale, config);
  const own = await readCatalogue(locale);
  return parent ? { ...(await readCatalogue(parent)), ...own } : own;
}
