import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-json';
import { readLanguages, sourceCode } from './scripts/languages.mjs';

const languages = readLanguages();

/**
 * The texts of the storefront. The English texts are in its sources. `shop.json` of a language maps the id of a text to its translation;
 * a language with a fallback has only the texts that differ.
 */
export default defineConfig({
  sourceLocale: sourceCode,
  locales: languages.map(({ code }) => code),
  fallbackLocales: {
    ...Object.fromEntries(languages.flatMap(({ code, fallback }) => (fallback ? [[code, [fallback, sourceCode]]] : []))),
    default: sourceCode,
  },
  catalogs: [
    {
      path: '<rootDir>/languages/{locale}/shop',
      include: ['<rootDir>/../../apps/storefront/app'],
      exclude: ['**/*.test.*', '**/build/**'],
    },
  ],
  format: formatter({ style: 'minimal' }),
  // The order in the files is made by `scripts/align-catalogues.mjs`.
  orderBy: 'messageId',
});
