import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { getFile, sourceCode } from './languages.mjs';

/** @typedef {import('./languages.mjs').Language} Language */
/** @typedef {Record<string, string>} Texts ICU messages by key */

/** The catalogue whose English texts are in the sources of the storefront. The English texts of all other catalogues are in their own files. */
export const shopArea = 'shop';

/** Returns the areas of the catalogues other than the storefront's: `mails`, `documents`. */
export const listAreas = () =>
  readdirSync(dirname(getFile(sourceCode, 'language')))
    .map((file) => file.replace(/\.json$/, ''))
    .filter((area) => area !== 'language' && area !== shopArea)
    .sort();

/**
 * Reads the texts of a language as stored: without those that it takes from another language.
 * @param {string} code
 * @param {string} area
 * @returns {Texts}
 */
export const readCatalogue = (code, area) => {
  const file = getFile(code, area);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
};

/**
 * @param {string} code
 * @param {string} area
 * @param {Texts} texts
 */
export const writeCatalogue = (code, area, texts) => writeFileSync(getFile(code, area), `${JSON.stringify(texts, null, 2)}\n`);

/**
 * Returns the ids of the storefront's texts in the order of all its files: by the English text. Equal texts are ordered by id: Lingui would
 * order them by the files that contain them, so renaming a file would move texts. Code units are compared, because a collation changes
 * with the version of Node.
 * @param {Texts} english
 */
export const sortShopTexts = (english) => Object.keys(english).sort((a, b) => compare(english[a], english[b]) || compare(a, b));

const compare = (a, b) => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Reads the texts of a language with those that it takes from its fallback, without the English fallback for texts that are not translated yet.
 * @param {Language} language
 * @param {string} area
 * @returns {Texts}
 */
export function readTranslations({ code, fallback }, area) {
  const own = readCatalogue(code, area);
  return fallback ? { ...readCatalogue(fallback, area), ...own } : own;
}
