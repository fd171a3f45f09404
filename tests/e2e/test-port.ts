/**
 * The port of the shop under test. scripts/serve-for-tests.mjs serves it with a new database for each run. Set `E2E_PORT` to run two at the same
 * time.
 */
export const testPort = Number(process.env.E2E_PORT ?? 4600);
