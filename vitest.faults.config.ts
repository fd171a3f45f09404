import { defineConfig } from 'vitest/config';

/** What is tested by killing processes, and by a provider that fails: minutes rather than seconds. `npm run test:faults` */
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
