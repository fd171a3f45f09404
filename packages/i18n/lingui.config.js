import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-json';

/**
 * English is the source language; its texts stand in the sources. A catalogue maps the id of a text to its translation. Austrian German has only
 * the texts that differ from German.
 */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'bn', 'de', 'bg', 'cz', 'el', 'es', 'hr', 'hu', 'it', 'lt', 'pl', 'pt', 'ro', 'sk', 'sl', 'at'],
  fallbackLocales: { at: ['de', 'en'], default: 'en' },
  catalogs: [
    {
      path: '<rootDir>/locales/{locale}',
      include: ['<rootDir>/../../apps/storefront/app'],
      exclude: ['**/*.test.*', '**/build/**'],
    },
  ],
  format: formatter({ style: 'minimal' }),
  orderBy: 'message',
});
