import { compileAreas } from './compile-areas.mjs';
import { compileShop } from './compile-shop.mjs';
import { readLanguages } from './languages.mjs';
import { readTerms } from './terms.mjs';
import { writeFiles } from './write-files.mjs';

/* Compiles the catalogues of all languages to `compiled/`, with missing texts in English. */
const languages = readLanguages();
writeFiles({ ...listLanguages(), ...listTerms(), ...(await compileShop(languages)), ...compileAreas(languages) });

/** @returns {Record<string, string>} */
function listLanguages() {
  const rows = languages.map(({ code, id, tag, name, fallback = null }) => JSON.stringify({ code, id, tag, name, fallback }));
  return {
    'languages.js': `export const languages = [\n${rows.map((row) => `  ${row},\n`).join('')}];\n`,
    'languages.d.ts': `export declare const languages: readonly [\n${rows.map((row) => `  Readonly<${row}>,\n`).join('')}];\n`,
  };
}

/** @returns {Record<string, string>} */
function listTerms() {
  const formsByCode = Object.fromEntries(languages.map((language) => [language.code, listForms(readTerms(language))]));
  return {
    'terms.js': `export const terms = ${JSON.stringify(formsByCode, null, 1)};\n`,
    'terms.d.ts': [
      '/** The word without context, then its other forms. */',
      'export type TermForms = readonly [string, ...string[]];',
      '/** By the code of the language and the English name of the concept. */',
      'export declare const terms: Readonly<Record<string, Readonly<Record<string, TermForms>>>>;',
      '',
    ].join('\n'),
  };
}

/** @param {import('./terms.mjs').Terms} terms */
function listForms(terms) {
  return Object.fromEntries(Object.entries(terms).map(([concept, { term, also = [] }]) => [concept, [term, ...also]]));
}
