/** The shop under test: its own port and database, made anew for each run by scripts/serve-for-tests.mjs. */
export const testPort = 4600;
