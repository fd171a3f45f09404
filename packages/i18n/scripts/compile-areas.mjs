import { listAreas, readCatalogue, readTranslations } from './catalogue.mjs';
import { compileCatalogue } from './compile-shop.mjs';
import { sourceCode } from './languages.mjs';
import { describeMessage } from './message.mjs';

/**
 * Compiles the catalogues other than the storefront's, with the types of their keys and values: `texts.js` imports `<area>/<code>.js`
 * from `texts/`.
 * @param {readonly import('./languages.mjs').Language[]} languages
 * @returns {Record<string, string>} files by path
 */
export function compileAreas(languages) {
  const areas = listAreas().map((area) => ({ area, source: readCatalogue(sourceCode, area) }));
  const files = { 'texts.js': listCatalogues(areas, languages), 'texts.d.ts': declareTexts(areas) };
  for (const { area, source } of areas)
    for (const language of languages) {
      const texts = readTranslations(language, area);
      const whole = Object.keys(source).map((key) => [key, texts[key] || source[key]]);
      files[`texts/${area}/${language.code}.js`] = compileCatalogue(language.code, Object.fromEntries(whole));
    }
  return files;
}

function listCatalogues(areas, languages) {
  const imports = areas.flatMap(({ area }) =>
    languages.map(({ code }) => `import { messages as ${area}_${code} } from './texts/${area}/${code}.js';\n`),
  );
  const rows = areas.map(({ area }) => `  ${area}: { ${languages.map(({ code }) => `${code}: ${area}_${code}`).join(', ')} },\n`);
  const keys = areas.map(({ area, source }) => `  ${area}: ${JSON.stringify(Object.keys(source))},\n`);
  return `${imports.join('')}export const catalogues = {\n${rows.join('')}};\nexport const keys = {\n${keys.join('')}};\n`;
}

function declareTexts(areas) {
  const kinds = { text: 'string', number: 'number' };
  const declareValues = (message) =>
    [...describeMessage(message).args].map(([name, kind]) => `readonly ${JSON.stringify(name)}: ${kinds[kind]}`).join('; ');
  const members = areas.map(({ area, source }) => {
    const messages = Object.entries(source).map(([key, message]) => `    ${JSON.stringify(key)}: { ${declareValues(message)} };\n`);
    return `  ${area}: {\n${messages.join('')}  };\n`;
  });
  return [
    "import type { Messages } from '@lingui/core';",
    "import type { LanguageCode } from '../src/languages.ts';",
    '/** The values of each message, by area and key. */',
    `export interface TextValues {\n${members.join('')}}`,
    'export declare const catalogues: { readonly [Area in keyof TextValues]: Readonly<Record<LanguageCode, Messages>> };',
    'export declare const keys: { readonly [Area in keyof TextValues]: readonly (keyof TextValues[Area])[] };\n',
  ].join('\n');
}
