import { defineConfig } from 'vitest/config';
import { linguiMacro } from './apps/storefront/vite/lingui-macro.ts';

/**
 * What takes ten seconds and more: pictures, processes that are started and killed, races of many orders. `npm test`
 * runs them, `npm run check` leaves them out and stays quick.
 */
const thorough = [
  'apps/server/src/web/images.test.ts',
  'apps/server/src/modules/checkout/pay-by-card.test.ts',
  'apps/server/src/modules/checkout/place-order.test.ts',
  'apps/server/src/modules/search/listing-changes.test.ts',
  'apps/server/src/platform/embedded-postgres.test.ts',
  'apps/server/src/platform/tag-feed.test.ts',
  'apps/server/src/import/commands.test.ts',
  'scripts/lint/style.test.ts',
];
const elsewhere = ['**/node_modules/**', '**/dist/**', '**/build/**', 'tests/e2e/**'];

/** Both make their databases in one server, and wait as long. */
const shared = { globalSetup: ['apps/server/src/testing/global-setup.ts'], testTimeout: 20_000, hookTimeout: 30_000 };

export default defineConfig({
  plugins: [linguiMacro()],
  test: {
    pool: 'forks',
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          ...shared,
          name: 'quick',
          include: ['apps/**/*.test.{ts,tsx}', 'packages/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: [...elsewhere, ...thorough],
        },
      },
      { extends: true, test: { ...shared, name: 'thorough', include: thorough, exclude: elsewhere } },
    ],
  },
});
