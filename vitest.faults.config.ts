import { defineConfig } from 'vitest/config';

/** Settings of `npm run test:faults`: tests that kill processes or use a failing provider, and take minutes. */
export default defineConfig({
  test: {
    include: ['apps/**/*.faults.ts'],
    globalSetup: ['apps/server/src/testing/global-setup.ts'],
    pool: 'forks',
    maxWorkers: 1,
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
