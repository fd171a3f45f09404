import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-json';

/** English is the source; a language that lacks a text shows it in English. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'bn', 'de', 'bg', 'cz', 'el', 'es', 'hr', 'hu', 'it', 'lt', 'pl', 'pt', 'ro', 'sk', 'sl', 'at'],
  fallbackLocales: { default: 'en' },
  catalogs: [
    {
      path: '<rootDir>/locales/{locale}/messages',
      include: ['<rootDir>/../../apps/storefront/app'],
      exclude: ['**/*.test.*', '**/build/**'],
    },
  ],
  format: formatter({ style: 'lingui', origins: false }),
  orderBy: 'message',
});
