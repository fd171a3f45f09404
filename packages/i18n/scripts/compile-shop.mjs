import { relative, resolve } from 'node:path';
import { createCompiledCatalog } from '@lingui/cli/api';
import { getPart, parts } from '../parts.js';
import { listAreas, readCatalogue, readTranslations, shopArea } from './catalogue.mjs';
import { collectShopTexts, home } from './collect-shop-texts.mjs';
import { joinShortWords } from './join-short-words.mjs';
import { sourceCode } from './languages.mjs';

const app = resolve(home, '../../apps/storefront/app');

/**
 * Compiles the storefront's texts to the files that pages load: `<part>/<code>.js`.
 * @param {readonly import('./languages.mjs').Language[]} languages
 * @returns {Promise<Record<string, string>>} files by path
 */
export async function compileShop(languages) {
  const collected = await collectShopTexts();
  const english = Object.fromEntries(Object.entries(collected).map(([id, { message }]) => [id, message]));
  const files = {
    'messages.d.ts': "import type { Messages } from '@lingui/core';\nexport declare const messages: Messages;\n",
    'part.d.ts': declaration,
    'all-parts.js': listParts(),
    'all-parts.d.ts': "import type { catalogues } from './part.js';\nexport declare const allParts: readonly (typeof catalogues)[];\n",
  };
  for (const part of parts) {
    files[`${part}/index.js`] = listImports(languages);
    files[`${part}/index.d.ts`] = "export { catalogues } from '../part.js';\n";
  }
  for (const language of languages) {
    const { code } = language;
    const translated = Object.entries(code === sourceCode ? {} : readTranslations(language, shopArea)).filter(([, text]) => text !== '');
    const whole = Object.entries({ ...english, ...Object.fromEntries(translated) });
    for (const part of parts) {
      const texts = whole.filter(([id]) => isInPart(part, collected[id]?.files ?? [])).map(([id, text]) => [id, joinShortWords(text)]);
      files[`${part}/${code}.js`] = compileCatalogue(code, Object.fromEntries(texts));
      files[`${part}/${code}.d.ts`] = "export { messages } from '../messages.js';\n";
    }
  }
  return { ...files, ...countTranslated(languages, english) };
}

/**
 * @param {string} code
 * @param {import('./catalogue.mjs').Texts} texts
 * @returns {string} a module that exports `messages`
 * @throws {Error} if a text is not a valid message
 */
export function compileCatalogue(code, texts) {
  const { source, errors } = createCompiledCatalog(code, texts, { namespace: 'json' });
  if (errors.length > 0) throw new Error(`${code}: ${errors.map(({ id, error }) => `${id}: ${error.message}`).join('\n')}`);
  // Lingui's own modules contain the texts as an escaped JSON string, which compresses a few percent worse than an object.
  return `export const messages=${JSON.stringify(JSON.parse(source).messages)};`;
}

/** Returns whether a part contains a text: each part that uses it, unless every page loads it anyway. */
function isInPart(part, files) {
  const using = new Set(files.map((file) => getPart(relative(app, resolve(home, file)))));
  return using.size === 0 || using.has('shop') ? part === 'shop' : using.has(part);
}

/** One literal import per language, so that bundlers create one file each and browsers load only their own. */
const listImports = (languages) =>
  `export const catalogues = {\n${languages.map(({ code }) => `  ${code}: () => import('./${code}.js'),\n`).join('')}};\n`;

/** For the server, which renders every page. */
const listParts = () =>
  `${parts.map((part) => `import { catalogues as ${part} } from './${part}/index.js';\n`).join('')}export const allParts = [${parts.join(', ')}];\n`;

const declaration = [
  "import type { Messages } from '@lingui/core';",
  "import type { LanguageCode } from '../src/languages.ts';",
  'export declare const catalogues: Readonly<Record<LanguageCode, () => Promise<{ messages: Messages }>>>;\n',
].join('\n');

/** Counts the translated texts of all catalogues per language, for operators. */
function countTranslated(languages, english) {
  const areas = [[shopArea, english], ...listAreas().map((area) => [area, readCatalogue(sourceCode, area)])];
  const count = (language) =>
    areas.reduce((sum, [area, source]) => {
      const texts = language.code === sourceCode ? source : readTranslations(language, area);
      return sum + Object.keys(source).filter((key) => texts[key]).length;
    }, 0);
  const written = Object.fromEntries(languages.map((language) => [language.code, count(language)]));
  return {
    'readiness.js': `export const total = ${written[sourceCode]};\nexport const written = ${JSON.stringify(written)};\n`,
    'readiness.d.ts': 'export declare const total: number;\nexport declare const written: Readonly<Record<string, number>>;\n',
  };
}
