import { defineConfig } from 'vitest/config';
import { createLinguiMacro } from './apps/storefront/vite/lingui-macro.ts';
import { createPageLists } from './apps/storefront/vite/page-lists.ts';

/**
 * Tests that take five seconds and more: pictures, processes that are started and killed, backups, mails that wait for their jobs, races of many
 * orders. `npm test` runs them, `npm run check` leaves them out.
 */
const thorough = ['apps/**/*.slow.test.ts', 'packages/**/*.slow.test.ts', 'scripts/**/*.slow.test.ts'];
const elsewhere = ['**/node_modules/**', '**/dist/**', '**/build/**', 'tests/e2e/**'];
/** Tests that render a screen of the back office in a simulated browser. */
const components = ['apps/backoffice/**/*.test.tsx'];

/** Settings of both projects. The time limits end a test that hangs; a slow machine must not reach them. */
const shared = {
  globalSetup: ['apps/server/src/testing/global-setup.ts'],
  setupFiles: ['apps/server/src/testing/between-files.ts'],
  // Loading all modules again for each file took longer than its tests.
  isolate: false,
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 60_000 } },
};

export default defineConfig({
  plugins: [createLinguiMacro(), createPageLists()],
  test: {
    pool: 'forks',
    maxWorkers: 2,
    // Transformed modules are kept, by the hash of their text: `npm test` starts Vitest three times.
    experimental: { fsModuleCache: true, fsModuleCachePath: '.cache/vitest-modules' },
    projects: [
      {
        extends: true,
        test: {
          ...shared,
          name: 'quick',
          include: ['apps/**/*.test.{ts,tsx}', 'packages/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: [...elsewhere, ...thorough, ...components],
        },
      },
      // A project of its own, after the others: a worker that changes between a simulated browser and Node starts again and loads all modules again.
      {
        extends: true,
        test: {
          ...shared,
          name: 'components',
          include: components,
          exclude: [...elsewhere, ...thorough],
          environment: 'happy-dom',
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: { ...shared, name: 'thorough', include: thorough, exclude: [...elsewhere, ...components], sequence: { groupOrder: 2 } },
      },
    ],
  },
});
