import { defineConfig } from 'vitest/config';

/** What is tested by killing processes: minutes rather than seconds. `npm run test:faults` */
export default defineConfig({
  test: {
    include: ['apps/**/*.faults.ts'],
    pool: 'forks',
    maxWorkers: 1,
    hookTimeout: 60_000,
  },
});
