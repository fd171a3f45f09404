import { defineConfig } from 'vitest/config';
import { linguiMacro } from './apps/storefront/vite/lingui-macro.ts';

export default defineConfig({
  plugins: [linguiMacro()],
  test: {
    include: ['apps/**/*.test.{ts,tsx}', 'packages/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'tests/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/build/**', 'tests/e2e/**'],
    globalSetup: ['apps/server/src/testing/global-setup.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
