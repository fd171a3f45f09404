import { defineConfig } from 'vitest/config';

/** What is tested by killing processes, and by a provider that fails: minutes rather than seconds. `npm run test:faults` */
export default defineConfig({
  test: {
    include: ['apps/**/*.faults.ts'],
    globalSetup: ['apps/server/src/testing/global-setup.ts'],
    pool: 'forks',
    maxWorkers: 1,
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
