import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = new URL('../languages/', import.meta.url);

/**
 * @typedef {object} Language
 * @property {string} code the name of its folder, used in addresses: `cz`, `at`
 * @property {number} id
 * @property {string} tag BCP 47
 * @property {string} name in the language itself
 * @property {string} [fallback] code of the language that has the texts which this one lacks
 */

/** The code of the language in which the texts are written first. */
export const sourceCode = 'en';

/**
 * Reads all languages: one folder each, in the order of their ids.
 * @returns {Language[]}
 * @throws {Error} if a `language.json` is incomplete, or an id or tag is used twice
 */
export function readLanguages() {
  const languages = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name: code }) => ({ code, ...JSON.parse(readFileSync(getFile(code, 'language'), 'utf8')) }))
    .sort((a, b) => a.id - b.id);
  const codes = languages.map(({ code }) => code);
  for (const { code, id, tag, name, fallback } of languages) {
    const refuse = (reason) => {
      throw new Error(`packages/i18n/languages/${code}/language.json: ${reason}`);
    };
    if (!/^[a-z]{2}$/.test(code)) refuse('the name of the folder must be two letters');
    if (!Number.isInteger(id) || languages.some((other) => other.code !== code && other.id === id)) refuse('"id" must be a number of its own');
    if (!isTag(tag) || languages.some((other) => other.code !== code && other.tag === tag)) refuse('"tag" must be a BCP 47 tag of its own');
    if (typeof name !== 'string' || name === '') refuse('"name" is missing');
    if (fallback !== undefined && (fallback === code || !codes.includes(fallback))) refuse(`"fallback" names no other language: ${fallback}`);
  }
  return languages;
}

/**
 * Returns the path of a file of a language.
 * @param {string} code
 * @param {string} name `language`, or the area of a catalogue: `shop`, `mails`
 */
export const getFile = (code, name) => fileURLToPath(new URL(`${code}/${name}.json`, folder));

function isTag(tag) {
  try {
    return typeof tag === 'string' && Intl.getCanonicalLocales(tag)[0] === tag;
  } catch {
    return false;
  }
}
